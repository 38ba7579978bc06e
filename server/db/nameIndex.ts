import { sql } from 'kysely';
import type { Db, Trx } from './schema';
import { holdLock } from './engine';

const nameIndex = 'members_by_part_of_name';

export async function hasNameIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${nameIndex}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** For searches on PostgreSQL. A service may lack the extension or refuse it, so this is no migration but tried at each start. */
export async function makeNameIndex(db: Db): Promise<boolean> {
  if (await hasNameIndex(db)) return true;
  const make = async (transaction: Trx) => {
    await holdLock(transaction);
    await sql`create extension if not exists pg_trgm with schema public`.execute(transaction);
    const { rows } = await sql<{ schema: string }>`
      select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm'`.execute(transaction);
    const operators = sql.id(rows[0]?.schema ?? 'public', 'gin_trgm_ops');
    const index = sql`${sql.id(nameIndex)} on members using gin (username_folded ${operators})`;
    await sql`create index if not exists ${index}`.execute(transaction);
    return true;
  };
  return db
    .transaction()
    .execute(make)
    .catch(() => false);
}
