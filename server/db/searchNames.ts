import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isOnPostgres } from './engine';
import { pieceSize } from './inPieces';
import { memberColumns } from './listMembers';
import type { Database, Listing } from './schema';

/**
 * The newest members of a list whose folded name contains the part, all of them: first who they are, then a thousand at a time. The
 * database writes them as JSON, with commas between them: making an object of each row, in two threads, took most of the time.
 */
export async function* searchNames(
  db: Kysely<Database>,
  { listing, part }: { listing: Listing; part: string },
): AsyncGenerator<{ json: string; length: number }> {
  const found = await db
    .selectFrom('members')
    .select('user_id')
    .where('listing', '=', listing)
    .where(contains(part))
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .execute();
  for (let from = 0; from < found.length; from += pieceSize) {
    const ids = found.slice(from, from + pieceSize).map(({ user_id }) => user_id);
    const { rows } = await sql<{ piece: string | null }>`
      select string_agg(${asJson(db)}, ',' order by created_at desc, user_id desc) as piece
      from members where user_id in (${sql.join(ids)})`.execute(db);
    if (rows[0]?.piece) yield { json: rows[0].piece, length: ids.length };
  }
}

/** SQLite reads the names of the list from its index; PostgreSQL has one of their parts, where it may (pg_trgm). */
const contains = (part: string) =>
  sql<boolean>`username_folded like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

function asJson(db: Kysely<Database>): RawBuilder<string> {
  const fields = sql.join(memberColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  return sql`cast(${sql.raw(isOnPostgres(db) ? 'json_build_object' : 'json_object')}(${fields}) as text)`;
}
