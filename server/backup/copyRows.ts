import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../db/engine';
import { tables } from '../db/tables';
import type { Database } from '../db/schema';

const pieceSize = 1000;
type Row = Record<string, unknown>;

const derived: string[] = ['member_counts'];
const derivedColumns = { rowid: undefined, listing: undefined };

/**
 * Copies every row into a database that holds none, from either engine to either. Both sides are transactions or nobody else's: what
 * is read has to be of one moment.
 */
export async function copyRows(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  for (const table of tables.filter((name) => !derived.includes(name)).reverse()) {
    for await (const rows of isOnPostgres(from) ? readByCursor(from, table) : readByRowId(from, table))
      await to
        .insertInto(table)
        .values(rows.map((row) => ({ ...row, ...derivedColumns })) as never) // Both sides have the same columns.
        .execute();
  }
  if (isOnPostgres(to)) await continueNumbers(to);
}

async function* readByCursor(db: Kysely<Database>, table: string): AsyncGenerator<Row[]> {
  await sql`declare rows_to_copy no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(pieceSize)} from rows_to_copy`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < pieceSize) break;
  }
  await sql`close rows_to_copy`.execute(db);
}

async function* readByRowId(db: Kysely<Database>, table: string): AsyncGenerator<Row[]> {
  let last: unknown = -1;
  for (;;) {
    const { rows } = await sql<Row>`
      select rowid as rowid, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${pieceSize}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < pieceSize) return;
    last = rows.at(-1)?.rowid;
  }
}

/** Rows that bring their numbers do not move the sequences of PostgreSQL. */
async function continueNumbers(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
}
