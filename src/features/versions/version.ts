import type * as v from 'valibot';
import { flag, id, rowFrom, text } from '@/shared/api/page';

export type VersionNumbers = { android: string; ios: string };

export const versionRow = rowFrom({
  id: ['version_id', id],
  android: ['android_version', text],
  ios: ['ios_version', text],
  isActive: ['status', flag],
});

export type Version = v.InferOutput<typeof versionRow>;

const usualForm = /^\d+(\.\d+){1,3}$/;

const byNumber = new Intl.Collator('en', { numeric: true });
const withoutZeros = (version: string) => version.replace(/(\.0+)+$/, '');

/** Compares versions of the usual form, like a sort callback: 2.10 comes after 2.9, and 2.0 equals 2. */
export const compareVersions = (one: string, other: string) => byNumber.compare(withoutZeros(one), withoutZeros(other));

/** Advice on an unusual version, which is never refused. `others`: versions of the platform in other records; `before`: what the record held. */
export function adviceOn(typed: string, others: readonly string[], before?: string): string | undefined {
  const version = typed.trim();
  if (version === '' || version === before) return undefined;
  if (!usualForm.test(version)) return 'Versions usually look like 2.4.1: numbers with dots between them.';
  const known = others.filter((other) => usualForm.test(other));
  if (known.some((other) => compareVersions(other, version) === 0)) return 'Another record has this version already.';
  const isBelow = (one = '') => usualForm.test(one) && compareVersions(version, one) < 0;
  if (before !== undefined) return isBelow(before) ? `This is lower than ${before}, which stands here now.` : undefined;
  const highest = known.toSorted(compareVersions).at(-1);
  return isBelow(highest) ? `This is lower than ${highest}, the highest so far.` : undefined;
}
