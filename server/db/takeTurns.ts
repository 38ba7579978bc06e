import { sql, type Transaction } from 'kysely';
import { isOnPostgres } from './engine';
import type { Database } from './schema';

const timeLimits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/** Makes first starts and backups wait for each other, whichever process they run in. SQLite has one writer anyway. */
export async function takeTurns(transaction: Transaction<Database>): Promise<void> {
  if (!isOnPostgres(transaction)) return;
  // Both take longer than any call of the API may.
  for (const limit of timeLimits) await sql`set local ${sql.id(limit)} = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(20261122)`.execute(transaction);
}
