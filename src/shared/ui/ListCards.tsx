import { Checkbox, Pagination, type PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import type { Column, RowSelection } from './ListTable';
import './listCards.css';

type ListCardsProps<Row> = {
  columns: readonly Column<Row>[];
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
