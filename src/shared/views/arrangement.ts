import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CsvColumn } from '@/shared/format/csv';
import { isCompact } from '@/shared/routing/listSearchParams';

export type ArrangedColumn = { title: string; card?: string; isExtra?: true };

export const columnsParam = 'columns';

export const rowsAtDensity = (search: URLSearchParams, rows: number) => (isCompact(search) ? Math.max(rows, 20) : rows);

/** What stands in the head or the foot of a card, the name and the acts, can be neither hidden nor moved. */
export const isMovable = ({ card }: ArrangedColumn) => card !== 'head' && card !== 'foot';

/** The titles in an address such as `?columns=E-mail,Joined`; undefined where it leaves the list as it is. */
const titlesIn = (search: URLSearchParams) => search.get(columnsParam)?.split(',').filter(Boolean);

const titlesOf = (columns: readonly ArrangedColumn[]) => columns.filter(isMovable).map(({ title }) => title);

/** Those that the list has; where it has none of them, the address leaves it as it is. */
function chosenTitles(columns: readonly ArrangedColumn[], search: URLSearchParams) {
  const [titles, known] = [titlesIn(search), titlesOf(columns)];
  const chosen = titles?.filter((title) => known.includes(title));
  return titles?.length !== 0 && chosen?.length === 0 ? undefined : chosen;
}

export const shownTitles = (columns: readonly ArrangedColumn[], search: URLSearchParams) =>
  chosenTitles(columns, search) ?? titlesOf(columns.filter(({ isExtra }) => !isExtra));

/** Those of another release or list; beside an open profile, where a list has one column, there are none. */
export function unknownTitles(columns: readonly ArrangedColumn[], search: URLSearchParams): string[] {
  const known = titlesOf(columns);
  return known.length === 0 ? [] : (titlesIn(search) ?? []).filter((title) => !known.includes(title));
}

/** The named items, in that order, in the slots of those that can be hidden; what cannot be hidden keeps its slot. */
function inOrder<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  canHide: (item: Item) => boolean,
  titles: readonly string[],
): Item[] {
  const shown = [...new Set(titles)].flatMap((title) =>
    items.filter((item) => canHide(item) && titleOf(item) === title),
  );
  let next = 0;
  return items.flatMap((item) => {
    if (!canHide(item)) return [item];
    return shown.includes(item) ? shown.slice(next, ++next) : [];
  });
}

export function useArranged<Column extends ArrangedColumn>(columns: readonly Column[]): readonly Column[] {
  const [search] = useSearchParams();
  const titles = shownTitles(columns, search).join(',');
  const isChosen = chosenTitles(columns, search) !== undefined;
  return useMemo(() => {
    const shown = inOrder(columns, ({ title }) => title, isMovable, titles.split(','));
    // A card has them in this order too, none on a line of its own.
    return isChosen ? shown.map((column) => (isMovable(column) ? { ...column, card: undefined } : column)) : shown;
  }, [columns, titles, isChosen]);
}

export function useArrangedCsv<Row>(csv: readonly CsvColumn<Row>[], columns: readonly ArrangedColumn[]) {
  const [search] = useSearchParams();
  const titles = chosenTitles(columns, search);
  if (!titles) return csv;
  const canHide = ({ heading }: CsvColumn<Row>) =>
    columns.some((column) => isMovable(column) && column.title === heading);
  return inOrder(csv, ({ heading }) => heading, canHide, titles);
}
