import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Database } from './schema';

const nameIndex = 'members_by_part_of_name';

/**
 * What PostgreSQL needs beside the tables: an index for searches, whose extension a service may lack or refuse, so it is no migration
 * but tried at each start; and statistics for a database that has just been restored, without which it plans badly.
 */
export async function preparePostgres(db: Kysely<Database>): Promise<boolean> {
  if (!(await hasStatistics(db))) await gatherStatistics(db);
  return (await hasNameIndex(db)) || makeNameIndex(db);
}

/**
 * After many rows at once: PostgreSQL itself would see to it a minute later, and plan badly until then.
 * Of the own tables alone, because `analyze` without a list waits for whoever locks any table of the database.
 * SQLite never does by itself, and decides here which of its tables have changed enough.
 */
export async function gatherStatistics(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`pragma optimize = 0x10002`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

/** Asked again for every search, so that an index counts from the moment in which somebody makes or drops it. */
export async function hasNameIndex(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${nameIndex}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function makeNameIndex(db: Kysely<Database>): Promise<boolean> {
  const make = db.transaction().execute(async (transaction) => {
    // The lock of migrations: another process may start at the same time.
    await sql`select pg_advisory_xact_lock(20261121)`.execute(transaction);
    await sql`create extension if not exists pg_trgm with schema public`.execute(transaction);
    const { rows } = await sql<{ schema: string }>`
      select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm'`.execute(transaction);
    const operators = sql.id(rows[0]?.schema ?? 'public', 'gin_trgm_ops');
    await sql`create index if not exists ${sql.id(nameIndex)} on members using gin (username_folded ${operators})`.execute(
      transaction,
    );
  });
  return make.then(
    () => true,
    () => false,
  );
}

async function hasStatistics(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stats where schemaname = current_schema() and tablename = 'members' limit 1`.execute(db);
  return rows.length > 0;
}
