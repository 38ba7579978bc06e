import { attempt } from '@/shared/format/attempt';

/** Whether an id can be a path segment: '.' and '..' are resolved by browsers, and lone surrogates cannot be encoded. */
export const isPathSegment = (id: string) => !/^\.{0,2}$|\p{Surrogate}/u.test(id);

/** The id at the end of the path; React Router would decode '%2F' in it to a slash. */
export function lastPathSegment(pathname: string): string {
  const part = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return attempt(() => decodeURIComponent(part)) ?? part;
}
