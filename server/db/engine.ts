import { PostgresAdapter, sql, type SelectQueryBuilder } from 'kysely';
import { lastingWork } from './postgresDialect';
import { tables, type Database, type Db, type Trx } from './schema';

export const isOnPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Locks the selected rows until the transaction ends. SQLite needs no lock, it has one writer at a time. */
export function forUpdate(db: Db) {
  return <Tables extends keyof Database, Output>(query: SelectQueryBuilder<Database, Tables, Output>) =>
    isOnPostgres(db) ? query.forUpdate() : query;
}

/** For what may take longer than any call of the API. */
export async function liftTimeLimits(transaction: Trx): Promise<void> {
  if (!isOnPostgres(transaction)) return;
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql`set local ${sql.id(limit)} = 0`.execute(transaction);
  await sql`set local application_name = ${sql.lit(lastingWork)}`.execute(transaction);
}

const turns = { start: 20261122, archive: 20261124 };

/** Makes starts, or what else has turns, wait for each other until the transaction ends, in all processes. SQLite has one writer anyway. */
export async function takeTurns(transaction: Trx, turn: keyof typeof turns = 'start'): Promise<void> {
  await liftTimeLimits(transaction);
  if (isOnPostgres(transaction)) await sql`select pg_advisory_xact_lock(${turns[turn]}::bigint)`.execute(transaction);
}

/** After many rows at once. Of the own tables: `analyze` without a list waits for whoever locks any table. */
export async function gatherStatistics(db: Db): Promise<void> {
  const own = sql.join(Object.keys(tables).map((name) => sql.table(name)));
  await (isOnPostgres(db) ? sql`analyze ${own}` : sql`pragma optimize = 0x10002`).execute(db);
}

export async function hasStatistics(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stats where schemaname = current_schema() and tablename = 'members' limit 1`.execute(db);
  return rows.length > 0;
}

/** The pages of SQLite that held what was deleted are overwritten already (`secure_delete`), but its log holds older ones. */
export async function overwriteDeleted(db: Db): Promise<void> {
  // Where somebody reads for so long that it has to be given up, the next purge does it.
  if (!isOnPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** A standby of PostgreSQL answers questions, and refuses every change. */
export async function mayWrite(db: Db): Promise<boolean> {
  const state = isOnPostgres(db) ? sql`current_setting('transaction_read_only')` : sql`'off'`;
  const { rows } = await sql<{ readOnly: string }>`select ${state} as "readOnly"`.execute(db);
  return rows[0]?.readOnly === 'off';
}
