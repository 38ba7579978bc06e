import * as v from 'valibot';
import { displayDate, timestampSchema } from '@/shared/dates';
import { isPathSegment } from '@/shared/routing/pathSegment';
import { readable } from './changes';
import type { Entry } from './entry';

type Facts = Entry['after'];

const names: Record<string, (facts: Facts, id: string) => string | undefined> = {
  'vendor ad': ({ title }) => title,
  category: ({ category }) => category,
  panchanga: ({ date }) => date && displayDate(v.parse(timestampSchema, date)),
  version: ({ android_version: android, ios_version: ios }) => android && ios && `Android ${android}, iOS ${ios}`,
  // The actor, unless a server command names another account.
  administrator: ({ email }) => email ?? '',
  network: (_facts, id) => id,
  'maintenance mode': () => '',
  database: () => '',
};

/** What an action was done to, '' if the action says it; members link to their page. */
export function subjectOf({ subject, subjectId, subjectName, before, after }: Entry): {
  name: string;
  member?: string;
} {
  if (subject === 'member')
    return { name: subjectName || subjectId, member: isPathSegment(subjectId) ? subjectId : undefined };
  const nameIn = Object.hasOwn(names, subject) ? names[subject] : undefined;
  const name = nameIn?.({ ...before, ...after }, subjectId);
  return { name: name ?? (subjectName || `${readable(subject)} ${subjectId}`.trim()) };
}
