import { Checkbox, Pagination, type PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import './listCards.css';

export type CardColumn<Row> = {
  title: string;
  /** The label before the value in a card, which has no headings. */
  label?: string;
  /** The place in a card: in its first line, on a line of its own, in its last line, or beside them all; by default among the others. */
  card?: 'head' | 'line' | 'foot' | 'picture';
  render: (row: Row) => ReactNode;
  className?: string;
};

/** The selection across all pages; it must be memoized. */
export type RowSelection<Row> = {
  ids: readonly string[];
  nameOf: (row: Row) => string;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
};

type ListCardsProps<Row> = {
  columns: readonly CardColumn<Row>[];
  rows: readonly Row[];
  selection: RowSelection<Row> | undefined;
  pagination: PaginationProps | false;
  emptyText: ReactNode;
};

/** The rows of a table on a window that has no room for columns. */
export function ListCards<Row extends { id: string }>(props: ListCardsProps<Row>) {
  const { columns, rows, selection, pagination, emptyText } = props;
  return (
    <div className="list-cards">
      {rows.length === 0 && emptyText}
      {rows.map((row) => (
        <article key={row.id} className="list-card">
          {selection && (
            <Checkbox
              aria-label={`Select ${selection.nameOf(row)}`}
              checked={selection.ids.includes(row.id)}
              onChange={({ target }) => selection.onSelect([row], target.checked)}
            />
          )}
          {columns.map(({ title, label, render, className = '', card = 'part' }, place) => (
            <div key={`${title} ${place}`} className={`card-${card} ${className}`}>
              {label !== undefined && <span className="card-label">{label}</span>}
              {render(row)}
            </div>
          ))}
        </article>
      ))}
      {pagination && <Pagination {...pagination} />}
    </div>
  );
}
