import * as v from 'valibot';
import { flag, id, rowFrom, rowsOf, text, type FieldsOf } from '@/shared/api/page';
import { displayText, listed } from '@/shared/format/text';
import type { VersionRow } from '@contract/versions';

export type VersionNumbers = { android: string; ios: string };

const versionRow = rowFrom({
  id: ['version_id', id],
  android: ['android_version', text],
  ios: ['ios_version', text],
  isActive: ['status', flag],
} satisfies FieldsOf<VersionRow>);

export type Version = v.InferOutput<typeof versionRow>;

export const versionList = v.pipe(
  v.object({ responseData: v.object({ version_list: rowsOf(versionRow), maintenance_mode: flag }) }),
  v.transform(({ responseData }) => ({
    ...responseData.version_list,
    isMaintenanceOn: responseData.maintenance_mode,
  })),
);

const usualForm = /^\d+(\.\d+){1,3}$/;

const byNumber = new Intl.Collator('en', { numeric: true });
const withoutZeros = (version: string) => version.replace(/(\.0+)+$/, '');

/** A sort callback for usual versions: 2.10 comes after 2.9, and 2.0 equals 2. */
export const compareVersions = (one: string, other: string) => byNumber.compare(withoutZeros(one), withoutZeros(other));

const liveOnes = (versions: readonly Version[]) => versions.filter(({ isActive }) => isActive);

function highestOf(versions: readonly Version[], platform: keyof VersionNumbers) {
  const usual = versions.filter((version) => usualForm.test(version[platform]));
  return usual.toSorted((one, other) => compareVersions(one[platform], other[platform])).at(-1);
}

type Advised = { others: readonly Version[]; platform: keyof VersionNumbers; before?: string };

/** Advice on an unusual version, which is never refused. `before` is the version that is changed. */
export function adviceOn(typed: string, { others, platform, before }: Advised): string | undefined {
  const number = typed.trim();
  if (number === '' || number === before) return undefined;
  if (!usualForm.test(number)) return 'Use numbers and dots, for example 2.4.1.';
  const isBelow = (one: string) => usualForm.test(one) && compareVersions(number, one) < 0;
  const live = highestOf(liveOnes(others), platform);
  if (before === undefined && live && isBelow(live[platform]))
    return `This is lower than ${live[platform]}, which is live in version ${displayText(live.id)}.`;
  const same = others.find((other) => compareVersions(other[platform], number) === 0);
  if (same) return `Version ${displayText(same.id)} has this number already.`;
  if (before !== undefined) return isBelow(before) ? `This is lower than ${before}, which stands here now.` : undefined;
  const highest = highestOf(others, platform);
  return highest && isBelow(highest[platform])
    ? `This is lower than ${highest[platform]} of version ${displayText(highest.id)}, the highest so far.`
    : undefined;
}

export const sameNumbers = (numbers: VersionNumbers, versions: readonly Version[]) =>
  versions.find((version) =>
    (['android', 'ios'] as const).every((platform) => {
      const number = numbers[platform].trim();
      return number !== '' && compareVersions(number, version[platform].trim()) === 0;
    }),
  );

export function liveText(versions: readonly Version[]): string | undefined {
  const live = liveOnes(versions).map(({ id }) => displayText(id));
  if (live.length === 0) return undefined;
  if (live.length === 1) return `Version ${live[0]} is live`;
  return `${live.length > 3 ? `${live.length} other versions` : `Versions ${listed.format(live)}`} are live`;
}

const numbersOf = ({ android, ios }: Version) =>
  [...new Set([android, ios].map(displayText))].filter(Boolean).join('/');

/** The live records by their numbers, the highest first; the id tells apart those whose numbers are the same or missing. */
export function liveNames(versions: readonly Version[]): { id: string; name: string }[] {
  const live = liveOnes(versions).toSorted(
    (one, other) => compareVersions(other.android, one.android) || compareVersions(other.ios, one.ios),
  );
  return live.map((version) => {
    const [id, numbers] = [displayText(version.id), numbersOf(version)];
    const isUnique = numbers !== '' && live.every((other) => other === version || numbersOf(other) !== numbers);
    return { id: version.id, name: isUnique ? numbers : `${numbers} (version ${id})`.trim() };
  });
}
