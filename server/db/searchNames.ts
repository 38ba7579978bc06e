import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { behind, inPieces, pieceSize } from './inPieces';
import { memberColumns, toListed, type Listed } from './listMembers';
import type { Database, Listing } from './schema';

type Search = { listing: Listing; part: string };

/** The index of names holds trigrams, so shorter texts cannot use it. */
const minIndexedLength = 3;

/** The newest members of a list whose folded name contains the part, all of them, piece by piece. */
export function searchNames(db: Kysely<Database>, search: Search): AsyncGenerator<Listed[]> {
  const isIndexed =
    !(db.getExecutor().adapter instanceof PostgresAdapter) && [...search.part].length >= minIndexedLength;
  return isIndexed ? searchIndex(db, search) : searchList(db, search);
}

async function* searchIndex(db: Kysely<Database>, { listing, part }: Search): AsyncGenerator<Listed[]> {
  // `cross join` makes SQLite start with the index of names, whose rows come in no order of ours. One more tells that there are more.
  const { rows } = await sql<Listed & { listing: Listing; created_at: string }>`
    select ${sql.join(memberColumns.map((column) => sql.ref(column)))}, listing, created_at
    from member_names cross join member_numbers on number = member_names.rowid
      cross join members on user_id = member_id
    where member_names match ${`"${part.replaceAll('"', '""')}"`} limit ${pieceSize + 1}
  `.execute(db);
  if (rows.length > pieceSize) return yield* searchList(db, { listing, part });
  const newest = (row: { created_at: string; user_id: string }) => `${row.created_at} ${row.user_id}`;
  yield rows
    .filter((row) => row.listing === listing)
    .sort((one, other) => (newest(one) < newest(other) ? 1 : -1))
    .map(toListed);
}

/** Reads the names of the list in its order, a few months at a time, so that a rare name keeps a connection no longer than a frequent one. */
async function* searchList(db: Kysely<Database>, { listing, part }: Search): AsyncGenerator<Listed[]> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
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
            .where(sql<boolean>`username_folded like ${pattern} escape '\\'`)
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
