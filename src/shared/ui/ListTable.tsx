import { Table, type TableColumnType } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { rowsPerPage, type Page } from '@/shared/api/page';
import { FailureLine } from './FailureLine';
import { PageLinks } from './PageLinks';
import { RangePager, type Ranges } from './RangePager';
import './list.css';

/** A column whose heading is plain text: on narrow screens it stands before every value. */
export type Column<Row> = {
  title: string;
  render: (row: Row) => ReactNode;
  className?: string;
  /** What stands in the heading instead of its text, such as a button that sorts. */
  heading?: ReactNode;
  sort?: 'ascending' | 'descending' | 'none';
};

/** What a query hook knows about one page of a list; `data` is the page asked for, not the one before. */
type ListAnswer<Row> = {
  data: Page<Row> | undefined;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
};

type ListTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  answer: ListAnswer<Row>;
  page: number;
  /** For a list that shows which rows of how many these are, in place of ten a page and links to single pages. */
  ranges?: Ranges;
  loadingText?: string;
};

/** A server-paged list: what it shows while loading, when it is empty, when it failed, and the way to its other pages. */
export function ListTable<Row extends { id: string }>({
  label,
  columns,
  answer,
  page,
  ranges,
  loadingText = 'Loading...',
}: ListTableProps<Row>) {
  const { data, isFetching, error, refetch } = answer;
  const isFailed = error !== undefined && !isFetching;
  const keepFocus = useKeepFocus(data);
  const total = data?.total ?? 0;
  const size = ranges?.size ?? rowsPerPage;
  const rows = data?.rows ?? noRows;
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (data !== undefined || isFailed)) setBegun(true);
  const emptiness = rows.length > 0 ? 'full' : isFetching ? 'loading' : isFailed ? 'failed' : 'empty';
  // The table is by far the dearest part: it is drawn anew for other rows, not for every word about them.
  const table = useMemo(
    () => (
      <Table<Row>
        aria-label={label}
        className="list-table"
        columns={columns.map(toTableColumn)}
        dataSource={rows}
        rowKey="id"
        pagination={false}
        locale={{
          emptyText:
            emptiness === 'loading' ? (
              <LoadingRows text={loadingText} count={size} />
            ) : emptiness === 'failed' ? null : (
              'No Data Found!!'
            ),
        }}
      />
    ),
    [label, columns, rows, emptiness, loadingText, size],
  );
  return (
    <div
      className="list"
      role="group"
      aria-label={label}
      aria-busy={isFetching}
      data-begins={!hasBegun || undefined}
      tabIndex={-1}
      {...keepFocus}
    >
      {isFailed && <FailureLine error={error} retry={refetch} />}
      {table}
      {data !== undefined && data.unreadable > 0 && (
        <p className="list-note">
          {data.unreadable === 1 ? '1 row' : `${data.unreadable} rows`} of this page could not be read.
        </p>
      )}
      {ranges ? (
        <RangePager page={page} total={total} ranges={ranges} />
      ) : (
        <PageLinks page={page} pageCount={Math.ceil(total / size)} />
      )}
    </div>
  );
}

const noRows: never[] = [];

function toTableColumn<Row>({ title, render, className, heading, sort }: Column<Row>): TableColumnType<Row> {
  return {
    title: heading ?? title,
    className,
    onHeaderCell: () => ({ 'aria-sort': sort }),
    render: (_value, row) => render(row),
    // The style sheet reads it on narrow screens, where a row becomes a card.
    onCell: () => ({ 'data-label': title }) as object, // antd's type knows no data attributes
  };
}

/** Gives the focus to the list when the row that had it leaves, so that the keyboard goes on from there. */
function useKeepFocus(data: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [data]);
  // React reports no blur of an element that it removes itself.
  return { ref, onFocus: () => void (isInside.current = true), onBlur: () => void (isInside.current = false) };
}

/** Stands in for the rows; the style sheet keeps it invisible for the first 200 ms. */
function LoadingRows({ text, count }: { text: string; count: number }) {
  return (
    <div className="loading-rows">
      <span className="loading-text">{text}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="loading-row" />
      ))}
    </div>
  );
}
