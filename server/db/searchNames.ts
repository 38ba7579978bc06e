import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { behind, inPieces, pieceSize } from './inPieces';
import { hasNameIndex } from './preparePostgres';
import { memberColumns, toListed, type Listed } from './listMembers';
import type { Database, Listing } from './schema';

type Search = { listing: Listing; part: string };

/** The index of names holds trigrams, so shorter texts cannot use it. */
const minIndexedLength = 3;

/** The newest members of a list whose folded name contains the part, all of them, piece by piece. */
export async function* searchNames(db: Kysely<Database>, search: Search): AsyncGenerator<Listed[]> {
  const isOnPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const isIndexed = [...search.part].length >= minIndexedLength && (!isOnPostgres || (await hasNameIndex(db)));
  const rows = isIndexed ? await (isOnPostgres ? findOnPostgres : findOnSqlite)(db, search) : undefined;
  if (!rows) return yield* searchList(db, search);
  const newest = (row: Found) => `${row.created_at} ${row.user_id}`;
  const found = rows
    .filter(({ listing }) => listing === search.listing)
    .sort((one, other) => (newest(one) < newest(other) ? 1 : -1))
    .map(toListed);
  for (let from = 0; from < found.length; from += pieceSize) yield found.slice(from, from + pieceSize);
}

type Found = Listed & { listing: Listing; created_at: string };

/** Undefined where so many are found that reading the list is as good. */
async function findOnPostgres(db: Kysely<Database>, { listing, part }: Search): Promise<Found[] | undefined> {
  const rows = await db
    .selectFrom('members')
    .select([...memberColumns, 'listing', 'created_at'])
    .where('listing', '=', listing)
    .where(contains(part))
    .limit(pieceSize + 1)
    .execute();
  return rows.length > pieceSize ? undefined : rows;
}

/** So many at most are sorted in memory. */
const maxByIndex = 20_000;

/** The index knows numbers only, in no order of ours: it is read alone first, then the members, a piece at a time. */
async function findOnSqlite(db: Kysely<Database>, { part }: Search): Promise<Found[] | undefined> {
  const { rows: numbers } = await sql<{ number: number }>`
    select rowid as number from member_names
    where member_names match ${`"${part.replaceAll('"', '""')}"`} limit ${maxByIndex + 1}
  `.execute(db);
  if (numbers.length > maxByIndex) return undefined;
  const found: Found[] = [];
  for (let from = 0; from < numbers.length; from += pieceSize) {
    const piece = JSON.stringify(numbers.slice(from, from + pieceSize).map(({ number }) => number));
    // `cross join` keeps SQLite from beginning with the members.
    const { rows } = await sql<Found>`
      select ${sql.join(memberColumns.map((column) => sql.ref(column)))}, listing, created_at
      from json_each(${piece}) as numbers cross join member_numbers on number = numbers.value
        cross join members on user_id = member_id
    `.execute(db);
    found.push(...rows);
  }
  return found;
}

function contains(part: string) {
  return sql<boolean>`username_folded like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}

/** Reads the names of the list in its order, a few months at a time, so that a rare name keeps a connection no longer than a frequent one. */
async function* searchList(db: Kysely<Database>, { listing, part }: Search): AsyncGenerator<Listed[]> {
  for (const { from, before } of await spansOf(db, listing)) {
    const pieces = inPieces<Listed & { created_at: string }>((last) =>
      db
        .selectFrom('members')
        .select([...memberColumns, 'created_at'])
        .where('user_id', 'in', (eb) =>
          eb
            .selectFrom('members')
            .select('user_id')
            .where('listing', '=', listing)
            .where(contains(part))
            .where('created_at', '>=', from)
            .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''))
            .where(behind(['created_at', 'user_id'], last && [last.created_at, last.user_id]))
            .orderBy('created_at', 'desc')
            .orderBy('user_id', 'desc')
            .limit(pieceSize),
        )
        .orderBy('created_at', 'desc')
        .orderBy('user_id', 'desc')
        .execute(),
    );
    for await (const rows of pieces) yield rows.map(toListed);
  }
}

/** How many names are read at once. */
const spanSize = 20_000;

/** Stretches of time, the newest first, that hold about as many members of the list each. */
async function spansOf(db: Kysely<Database>, listing: Listing): Promise<{ from: string; before?: string }[]> {
  const months = await db
    .selectFrom('member_counts')
    .select(['month', (eb) => eb.fn.sum<number>('count').as('members')])
    .where('listing', '=', listing)
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  const spans: { from: string; before?: string }[] = [];
  let [held, before]: [number, string | undefined] = [0, undefined];
  for (const { month, members } of months) {
    held += members;
    if (held < spanSize) continue;
    spans.push({ from: month, before });
    [held, before] = [0, month];
  }
  return [...spans, { from: '', before }];
}
