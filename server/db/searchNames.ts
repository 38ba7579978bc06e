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
  // One more than a piece tells that there are more.
  if (!rows || rows.length > pieceSize) return yield* searchList(db, search);
  const newest = (row: Found) => `${row.created_at} ${row.user_id}`;
  yield rows
    .filter(({ listing }) => listing === search.listing)
    .sort((one, other) => (newest(one) < newest(other) ? 1 : -1))
    .map(toListed);
}

type Found = Listed & { listing: Listing; created_at: string };

async function findOnPostgres(db: Kysely<Database>, { listing, part }: Search): Promise<Found[]> {
  return db
    .selectFrom('members')
    .select([...memberColumns, 'listing', 'created_at'])
    .where('listing', '=', listing)
    .where(contains(part))
    .limit(pieceSize + 1)
    .execute();
}

async function findOnSqlite(db: Kysely<Database>, { part }: Search): Promise<Found[]> {
  // `cross join` makes SQLite start with the index of names, whose rows come in no order of ours.
  const { rows } = await sql<Found>`
    select ${sql.join(memberColumns.map((column) => sql.ref(column)))}, listing, created_at
    from member_names cross join member_numbers on number = member_names.rowid
      cross join members on user_id = member_id
    where member_names match ${`"${part.replaceAll('"', '""')}"`} limit ${pieceSize + 1}
  `.execute(db);
  return rows;
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
