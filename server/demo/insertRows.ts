import type { InsertObject } from 'kysely';
import type { Database, Db } from '../db/schema';

/** SQLite takes 32,766 values in one statement and PostgreSQL 65,535; beyond some thousands nothing is gained. */
const valuesAtOnce = 6_000;

/** Inserts rows that all have the same columns, many with each statement. */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const rowsAtOnce = Math.max(1, Math.floor(valuesAtOnce / Object.keys(first).length));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await db.insertInto(table).values(some).execute();
  }
}
