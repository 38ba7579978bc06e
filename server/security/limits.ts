import type { Trx } from '../db/schema';
import type { HttpError } from '../httpError';
import type { Call, Limited, Services } from '../services';
import { mailLimitReached } from './accountMails';
import { countEvent, lockedFor, tooMany, type Subject } from './throttle';

const hour = 60 * 60;
const day = 24 * hour;

const limited: Record<Limited, { words: string; variable: string; within: number }> = {
  rows: { words: 'rows of lists a day', variable: 'LIMIT_ROWS_PER_DAY', within: day },
  profiles: { words: 'profiles a day', variable: 'LIMIT_PROFILES_PER_DAY', within: day },
  exports: { words: 'exports a day', variable: 'LIMIT_EXPORTS_PER_DAY', within: day },
  deletions: { words: 'deletions an hour', variable: 'LIMIT_DELETIONS_PER_HOUR', within: hour },
};

export const limitNames = Object.keys(limited) as Limited[]; // Its own keys.

export function createLimits(services: Services) {
  const { db, limits } = services;
  /** What was let through and is not in the database yet, by key: calls at the same moment see each other. */
  const underWay = new Map<string, number>();

  function subjectOf(call: Call, name: Limited): Subject | undefined {
    const events = limits?.[name] ?? 0;
    const key = `limit ${name} ${call.get('session').administratorId}`;
    return events === 0 ? undefined : { key, events, within: limited[name].within };
  }

  function refusal(call: Call, name: Limited, ms: number): HttpError {
    const { words, variable } = limited[name];
    const limit = `${(limits?.[name] ?? 0).toLocaleString('en')} ${words} (${variable})`;
    call.set('limit', name);
    mailLimitReached(services, call, name, limit);
    return tooMany(ms, `The limit of ${limit} is reached; whoever runs the server can raise it.`);
  }

  /**
   * Refuses what comes after the limit was reached: how much a list holds is known only once it was read.
   * @returns what is called when these events are counted.
   */
  async function check(call: Call, name: Limited, events: number): Promise<() => void> {
    const subject = subjectOf(call, name);
    if (!subject) return () => undefined;
    const before = underWay.get(subject.key) ?? 0;
    const add = (more: number) => underWay.set(subject.key, (underWay.get(subject.key) ?? 0) + more);
    const end = () => void add(-events);
    add(events);
    try {
      const ms = await lockedFor(db, subject, before);
      if (ms > 0) throw refusal(call, name, ms);
      return end;
    } catch (error) {
      end();
      throw error;
    }
  }

  /** In the transaction of what is done, so that a refusal takes the count back; `mayPass` lets more through. */
  async function take(
    transaction: Trx,
    call: Call,
    name: Limited,
    mayPass: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<void> {
    const subject = subjectOf(call, name);
    if (!subject) return;
    await countEvent(transaction, [subject]);
    const ms = await lockedFor(transaction, { ...subject, events: subject.events + 1 });
    if (ms === 0) return;
    // Made before, as it mails everybody.
    const refused = refusal(call, name, ms);
    if (!(await mayPass())) throw refused;
  }

  return { subjectOf, check, take };
}
