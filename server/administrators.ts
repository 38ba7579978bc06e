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

const accounts = (db: Db) => db.selectFrom('administrators').select(['id', 'email', 'password_hash']);

export const accountOf = (db: Db, email: string) => accounts(db).where('email', '=', fold(email));

/** An administrator who may sign in; undefined for a disabled one, as if there were none. */
export const findAdministrator = (db: Db, email: string): Promise<Account | undefined> =>
  accountOf(db, email).where('disabled_at', 'is', null).executeTakeFirst();

export const readAccount = (db: Db, id: number): Promise<Account> =>
  accounts(db).where('id', '=', id).executeTakeFirstOrThrow();

/** Until the transaction ends nobody else changes it. */
export const lockAccount = (transaction: Trx, id: number) =>
  accounts(transaction).where('id', '=', id).$call(forUpdate(transaction));

/** Whether the password that was just compared still counts: another process may have changed it. It does so until the transaction ends. */
export async function isUnchanged(transaction: Trx, { id, password_hash }: Pick<Account, 'id' | 'password_hash'>) {
  const same = lockAccount(transaction, id).where('password_hash', '=', password_hash);
  return (await same.where('disabled_at', 'is', null).executeTakeFirst()) !== undefined;
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
