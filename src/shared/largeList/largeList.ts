import { rowsPerPage, type Page } from '@/shared/api/page';
import { csvOf, type CsvColumn } from '@/shared/csv';
import type { ListFile } from '@/shared/ui/SaveButton';

type ListRules<Row, Query> = {
  testOf: (query: Query) => ((row: Row) => boolean) | undefined;
  order?: { nameOf: (query: Query) => string; sort: (rows: readonly Row[], name: string) => readonly Row[] };
};

/** Rows that are too many for the store. All pages of a query are cut from one search. */
export function largeList<Row, Query>({ testOf, order }: ListRules<Row, Query>) {
  let rows: Row[] = [];
  let orders = new Map<string, readonly Row[]>();
  let latest: { key: string; found: readonly Row[] } | undefined;

  const inOrder = (name: string) => {
    const known = orders.get(name) ?? order?.sort(rows, name) ?? rows;
    orders.set(name, known);
    return known;
  };
  const search = (query: Query) => {
    const sorted = order ? inOrder(order.nameOf(query)) : rows;
    const test = testOf(query);
    return test ? sorted.filter(test) : sorted;
  };

  return {
    rows: (): readonly Row[] => rows,
    add(more: readonly Row[]) {
      // push, not concat: copying thousands of pages would be quadratic.
      for (const row of more) rows.push(row);
      orders = new Map();
      latest = undefined;
    },
    remove(row: Row) {
      const isLeft = (one: Row) => one !== row;
      rows = rows.filter(isLeft);
      orders = new Map(Array.from(orders, ([name, sorted]) => [name, sorted.filter(isLeft)]));
      latest = undefined;
    },
    /** Sorts ahead of the first query: a long list takes a second. */
    prepareOrder: (name: string) => void inOrder(name),
    find(query: Query) {
      const key = JSON.stringify(query);
      if (latest?.key !== key) latest = { key, found: search(query) };
      return latest.found;
    },
  };
}

export function pageOfFound<Row, Shown>(rows: readonly Row[], page: number, show: (row: Row) => Shown): Page<Shown> {
  const onPage = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return { rows: onPage.map(show), total: rows.length, unreadable: 0 };
}

export const fileOfFound = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): ListFile => ({
  content: new Blob([csvOf(columns, rows)]),
  count: rows.length,
});

export function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else if (key !== '') groups.set(key, [row]);
  }
  return groups;
}
