import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import './listCards.css';

const slots = ['head', 'line', 'part', 'foot', 'picture'] as const;

export type CardColumn<Row> = {
  title: string;
  label?: string;
  /** The slot in a card: in its first line, on a line of its own, in its last line, or beside them all; by default among the others. */
  card?: Exclude<(typeof slots)[number], 'part'>;
  render: (row: Row) => ReactNode;
  /** False leaves it out of a card, where a lone '-' says nothing. */
  hasValue?: (row: Row) => boolean;
  className?: string;
  /** Hidden until the address names it. */
  isExtra?: true;
};

export type RowSelection<Row> = {
  ids: readonly string[];
  nameOf: (row: Row) => string;
  /** False disables the check box of a row; the others follow the ConfigProvider, so never `disabled={false}`. */
  canSelect: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
};

export const allOnPage = 'All on this page';

type ListCardsProps<Row> = {
  columns: readonly CardColumn<Row>[];
  rows: readonly Row[];
  selection: RowSelection<Row> | undefined;
  emptyText: ReactNode;
};

export function ListCards<Row extends { id: string }>({ columns, rows, selection, emptyText }: ListCardsProps<Row>) {
  const selectable = rows.filter((row) => selection?.canSelect(row));
  const selected = selectable.filter(({ id }) => selection?.ids.includes(id)).length;
  return (
    <>
      {emptyText}
      {selection && rows.length > 0 && (
        <Checkbox
          disabled={selectable.length === 0 || undefined}
          indeterminate={selected > 0 && selected < selectable.length}
          checked={selected > 0 && selected === selectable.length}
          onChange={({ target }) => selection.onSelect(selectable, target.checked)}
        >
          {allOnPage}
        </Checkbox>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="list-card">
            {slots.map((slot) => {
              const cells = columns.filter(({ card = 'part', hasValue }) => card === slot && hasValue?.(row) !== false);
              return (
                cells.length > 0 && (
                  <div key={slot} className={`card-${slot}`}>
                    {selection && slot === 'head' && (
                      <Checkbox
                        aria-label={`Select ${selection.nameOf(row)}`}
                        disabled={!selection.canSelect(row) || undefined}
                        checked={selection.ids.includes(row.id)}
                        onChange={({ target }) => selection.onSelect([row], target.checked)}
                      />
                    )}
                    {cells.map(({ title, label, render, className }, index) => (
                      <div key={`${title} ${index}`} className={className}>
                        {label !== undefined && <span className="card-label">{label}</span>}
                        {render(row)}
                      </div>
                    ))}
                  </div>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
