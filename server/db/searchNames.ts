import { sql, type RawBuilder } from 'kysely';
import { isOnPostgres } from './engine';
import { inPieces } from './inPieces';
import { memberColumns } from './listMembers';
import { among, amongFound } from './memberParts';
import type { Listing, Db } from './schema';

/** So many members are looked at one by one rather than the whole list. */
const few = 2_000;

/** In pieces that the database writes as JSON: making an object of each row, in two threads, took most of the time. */
export async function* searchNames(
  db: Db,
  { listing, part }: { listing: Listing; part: string },
): AsyncGenerator<{ json: string; length: number }> {
  const numbers = await whoMayHave(db, part);
  if (numbers) {
    // Such a listing is in no index, by which a database would read the whole list.
    yield* readMembers(
      db,
      sql`user_id in (select user_id from name_keys where number ${among(isOnPostgres(db), numbers, 'bigint')})
        and listing || '' = ${listing} and ${contains(part)}`,
    );
    return;
  }
  const listed = db.selectFrom('members').select(['user_id', 'created_at']).where('listing', '=', listing);
  const found = listed.where(contains(part));
  for await (const ids of inPieces(found, ['created_at', 'user_id'], ({ user_id }) => user_id))
    yield* readMembers(db, sql`user_id in (${sql.join(ids)})`);
}

async function* readMembers(db: Db, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ json: string | null; length: number }>`
    select string_agg(${asJson(db)}, ',' order by created_at desc, user_id desc) as json, count(*) as length
    from members where ${condition}`.execute(db);
  for (const { json, length } of rows) if (json !== null) yield { json, length };
}

/** SQLite reads the names of the list from its index; PostgreSQL has one of their parts, where it may (pg_trgm). */
const contains = (part: string) =>
  sql<boolean>`username_folded like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** By the words that there are; who is not listed yet may have any. Undefined where they are many. */
async function whoMayHave(db: Db, part: string): Promise<number[] | undefined> {
  const [longest = ''] = part
    .split(' ')
    .map((word) => word.replace(/^=+/, ''))
    .sort((one, other) => other.length - one.length);
  if (longest === '') return undefined;
  const isPostgres = isOnPostgres(db);
  const words = sql`select word from search_words where ${sql.raw(isPostgres ? 'strpos' : 'instr')}(word, ${longest}) > 0`;
  const { rows } = await sql<{ number: number }>`
    select number from search_terms where term ${amongFound(db, words)}
    union all select number from name_keys where name_key is null limit ${few}`.execute(db);
  return rows.length === few ? undefined : rows.map(({ number }) => number);
}

function asJson(db: Db): RawBuilder<string> {
  const fields = sql.join(memberColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  return sql`cast(${sql.raw(isOnPostgres(db) ? 'json_build_object' : 'json_object')}(${fields}) as text)`;
}
