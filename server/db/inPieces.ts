import { sql, type RawBuilder } from 'kysely';

/** Rows of one piece: few enough that reading and sending them holds nobody up. */
export const pieceSize = 1000;

/**
 * A long list, piece by piece, each read after the last row of the one before it: nothing holds the whole list, and no snapshot is
 * kept while a caller is slow.
 */
export async function* inPieces<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < pieceSize) return;
    last = rows.at(-1);
  }
}

/** The rows that follow the given values of these columns where they are sorted downwards; all rows without values. */
export function behind(columns: string[], values: (string | number)[] | undefined): RawBuilder<boolean> {
  if (!values) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) < (${sql.join(values)})`;
}

/** A list that is needed whole, read without holding anybody up. */
export async function gather<Row>(pieces: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const piece of pieces) rows.push(...piece);
  return rows;
}
