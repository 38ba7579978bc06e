import * as v from 'valibot';
import { rowsPerPage } from '@contract/limits';
import { isPathSegment } from '@/shared/routing/pathSegment';

/**
 * `total` counts the whole list, and is Infinity where the server sends no count and the page is full. `unreadable` counts
 * the rows of this reply that were dropped as malformed.
 */
export type Page<Row> = { rows: readonly Row[]; total: number; unreadable: number };

export const unreadableText = (count: number) => (count > 0 ? `${count.toLocaleString()} more could not be read.` : '');

export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Servers send texts as numbers too; anything else is empty, as is a number that overflowed to Infinity. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? String(value) : '';
}

export const text = v.pipe(v.unknown(), v.transform(toText));

export const id = v.pipe(text, v.check(isPathSegment));

export const idToRequest = (id: string) =>
  Number.isSafeInteger(Number(id)) && String(Number(id)) === id ? Number(id) : id;

const readNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform(Number),
  v.check((value) => Number.isFinite(value) && value >= 0),
);

export const number = v.fallback(readNumber, 0);

/** The number of rows in a list; undefined where it is missing or cannot be read. */
export const listSize = v.fallback(v.optional(readNumber), undefined);

export const flag = v.pipe(
  number,
  v.transform((value) => value === 1),
);

/** Reads fields that the contract names. */
export type FieldsOf<Row> = Record<string, readonly [wire: keyof Row & string, schema: v.GenericSchema]>;

export function rowFrom<const Row extends FieldsOf<Record<string, unknown>>>(fields: Row) {
  const each = Object.entries(fields);
  const schemas = Object.fromEntries(each.map(([name, [, schema]]) => [name, schema]));
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((row) => Object.fromEntries(each.map(([name, [wire]]) => [name, row[wire]]))),
    v.object(schemas as { -readonly [Name in keyof Row]: Row[Name][1] }), // fromEntries forgets the names
  );
}

/** Null is what some servers send for a list without rows. */
export const rawList = v.nullable(v.array(v.unknown()), []);

/** Parses rows one by one, so that a malformed one does not fail the others. A duplicate id is malformed too. */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    rawList,
    v.transform((items) => {
      const rows: v.InferOutput<Row>[] = [];
      const ids = new Set<unknown>();
      for (const item of items) {
        const { success, output } = v.safeParse(row, item);
        if (!success || ids.has(idOf(output))) continue;
        if (idOf(output) !== undefined) ids.add(idOf(output));
        rows.push(output);
      }
      return { rows, unreadable: items.length - rows.length };
    }),
  );
}

const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined);

/** A server's count may be too low: never less than the rows it just sent. */
export function pageOf<Row>(
  { rows, unreadable }: WholeList<Row>,
  count: number | undefined,
  page: number,
  size = rowsPerPage,
): Page<Row> {
  const length = rows.length + unreadable;
  const seen = (page - 1) * size + length;
  if (count !== undefined) return { rows, unreadable, total: rows.length === 0 ? count : Math.max(count, seen) };
  if (length > 0) return { rows, unreadable, total: length < size ? seen : Infinity };
  // An empty page leads to the one before; far behind the end, which nobody knows, that would take too many calls.
  const before = page > 20 ? Math.ceil(page / 2) : page - 1;
  return { rows, unreadable, total: before * size };
}

export type WholeList<Row> = { rows: readonly Row[]; unreadable: number };

export const wholeList = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.object({ responseData: rowsOf(row) }),
    v.transform(({ responseData }) => responseData),
  );

export function pageOfWhole<Row>({ rows, unreadable }: WholeList<Row>, page: number, size = rowsPerPage): Page<Row> {
  return { rows: rows.slice((page - 1) * size, page * size), unreadable, total: rows.length };
}
