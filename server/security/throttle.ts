import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { takeTurns } from '../db/takeTurns';
import { HttpError } from '../httpError';
import { hashSecret } from './secrets';

const minute = 60 * 1000;
const hour = 60 * minute;
const maxClockSkew = 10 * 1000;

type Lockout = { first: number; longest: number };

type Rule = {
  /** So many events within so many milliseconds lock the subject. */
  events: number;
  within: number;
  /** Milliseconds of the first lock-out, doubled by each further event up to `longest`. Without it the lock ends when the oldest event leaves the window. */
  lockout?: Lockout;
};

/** What is counted (an account, an address), and the rule for it. */
export type Subject = { key: string; rule: Rule };

/** Stored as JSON in the database: a renamed field would lose the locks of a running installation. */
type State = { recent: number[]; pauses: number; heldUntil: number };

const nothing: State = { recent: [], pauses: 0, heldUntil: 0 };

const passwordFailures = { events: 5, within: 15 * minute, lockout: { first: minute, longest: 15 * minute } };

// Hashed: people type their password into the wrong field.
const signInKey = (email: string) => `sign-in ${hashSecret(email)}`;

/**
 * The failed sign-ins of an account, whether it exists or not.
 * @param knownAddress where its owner has signed in before: failures from there are counted apart from those of strangers.
 */
export function signInsOf(email: string, knownAddress?: string): Subject {
  const apart = knownAddress === undefined ? '' : ` ${hashSecret(knownAddress)}`;
  return { key: signInKey(email) + apart, rule: passwordFailures };
}

/** The wrong old passwords that somebody with a session has sent. */
export function passwordChangesOf(administratorId: number): Subject {
  return { key: `change ${administratorId}`, rule: passwordFailures };
}

/** The failed sign-ins from one network; a wide one of version 6 may hold several callers. */
export function signInsFrom(network: string): Subject {
  const events = network.endsWith('/48') ? 80 : network.endsWith('/56') ? 40 : 20;
  return { key: `address ${network}`, rule: { events, within: 5 * minute } };
}

/** The reset links that an account was sent because somebody at this address asked. */
export function mailsAskedFrom(administratorId: number, address: string): Subject {
  return { key: `mail ${administratorId} ${hashSecret(address)}`, rule: { events: 3, within: hour } };
}

/** The reset links that an account was sent because strangers asked, wherever they are. */
export function mailsAskedByStrangers(administratorId: number): Subject {
  return { key: `mail ${administratorId}`, rule: { events: 9, within: hour } };
}

/** The warnings about failed sign-ins that an administrator was sent. */
export function warningsTo(administratorId: number): Subject {
  return { key: `warning ${administratorId}`, rule: { events: 1, within: 24 * hour } };
}

/** The failed sign-ins that the journal holds, of all accounts: a flood of them must not fill the disk. */
export const failuresWritten: Subject = { key: 'journal', rule: { events: 200, within: 10 * minute } };

/** Milliseconds until the subject may try again; 0 when it is not locked. */
export async function lockedFor(db: Kysely<Database>, { key, rule }: Subject, now: Date): Promise<number> {
  return remaining(await readState(db, key), rule, now.getTime());
}

/**
 * Counts one event for each subject. Events during a lock-out do not count, or a steady attack would extend it for ever.
 * @returns the subjects that are locked from now on and were not before.
 */
export async function countEvent(
  transaction: Transaction<Database>,
  subjects: Subject[],
  now: Date,
): Promise<Subject[]> {
  const time = now.getTime();
  const locked: Subject[] = [];
  // Two processes that count at once would each write the other's event away.
  await takeTurns(transaction, 'count events');
  await transaction.deleteFrom('throttles').where('forget_after', '<=', now.toISOString()).execute();
  for (const subject of subjects) {
    const { key, rule } = subject;
    const before = await readState(transaction, key);
    const wasLocked = remaining(before, rule, time) > 0;
    const after = wasLocked && rule.lockout ? before : next(before, rule, time);
    if (!wasLocked && remaining(after, rule, time) > 0) locked.push(subject);
    const row = {
      state: JSON.stringify(after),
      forget_after: new Date(Math.max(time, after.heldUntil) + rule.within).toISOString(),
    };
    await transaction
      .insertInto('throttles')
      .values({ subject: key, ...row })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
      .execute();
  }
  return locked;
}

export async function resetThrottle(db: Kysely<Database>, { key }: Subject): Promise<void> {
  await db.deleteFrom('throttles').where('subject', '=', key).execute();
}

/** Forgets the failed sign-ins of an account, from wherever. */
export async function releaseSignIns(db: Kysely<Database>, email: string): Promise<void> {
  await forgetAll(db, signInKey(email));
}

/** Forgets everything that holds an account: failed sign-ins, wrong old passwords, mails. */
export async function releaseAccount(db: Kysely<Database>, account: { id: number; email: string }): Promise<void> {
  await releaseSignIns(db, account.email);
  await resetThrottle(db, passwordChangesOf(account.id));
  await forgetAll(db, mailsAskedByStrangers(account.id).key);
}

async function forgetAll(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .deleteFrom('throttles')
    .where((eb) => eb.or([eb('subject', '=', key), eb('subject', 'like', `${key} %`)]))
    .execute();
}

/** Times that lie ahead were counted before the clock was set back, unless the clock of another machine is a little fast. */
const recentOf = ({ recent }: State, { within }: Rule, now: number) =>
  recent.filter((time) => time <= now + maxClockSkew && time > now - within);

const lengthOf = ({ first, longest }: Lockout, pauses: number) => Math.min(longest, first * 2 ** (pauses - 1));

function remaining(state: State, rule: Rule, now: number): number {
  if (!rule.lockout) {
    const oldest = recentOf(state, rule, now).at(-rule.events);
    return oldest === undefined ? 0 : Math.max(0, oldest + rule.within - now);
  }
  const left = state.heldUntil - now;
  // More than all of it is left when the clock has been set back since: such a lock-out would last until the clock is there again.
  return left > lengthOf(rule.lockout, state.pauses) + maxClockSkew ? 0 : Math.max(0, left);
}

function next(state: State, rule: Rule, now: number): State {
  const { events, within, lockout } = rule;
  const { pauses, heldUntil } = state;
  const current = [...recentOf(state, rule, now), now].slice(-events);
  if (!lockout) return { ...nothing, recent: current };
  const isRepeated = pauses > 0 && now >= heldUntil && now - heldUntil <= within;
  if (!isRepeated && current.length < events) return { ...nothing, recent: current };
  const lockouts = isRepeated ? pauses + 1 : 1;
  return { recent: [], pauses: lockouts, heldUntil: now + lengthOf(lockout, lockouts) };
}

async function readState(db: Kysely<Database>, key: string): Promise<State> {
  const row = await db.selectFrom('throttles').select('state').where('subject', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.state) as State) : nothing; // Only `countEvent` writes the column.
}

/** Fails with 429 while the subject is locked, and says until when. */
export async function refuseWhileLocked(
  db: Kysely<Database>,
  subject: Subject,
  now: Date,
  reason: string,
): Promise<void> {
  const seconds = Math.ceil((await lockedFor(db, subject, now)) / 1000);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new HttpError(429, `${reason} Please try again in ${when}.`, { 'Retry-After': String(seconds) });
}
