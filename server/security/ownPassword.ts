import { isUnchanged, readAccount, type Account } from '../administrators';
import { actorOf, record } from '../audit';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';
import type { Call, Services } from '../services';
import { isPassword, passwordQueue } from './passwords';
import { countEvent, passwordChangesOf, refuseWhileLocked, resetThrottle } from './throttle';

type Refusal = { action: string; sentence: string };

/** Passwords and factors are counted together. */
const whileLocked = 'A wrong password or code was given too often.';

/** A whole change runs in the queue, so that no sign-in with the old password can overlap with it. */
export function inPasswordQueue<Result>(id: number, change: () => Promise<Result>): Promise<Result> {
  return passwordQueue(change, { from: `administrator ${id}`, isFirst: true });
}

/** Makes a change for which the caller types the password again; wrong ones are counted. `prepare` runs before the transaction. */
export function changeWithPassword<Result>(
  services: Services,
  call: Call,
  password: string,
  refusal: Refusal,
  prepare: (account: Account) => Promise<(transaction: Trx) => Promise<Result>>,
): Promise<Result> {
  const id = call.get('session').administratorId;
  return inPasswordQueue(id, async () => {
    const { db } = services;
    await refuseWhileLocked(db, passwordChangesOf(id), whileLocked);
    const account = await readAccount(db, id);
    const isRight = await isPassword(password, account.password_hash);
    const change = isRight ? await prepare(account) : undefined;
    return changeIfRight(services, call, refusal, async (transaction) =>
      change && (await isUnchanged(transaction, account)) ? { result: await change(transaction) } : undefined,
    );
  });
}

/** Makes a change, or counts and notes that what the caller has given for it was wrong. */
export async function changeIfRight<Result>(
  { db, now }: Services,
  call: Call,
  refusal: Refusal,
  change: (transaction: Trx) => Promise<{ result: Result } | undefined>,
): Promise<Result> {
  const id = call.get('session').administratorId;
  const guesses = passwordChangesOf(id);
  await refuseWhileLocked(db, guesses, whileLocked);
  const outcome = await db.transaction().execute(async (transaction) => {
    const changed = await change(transaction);
    if (changed) {
      await resetThrottle(transaction, guesses);
      return changed;
    }
    const note = (action: string) => record(transaction, actorOf(call, now), { action, subject: 'administrator', id });
    const locked = await countEvent(transaction, [guesses]);
    await note(refusal.action);
    if (locked.length > 0) await note('lock out');
    return undefined;
  });
  // Not 401, which would end the session in the console.
  if (!outcome) throw new HttpError(400, refusal.sentence);
  return outcome.result;
}
