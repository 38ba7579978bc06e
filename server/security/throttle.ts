import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/schema';
import { HttpError } from '../httpError';
import { hashSecret } from './secrets';

const minute = 60;
const hour = 60 * minute;
const maxClockSkew = 10;

/**
 * So many events within so many seconds lock the subject until that time is over. With a `longest`, the lock-out lasts a minute
 * instead, and each further event within the same time after it doubles it up to `longest`.
 */
type Rule = { events: number; within: number; longest?: number };

export type Subject = { key: string; rule: Rule };

const passwordFailures = { events: 5, within: 15 * minute, longest: 15 * minute };

/** The e-mail is hashed: people type their password into the wrong field. Failures where its owner signs in are counted apart. */
export function signInsOf(email: string, knownAddress?: string): Subject {
  const apart = knownAddress === undefined ? '' : ` ${hashSecret(knownAddress)}`;
  return { key: `sign-in ${hashSecret(email)}${apart}`, rule: passwordFailures };
}

export function passwordChangesOf(administratorId: number): Subject {
  return { key: `change ${administratorId}`, rule: passwordFailures };
}

export function signInsFrom(network: string): Subject {
  const events = network.endsWith('/48') ? 80 : network.endsWith('/56') ? 40 : 20;
  return { key: `address ${network}`, rule: { events, within: 5 * minute } };
}

export function mailsAskedFrom(administratorId: number, address: string): Subject {
  return { key: `mail ${administratorId} ${hashSecret(address)}`, rule: { events: 3, within: hour } };
}

export function mailsAskedByStrangers(administratorId: number): Subject {
  return { key: `mail ${administratorId}`, rule: { events: 9, within: hour } };
}

export function warningsTo(administratorId: number): Subject {
  return { key: `warning ${administratorId}`, rule: { events: 1, within: 24 * hour } };
}

/** The failed sign-ins that the journal holds, of all accounts: a flood of them must not fill the disk. */
export const failuresWritten: Subject = { key: 'journal', rule: { events: 200, within: 10 * minute } };

export async function lockedFor(db: Kysely<Database>, { key, rule }: Subject): Promise<number> {
  return remaining(rule, await limiterOf(db, rule).get(key));
}

/** Counts one event for each subject. Events during a lock-out do not count, or a steady attack would extend it for ever. */
export async function countEvent(transaction: Transaction<Database>, subjects: Subject[]): Promise<Subject[]> {
  const locked: Subject[] = [];
  await transaction
    .deleteFrom('throttles')
    .where('expire', '<', Date.now() - hour * 1000)
    .execute();
  for (const subject of subjects) {
    const { key, rule } = subject;
    const limiter = limiterOf(transaction, rule);
    const before = await limiter.get(key);
    const wasLocked = remaining(rule, before) > 0;
    if (wasLocked && rule.longest !== undefined) continue;
    if (before && isFromFuture(rule, before)) await limiter.delete(key);
    const { consumedPoints } = await limiter.penalty(key);
    if (consumedPoints < rule.events) continue;
    if (!wasLocked) locked.push(subject);
    if (rule.longest === undefined) continue;
    const lockout = Math.min(rule.longest, minute * 2 ** (consumedPoints - rule.events));
    await limiter.set(key, consumedPoints, lockout + rule.within);
  }
  return locked;
}

/** Forgets what was counted of a subject, and of the parts of it that are counted apart. */
export async function resetThrottle(db: Kysely<Database>, { key }: Subject): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where((eb) => eb.or([eb('key', '=', key), eb('key', 'like', `${key} %`)]))
    .execute();
}

export async function releaseAccount(db: Kysely<Database>, account: { id: number; email: string }): Promise<void> {
  for (const subject of [signInsOf(account.email), passwordChangesOf(account.id), mailsAskedByStrangers(account.id)])
    await resetThrottle(db, subject);
}

/** SQLite runs the statements that the limiter sends to PostgreSQL as well; each counts in one row without a look before. */
function limiterOf(db: Kysely<Database>, { events, within }: Rule): RateLimiterPostgres {
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows, rowCount: rows.length }));
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: events,
    duration: within,
  });
}

/** Counted before the clock was set back: such a lock-out would last until the clock is there again. */
const isFromFuture = ({ within, longest = 0 }: Rule, { msBeforeNext }: RateLimiterRes) =>
  msBeforeNext > (longest + within + maxClockSkew) * 1000;

/** The row of a lock-out outlives it by the time in which another event doubles the next one. */
function remaining(rule: Rule, counted: RateLimiterRes | null): number {
  if (!counted || counted.consumedPoints < rule.events || isFromFuture(rule, counted)) return 0;
  return Math.max(0, counted.msBeforeNext - (rule.longest === undefined ? 0 : rule.within * 1000));
}

export async function refuseWhileLocked(db: Kysely<Database>, subject: Subject, reason: string): Promise<void> {
  const seconds = Math.ceil((await lockedFor(db, subject)) / 1000);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new HttpError(429, `${reason} Please try again in ${when}.`, { 'Retry-After': String(seconds) });
}
