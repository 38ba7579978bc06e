import { access, constants } from 'node:fs/promises';
import { PostgresAdapter, sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { lastingWork } from './postgresDialect';
import { tables, type Database, type Db, type Trx } from './schema';

export const isOnPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Locks the selected rows until the transaction ends. SQLite needs no lock, it has one writer at a time. */
export function forUpdate(db: Db) {
  return <Tables extends keyof Database, Output>(query: SelectQueryBuilder<Database, Tables, Output>) =>
    isOnPostgres(db) ? query.forUpdate() : query;
}

/** Lets SQLite read while it writes: changes are kept in a log beside the file first. */
export async function keepLog(db: Db): Promise<void> {
  if (!isOnPostgres(db)) await sql`pragma journal_mode = wal`.execute(db);
}

/** Rows as one parameter, so that the statement is the same for any number of them: it is prepared once. */
export function rowsOf(db: Db, rows: unknown[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return isOnPostgres(db) ? sql`jsonb_array_elements(${json}::jsonb)` : sql`json_each(${json})`;
}

/** What such a row has under a name, or at a place. */
export const textIn = (name: string | number) => sql`value ->> ${sql.lit(name)}`;
export const integerIn = (name: string) => sql`cast(${textIn(name)} as bigint)`;

/** For what may take longer than any call of the API. */
export async function liftTimeLimits(transaction: Trx): Promise<void> {
  if (!isOnPostgres(transaction)) return;
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql`set local ${sql.id(limit)} = 0`.execute(transaction);
  await sql`set local application_name = ${sql.lit(lastingWork)}`.execute(transaction);
}

const locks = { start: 20261122, backup: 20261123, archive: 20261124, rehearsal: 20261127 };

/** Holds a lock that starts, or what else has one, wait for in all processes until the transaction ends. SQLite has one writer anyway. */
export async function holdLock(transaction: Trx, lock: keyof typeof locks = 'start'): Promise<void> {
  await liftTimeLimits(transaction);
  if (isOnPostgres(transaction)) await sql`select pg_advisory_xact_lock(${locks[lock]}::bigint)`.execute(transaction);
}

/** ms between two checks that a lock is still ours. */
const lockCheck = 3000;

/** Others may hold the lock when the connection is gone that held it. */
export type Lock = { lost: AbortSignal; /** Throws where it is lost. */ confirm: () => Promise<unknown> };

/** Works where no other process holds this lock; undefined where one does. SQLite has one process. */
export async function workAlone<Result>(
  db: Db,
  name: 'backup' | 'rehearsal',
  work: (lock: Lock) => Promise<Result>,
): Promise<Result | undefined> {
  const lost = new AbortController();
  if (!isOnPostgres(db)) return work({ lost: lost.signal, confirm: async () => undefined });
  const held = db.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction);
    // Where the machine of whoever has it is gone without a word.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(transaction);
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${locks[name]}::bigint) as "isOurs"`;
    if (!(await lock.execute(transaction)).rows[0]?.isOurs) return undefined;
    let asked: Promise<unknown> = Promise.resolve();
    const confirm = () => (asked = asked.then(() => sql`select 1`.execute(transaction)).catch(lose));
    const lose = (cause: unknown) => {
      lost.abort(
        new Error(`The connection is lost that held the lock of the ${name}: another process may have it.`, { cause }),
      );
      lost.signal.throwIfAborted();
    };
    const look = setInterval(() => void confirm().catch(() => undefined), lockCheck);
    try {
      const result = await work({ lost: lost.signal, confirm });
      await confirm();
      return result;
    } finally {
      clearInterval(look);
      await asked.catch(() => undefined);
    }
  });
  return held.catch((error: unknown) => {
    // In place of what could not be gone on with, or not be rolled back.
    lost.signal.throwIfAborted();
    throw error;
  });
}

/** After many rows at once. Of the own tables: `analyze` without a list waits for whoever locks any table. */
export async function gatherStatistics(transaction: Trx): Promise<void> {
  await liftTimeLimits(transaction);
  const own = sql.join(Object.keys(tables).map((name) => sql.table(name)));
  await (isOnPostgres(transaction) ? sql`analyze ${own}` : sql`pragma optimize = 0x10002`).execute(transaction);
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
  if (isOnPostgres(db)) {
    const state = sql<{ readOnly: string }>`select current_setting('transaction_read_only') as "readOnly"`;
    return (await state.execute(db)).rows[0]?.readOnly === 'off';
  }
  // A file system that fails is made read-only under the server.
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const file = rows[0]?.file;
  const fault: unknown = file && (await access(file, constants.W_OK).catch((error: unknown) => error));
  return !fault;
}
