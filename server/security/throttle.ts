import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db, Trx } from '../db/schema';
import { hint } from '../db/sqlite/driver';
import { HttpError } from '../httpError';
import { hashSecret } from './secrets';

const minute = 60;
const hour = 60 * minute;
const maxClockSkew = 10;

/** So many events within so many seconds lock the subject until that time, which begins with the first of them, is over. */
export type Subject = { key: string; events: number; within: number };

const subject = (key: string, events: number, within: number): Subject => ({ key, events, within });

/** The e-mail is hashed: people type their password into the wrong field. Failures of a caller who is known are counted apart. */
export function signInsOf(email: string, known?: string): Subject {
  const apart = known === undefined ? '' : ` ${hashSecret(known)}`;
  return subject(`sign-in ${hashSecret(email)}${apart}`, 5, 15 * minute);
}

export function signInsFrom(network: string): Subject {
  const events = network.endsWith('/48') ? 80 : network.endsWith('/56') ? 40 : 20;
  return subject(`address ${network}`, events, 5 * minute);
}

export const passwordChangesOf = (id: number) => subject(`change ${id}`, 5, 15 * minute);
export const mailsAskedFrom = (id: number, address: string) => subject(`mail ${id} ${hashSecret(address)}`, 3, hour);
export const mailsAskedByStrangers = (id: number) => subject(`mail ${id}`, 9, hour);
export const warningsTo = (id: number) => subject(`warning ${id}`, 1, 24 * hour);
export const limitMailsAbout = (id: number, limit: string) => subject(`limit mail ${limit} ${id}`, 1, 24 * hour);
/** The failed sign-ins that the journal holds, of all accounts: a flood of them must not fill the disk. */
export const failuresWritten = subject('journal', 200, 10 * minute);

/** Milliseconds for which the subject is still locked, with so many events that are `underWay` beside those that are counted. */
export async function lockedFor(db: Db, subject: Subject, underWay = 0): Promise<number> {
  const found = await limiterOf(db, subject).get(subject.key);
  const counted = found && Date.now() + found.msBeforeNext <= latestEnd(subject) ? found : undefined;
  if ((counted?.consumedPoints ?? 0) + underWay < subject.events) return 0;
  return counted?.msBeforeNext ?? subject.within * 1000;
}

/** The parts of a subject that are counted apart from it. */
export async function partsOf(db: Db, subject: Subject): Promise<Subject[]> {
  const parts = db.selectFrom('throttles').select('key').where('key', 'like', `${subject.key} %`);
  return (await parts.execute()).map(({ key }) => ({ ...subject, key }));
}

/** Counts an event, or so many `times`, for each subject, and returns the keys of those that it locks. */
export async function countEvent(transaction: Trx, subjects: (Subject & { times?: number })[]): Promise<string[]> {
  const locked: string[] = [];
  await transaction
    .deleteFrom('throttles')
    .where((eb) => {
      const fromFuture = (each: Subject) => eb.and([eb('key', '=', each.key), eb('expire', '>', latestEnd(each))]);
      return eb.or([eb('expire', '<', Date.now()), ...subjects.map(fromFuture)]);
    })
    .execute();
  for (const { times = 1, ...subject } of subjects) {
    const { consumedPoints } = await limiterOf(transaction, subject).penalty(subject.key, times);
    if (consumedPoints >= subject.events && consumedPoints - times < subject.events) locked.push(subject.key);
  }
  return locked;
}

/** Forgets what was counted of a subject, and of the parts of it that are counted apart. */
export async function resetThrottle(db: Db, { key }: Subject): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where((eb) => eb.or([eb('key', '=', key), eb('key', 'like', `${key} %`)]))
    .execute();
}

export async function releaseAccount(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  for (const each of [signInsOf(email), passwordChangesOf(id), mailsAskedByStrangers(id)])
    await resetThrottle(db, each);
}

/** SQLite runs the statements that the limiter sends to PostgreSQL as well; each counts in one row without a look before. */
function limiterOf(db: Db, { events, within }: Subject): RateLimiterPostgres {
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    db
      .executeQuery(CompiledQuery.raw(text.replace(/^\s*select\b/i, `select ${hint}`), values))
      .then(({ rows }) => ({ rows, rowCount: rows.length }));
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

export async function refuseWhileLocked(db: Db, subject: Subject, reason: string): Promise<void> {
  const ms = await lockedFor(db, subject);
  if (ms > 0) throw tooMany(ms, reason);
}

/** @param ms until it may be tried again. */
export function tooMany(ms: number, reason: string): HttpError {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / minute);
  const hours = `${Math.ceil(seconds / hour)} hours`;
  const when = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : hours;
  return new HttpError(429, `${reason} Please try again in ${when}.`, { 'Retry-After': String(seconds) });
}

/** What ends later was counted before the clock was set back, and would lock until the clock is there again. */
const latestEnd = ({ within }: Subject) => Date.now() + (within + maxClockSkew) * 1000;
