import { sql, type RawBuilder } from 'kysely';
import { isOnPostgres } from './engine';
import { hasAllNameKeys } from './fillNameKeys';
import { inPieces } from './inPieces';
import { memberColumns } from './listMembers';
import { amongTexts } from './memberParts';
import type { Listing, Db } from './schema';

/** So many members are looked at one by one rather than the whole list. */
const few = 2_000;

/** In pieces that the database writes as JSON: making an object of each row, in two threads, took most of the time. */
export async function* searchNames(
  db: Db,
  { listing, part }: { listing: Listing; part: string },
): AsyncGenerator<{ json: string; length: number }> {
  const possible = await whoMayHave(db, part);
  if (possible === 'nobody') return;
  const found = db
    .selectFrom('members')
    .select(['user_id', 'created_at'])
    .where('listing', '=', listing)
    .where(contains(part))
    .$if(possible !== 'anybody', (query) => query.where(sql<boolean>`${possible}`));
  for await (const ids of inPieces(found, ['created_at', 'user_id'], ({ user_id }) => user_id)) {
    const { rows } = await sql<{ piece: string | null }>`
      select string_agg(${asJson(db)}, ',' order by created_at desc, user_id desc) as piece
      from members where user_id in (${sql.join(ids)})`.execute(db);
    if (rows[0]?.piece) yield { json: rows[0].piece, length: ids.length };
  }
}

/** SQLite reads the names of the list from its index; PostgreSQL has one of their parts, where it may (pg_trgm). */
const contains = (part: string) =>
  sql<boolean>`username_folded like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** By the words that there are: a part that stands in none of them is in no name, and few members have a rare word. */
async function whoMayHave(db: Db, part: string): Promise<'nobody' | 'anybody' | RawBuilder<unknown>> {
  const [longest = ''] = part
    .split(' ')
    .map((word) => word.replace(/^=+/, ''))
    .sort((one, other) => other.length - one.length);
  if (longest === '' || !(await hasAllNameKeys(db))) return 'anybody';
  const isPostgres = isOnPostgres(db);
  const { rows: words } = await sql<{ word: string }>`select word from search_words
    where ${sql.raw(isPostgres ? 'strpos' : 'instr')}(word, ${longest}) > 0 limit ${few}`.execute(db);
  if (words.length === 0) return 'nobody';
  if (words.length === few) return 'anybody';
  const terms = amongTexts(
    isPostgres,
    words.map(({ word }) => word),
  );
  // Several words of one name may have the part.
  const { rows } = await sql<{ number: number }>`
    select distinct number from search_terms where term ${terms} limit ${few}`.execute(db);
  if (rows.length === 0) return 'nobody';
  if (rows.length === few) return 'anybody';
  return sql`user_id in (select user_id from name_keys where number in (${sql.join(rows.map(({ number }) => number))}))`;
}

function asJson(db: Db): RawBuilder<string> {
  const fields = sql.join(memberColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  return sql`cast(${sql.raw(isOnPostgres(db) ? 'json_build_object' : 'json_object')}(${fields}) as text)`;
}
