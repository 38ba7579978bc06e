import { sql, type Transaction } from 'kysely';
import { isOnPostgres } from './engine';
import type { Database } from './schema';

const timeLimits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
const locks = { start: 20261122, backup: 20261123 };

/** For what may take longer than any call of the API. */
export async function liftTimeLimits(transaction: Transaction<Database>): Promise<void> {
  if (!isOnPostgres(transaction)) return;
  for (const limit of timeLimits) await sql`set local ${sql.id(limit)} = 0`.execute(transaction);
}

/** Makes processes that do the same wait for each other until the transaction ends. SQLite has one writer anyway. */
export async function takeTurns(transaction: Transaction<Database>, work: keyof typeof locks): Promise<void> {
  await liftTimeLimits(transaction);
  if (isOnPostgres(transaction)) await sql`select pg_advisory_xact_lock(${locks[work]})`.execute(transaction);
}
