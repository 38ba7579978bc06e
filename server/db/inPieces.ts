import { sql, type SelectQueryBuilder } from 'kysely';

/** Rows of one piece: few enough that reading and sending them holds nobody up, and leaves little garbage behind. */
const pieceSize = 200;

/**
 * Each piece is read after the last row of the one before: nothing holds the whole list, nor a snapshot while a caller is slow.
 * @param columns sort the rows downwards and are selected by their own names.
 */
export async function* inPieces<Tables, Used extends keyof Tables, Row, Wire>(
  query: SelectQueryBuilder<Tables, Used, Row>,
  columns: readonly string[],
  toWire: (row: Row) => Wire,
): AsyncGenerator<Wire[]> {
  const columnRefs = columns.map((column) => sql.ref(column));
  const sorted = columns.reduce((each, column) => each.orderBy(sql.ref(column), 'desc'), query).limit(pieceSize);
  let rows = await sorted.execute();
  while (rows.length > 0) {
    yield rows.map(toWire);
    if (rows.length < pieceSize) return;
    const last = rows.at(-1) as Record<string, string | number>; // The columns are selected.
    const values = columns.map((column) => last[column.split('.').at(-1) ?? ''] ?? '');
    rows = await sorted.where(sql<boolean>`(${sql.join(columnRefs)}) < (${sql.join(values)})`).execute();
  }
}
