import { displayText } from '@/shared/text';
import type { Version, VersionNumbers } from './version';

const usualForm = /^\d+(\.\d+){1,3}$/;

const byNumber = new Intl.Collator('en', { numeric: true });
const withoutZeros = (version: string) => version.replace(/(\.0+)+$/, '');

/** A sort callback for usual versions: 2.10 comes after 2.9, and 2.0 equals 2. */
export const compareVersions = (one: string, other: string) => byNumber.compare(withoutZeros(one), withoutZeros(other));

type Advised = {
  /** Other records. */
  others: readonly Version[];
  platform: keyof VersionNumbers;
  /** The record's version before the change. */
  before?: string;
};

/** Advice on an unusual version, which is never refused. */
export function adviceOn(typed: string, { others, platform, before }: Advised): string | undefined {
  const number = typed.trim();
  if (number === '' || number === before) return undefined;
  if (!usualForm.test(number)) return 'Versions usually look like 2.4.1: numbers with dots between them.';
  const isBelow = (one = '') => usualForm.test(one) && compareVersions(number, one) < 0;
  const live = highestOf(
    others.filter(({ isActive }) => isActive),
    platform,
  );
  if (before === undefined && live && isBelow(live[platform]))
    return `This is lower than ${live[platform]}, which is live in version ${displayText(live.id)}.`;
  const same = others.find(
    (other) => usualForm.test(other[platform]) && compareVersions(other[platform], number) === 0,
  );
  if (same) return `Version ${displayText(same.id)} has this number already.`;
  if (before !== undefined) return isBelow(before) ? `This is lower than ${before}, which stands here now.` : undefined;
  const highest = highestOf(others, platform);
  return highest && isBelow(highest[platform])
    ? `This is lower than ${highest[platform]} of version ${displayText(highest.id)}, the highest so far.`
    : undefined;
}

const highestOf = (versions: readonly Version[], platform: keyof VersionNumbers) =>
  versions
    .filter((version) => usualForm.test(version[platform]))
    .toSorted((one, other) => compareVersions(one[platform], other[platform]))
    .at(-1);

/** The highest live record above this one on the platform; if this one is not live, only earlier records count. */
export function liveVersionAbove(record: Version, versions: readonly Version[], platform: keyof VersionNumbers) {
  const isEarlier = ({ id }: Version) => byNumber.compare(id, record.id) < 0;
  const live = versions.filter((one) => one.isActive && one.id !== record.id && (record.isActive || isEarlier(one)));
  const highest = highestOf(live, platform);
  const number = record[platform];
  return highest && usualForm.test(number) && compareVersions(number, highest[platform]) < 0 ? highest : undefined;
}

const namedAtMost = 3;

/** 'Version 14 is live', about the other records; undefined if none is. */
export function liveText(versions: readonly Version[]): string | undefined {
  const live = versions.filter(({ isActive }) => isActive).map(({ id }) => displayText(id));
  if (live.length === 0) return undefined;
  if (live.length === 1) return `Version ${live[0]} is live`;
  const which = live.length > namedAtMost ? `${live.length} other versions` : `Versions ${listed.format(live)}`;
  return `${which} are live`;
}

const listed = new Intl.ListFormat('en');
