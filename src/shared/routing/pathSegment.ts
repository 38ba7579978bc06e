import { attempt } from '@/shared/attempt';

/** Whether an id can be a part of a path: browsers take one dot or two for a step, and half a character cannot be written. */
export const isPathSegment = (id: string) => !/^\.{0,2}$|\p{Surrogate}/u.test(id);

export const toPathSegment = (id: string) => encodeURIComponent(id);

/** The id that a path ends with. The router's own reading of it takes the text '%2F' in an id for a slash. */
export function lastPathSegment(pathname: string): string {
  const part = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return attempt(() => decodeURIComponent(part)) ?? part;
}
