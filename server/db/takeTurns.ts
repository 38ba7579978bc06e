import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Database } from './schema';

/** Numbers that PostgreSQL's advisory locks go by; any will do, as long as they differ. */
const locks = { 'first start': 20261122, 'count events': 20261123 };
const timeLimits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Makes transactions of one kind wait for each other, whichever process they run in, until this one ends. SQLite has one writer
 * at a time anyway.
 */
export async function takeTurns(transaction: Transaction<Database>, kind: keyof typeof locks): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Demonstration data takes longer than any call of the API may.
  if (kind === 'first start')
    for (const limit of timeLimits) await sql`set local ${sql.id(limit)} = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${locks[kind]})`.execute(transaction);
}
