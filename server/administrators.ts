import { forUpdate } from './db/engine';
import type { Db, Trx } from './db/schema';
import { cancelResetCodes } from './security/resetCodes';
import { endChallenges } from './security/factors';
import { forgetCallers, type Caller } from './security/knownCallers';
import { allBut, endSessions } from './security/sessions';
import type { Session } from './services';
import type { Actor } from './audit';
import { fold } from './contract/text';

export type Account = { id: number; email: string; password_hash: string };

/** An administrator who may sign in; undefined for a disabled one, as if there were none. */
export async function findAdministrator(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('administrators')
    .select(['id', 'email', 'password_hash'])
    .where('email', '=', fold(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

export const readAccount = (db: Db, id: number): Promise<Account> =>
  db
    .selectFrom('administrators')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether the password that was just compared still counts: another process may have changed it. It does so until the transaction ends. */
export async function isUnchanged(transaction: Trx, { id, password_hash }: Pick<Account, 'id' | 'password_hash'>) {
  const account = await transaction
    .selectFrom('administrators')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  return account !== undefined;
}

export async function replacePassword(
  transaction: Trx,
  actor: Actor,
  { id, passwordHash, keep, caller }: { id: number; passwordHash: string; keep?: Session; caller?: Caller },
): Promise<void> {
  await transaction.updateTable('administrators').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await cancelResetCodes(transaction, id, actor.at);
  await endChallenges(transaction, id);
  await endSessions(transaction, actor, id, allBut(keep));
  await forgetCallers(transaction, id, caller);
}
