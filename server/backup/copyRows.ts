import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../db/engine';
import { inPieces } from '../db/inPieces';
import { continueNumbering } from '../readings';
import { keyOf, tables, type Database, type Db } from '../db/schema';

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** What the database or the program makes of the other tables. */
export const made = ['member_counts', 'name_keys', 'search_terms', 'search_words', 'migrations'];

/** Both sides are transactions or nobody else's: what is read has to be of one moment. */
export async function copyRows(from: Db, to: Db): Promise<void> {
  // Both sides have the same columns, whatever they are.
  const [source, target] = [from, to] as unknown as [AnyTables, AnyTables];
  const names = Object.keys(tables) as (keyof Database)[];
  for (const table of names.filter((name) => !made.includes(name))) {
    // The database derives the list of a member, as it makes the counts and keys and notes its migrations.
    const toRow = (row: Record<string, unknown>) => ({ ...row, listing: undefined });
    const pieces = inPieces(source.selectFrom(table).selectAll(), keyOf(table), toRow);
    for await (const rows of pieces) await target.insertInto(table).values(rows).execute();
  }
  if (isOnPostgres(to)) await continueNumbers(to);
  await continueNumbering(to);
}

/** Rows that bring their numbers do not move the sequences of PostgreSQL. */
async function continueNumbers(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db);
}
