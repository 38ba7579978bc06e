import { displayText } from '@/shared/text';
import type { Version, VersionNumbers } from './version';

const usualForm = /^\d+(\.\d+){1,3}$/;

const byNumber = new Intl.Collator('en', { numeric: true });
const withoutZeros = (version: string) => version.replace(/(\.0+)+$/, '');

/** A sort callback for usual versions: 2.10 comes after 2.9, and 2.0 equals 2. */
export const compareVersions = (one: string, other: string) => byNumber.compare(withoutZeros(one), withoutZeros(other));

type Advised = {
  /** The platform's versions in other records. */
  others: readonly string[];
  /** The live ones among them. */
  live: readonly string[];
  /** The record's version before the change. */
  before?: string;
};

/** Advice on an unusual version, which is never refused. */
export function adviceOn(typed: string, { others, live, before }: Advised): string | undefined {
  const version = typed.trim();
  if (version === '' || version === before) return undefined;
  if (!usualForm.test(version)) return 'Versions usually look like 2.4.1: numbers with dots between them.';
  const known = others.filter((other) => usualForm.test(other));
  if (known.some((other) => compareVersions(other, version) === 0)) return 'Another record has this version already.';
  const isBelow = (one = '') => usualForm.test(one) && compareVersions(version, one) < 0;
  if (before !== undefined) return isBelow(before) ? `This is lower than ${before}, which stands here now.` : undefined;
  const highestLive = highestOf(live);
  if (isBelow(highestLive)) return `This is lower than ${highestLive}, which is live.`;
  const highest = highestOf(known);
  return isBelow(highest) ? `This is lower than ${highest}, the highest so far.` : undefined;
}

const highestOf = (versions: readonly string[]) =>
  versions
    .filter((version) => usualForm.test(version))
    .toSorted(compareVersions)
    .at(-1);

/** The highest live version above this record's; if this record is not live, only earlier records count. */
export function liveVersionAbove(record: Version, versions: readonly Version[], platform: keyof VersionNumbers) {
  const isEarlier = ({ id }: Version) => byNumber.compare(id, record.id) < 0;
  const live = versions.filter((one) => one.isActive && one.id !== record.id && (record.isActive || isEarlier(one)));
  const highest = highestOf(live.map((one) => one[platform]));
  const number = record[platform];
  return highest !== undefined && usualForm.test(number) && compareVersions(number, highest) < 0 ? highest : undefined;
}

/** 'Version 14 is live', about the other records; undefined if none is. */
export function liveText(versions: readonly Version[]): string | undefined {
  const live = versions.filter(({ isActive }) => isActive);
  const [first] = live;
  if (!first) return undefined;
  return live.length === 1 ? `Version ${displayText(first.id)} is live` : `${live.length} other versions are live`;
}
