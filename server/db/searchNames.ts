import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import { behind, pieceSize } from './inPieces';
import { memberColumns } from './listMembers';
import { hasNameIndex } from './preparePostgres';
import type { Database, Listing } from './schema';

type Search = { listing: Listing; part: string };

/** Shorter texts are no trigram: they are looked for among the beginnings of trigrams, or as letters. */
const trigram = 3;

/**
 * The newest members of a list whose folded name contains the part, all of them, piece by piece. The database writes them as JSON,
 * with commas between them: making an object of each row, in two threads, took most of the time of a search.
 */
export async function* searchNames(db: Kysely<Database>, search: Search): AsyncGenerator<string> {
  const hits = search.part === '' ? undefined : await (isOnPostgres(db) ? hitsOnPostgres : hitsOnSqlite)(db, search);
  if (!hits) return yield* searchList(db, search);
  const { rows } = await sql<{ piece: string }>`
    select ${inOneText} as piece from (
      select ${asJson(db)} as member, created_at, user_id,
        (row_number() over (order by created_at desc, user_id desc) - 1) / ${sql.lit(pieceSize)} as place
      from ${hits} where listing = ${search.listing}
    ) as found group by place order by place
  `.execute(db);
  for (const { piece } of rows) yield piece;
}

const isOnPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** So many at most are sorted at once. Where more are found, reading the list in its order is as good. */
const maxByIndex = 20_000;

/** The members in which the index has found the part, whatever their list. */
async function hitsOnSqlite(db: Kysely<Database>, { part }: Search): Promise<RawBuilder<unknown> | undefined> {
  const found =
    [...part].length < trigram
      ? sql`select distinct doc as number from member_names_terms where term >= ${part} and term < ${part + lastLetter}`
      : sql`select rowid as number from member_names where member_names match ${`"${part.replaceAll('"', '""')}"`}`;
  const { rows } = await sql<{ numbers: string; count: number }>`
    select json_group_array(number) as numbers, count(*) as count from (${found} limit ${maxByIndex + 1}) as found
  `.execute(db);
  const [{ numbers, count } = { numbers: '[]', count: 0 }] = rows;
  // `cross join` keeps SQLite from beginning with the members.
  return count > maxByIndex
    ? undefined
    : sql`json_each(${numbers}) as numbers cross join members on members.number = numbers.value`;
}

/** No name has a letter behind it. */
const lastLetter = '\u{10ffff}';

async function hitsOnPostgres(db: Kysely<Database>, search: Search): Promise<RawBuilder<unknown> | undefined> {
  const { listing, part } = search;
  const isShort = [...part].length < trigram;
  if (!isShort && !(await hasNameIndex(db))) return undefined;
  const isHit = isShort ? sql<boolean>`letters_in(username_folded) @> array[${part}]` : contains(part);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from members where listing = ${listing} and ${isHit} limit ${maxByIndex + 1}
    ) as found
  `.execute(db);
  return (rows[0]?.count ?? 0) > maxByIndex ? undefined : sql`(select * from members where ${isHit}) as hits`;
}

const inOneText = sql`string_agg(member, ',' order by created_at desc, user_id desc)`;

function asJson(db: Kysely<Database>): RawBuilder<string> {
  const fields = sql.join(memberColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  return sql`cast(${sql.raw(isOnPostgres(db) ? 'json_build_object' : 'json_object')}(${fields}) as text)`;
}

function contains(part: string) {
  return sql<boolean>`username_folded like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** Reads the list in its order, a piece at a time. */
async function* searchList(db: Kysely<Database>, { listing, part }: Search): AsyncGenerator<string> {
  // The index of the list leads SQLite to its rows by their number, which spares it a look into the index of ids.
  const key = sql.ref<string>(isOnPostgres(db) ? 'user_id' : 'rowid');
  let last: string[] | undefined;
  do {
    const page = db
      .selectFrom('members')
      .select(key.as('key'))
      .where('listing', '=', listing)
      .where(contains(part))
      .where(behind(['created_at', 'user_id'], last))
      .orderBy('created_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(pieceSize);
    const { rows } = await sql<{ piece: string | null; size: number; last: string | null }>`
      select ${inOneText} as piece, count(*) as size, min(created_at || ${sql.lit('\n')} || user_id) as last from (
        select ${asJson(db)} as member, created_at, user_id from members where ${key} in (${page})
      ) as found
    `.execute(db);
    const [found] = rows;
    if (found?.piece) yield found.piece;
    last = found?.size === pieceSize ? found.last?.split('\n') : undefined;
  } while (last);
}
