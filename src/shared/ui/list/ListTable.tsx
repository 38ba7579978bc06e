import { ConfigProvider, Empty, Skeleton, Table, type TableColumnType, type TableProps } from 'antd';
import { memo, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lastPage, type Page } from '@/shared/api/page';
import { rowsPerPage } from '@contract/limits';
import { useFocusOnReturn } from '@/shared/routing/backLink';
import { isCompact, searchOfPage, type SortOrder } from '@/shared/routing/listSearchParams';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { FailureLine, useIsOffline } from '@/shared/ui/text/FailureLine';
import { allOnPage, ListCards, type CardColumn, type RowSelection } from './ListCards';
import { countText, useTotal } from './listCount';
import { ListPagination, type Ranges } from './ListPagination';
import './list.css';

export type Column<Row> = CardColumn<Row> & {
  /** In em. */
  width?: number;
  sortKey?: string;
  /** The direction of the first click on the heading; ascending by default. */
  firstOrder?: 'descend';
};

export type ListQuery<Data> = {
  currentData?: Data;
  data?: Data;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
};

type ListSort = { order: SortOrder; onSort: (order: SortOrder) => void };

type PagedListProps<Row> = {
  label: string;
  query: ListQuery<Page<Row>>;
  page: number;
  ranges?: Ranges;
  size?: number;
  emptyHint?: ReactNode;
};

export type ListTableProps<Row> = PagedListProps<Row> & {
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row>;
  sort?: ListSort;
  loadingText?: string;
  /** Its few columns fit a tablet, too; other lists show each row as a card there. */
  isSlim?: boolean;
};

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, selection, sort, ranges, loadingText = 'Loading...', isSlim } = props;
  const isNarrow = useMediaQuery(`(max-width: ${isSlim ? 700 : 1250}px)`);
  const [search] = useSearchParams();
  const loading = (
    <div className="loading-rows">
      <span>{loadingText}</span>
      <Skeleton title={false} paragraph={{ rows: props.size ?? ranges?.size ?? rowsPerPage, width: '100%' }} />
    </div>
  );
  return (
    <PagedList {...props} loading={loading}>
      {(rows, emptyText) => {
        const shown = { label, columns, rows, selection, sort, emptyText };
        return isNarrow ? <ListCards {...shown} /> : <ListRows {...shown} isDense={isCompact(search)} />;
      }}
    </PagedList>
  );
}

type PagedListBodyProps<Row> = PagedListProps<Row> & {
  loading: ReactNode;
  children: (rows: readonly Row[], emptyText: ReactNode) => ReactNode;
};

export function PagedList<Row extends { id: string }>(props: PagedListBodyProps<Row>) {
  const { label, query, page, ranges, size = ranges?.size ?? rowsPerPage, emptyHint, loading, children } = props;
  const { currentData: data, isFetching, error, refetch } = query;
  const [search] = useSearchParams();
  const isOffline = useIsOffline(error);
  const isFailed = error !== undefined && !isFetching;
  const isStale = data === undefined && isFetching && query.data !== undefined;
  const rows = (isStale ? query.data : data)?.rows ?? noRows;
  const knownTotal = useTotal(data, label);
  const total = knownTotal ?? 0;
  const [lastShown, setLastShown] = useState(0);
  if (data && data.rows.length > 0 && lastShown !== page) setLastShown(page);
  const lastWithRows = Math.max(lastPage(total, size), Math.min(lastShown, page - 1));
  const isPastEnd = data?.rows.length === 0 && !isFetching && !isFailed && page > lastPage(data.total, size);
  const failure = isFailed && <FailureLine error={error} retry={refetch} isRefresh={rows.length > 0} />;
  const emptyText = isFetching || isPastEnd ? loading : failure || noData(emptyHint);
  const reserved = { '--rows': total > size ? size : 0 } as CSSProperties; // React's type has no custom properties
  return (
    <ListFrame data={data} label={label} isBusy={isFetching}>
      {/* Rows older than a failed call may be decided already: their buttons are disabled. */}
      <ConfigProvider componentDisabled={error !== undefined && rows.length > 0}>
        <div className="list-rows" style={reserved} inert={isStale}>
          {children(rows, rows.length === 0 && emptyText)}
        </div>
      </ConfigProvider>
      {(knownTotal !== undefined || error === undefined) && (
        <ListPagination page={page} total={total} ranges={ranges} size={size} />
      )}
      {/* Rows leave a list while an address goes on naming its last page. */}
      {isPastEnd && <Navigate to={searchOfPage(search, lastWithRows)} replace />}
      {rows.length > 0 && !isOffline && failure}
      {data !== undefined && data.unreadable > 0 && (
        <p className="list-note">{countText(data.unreadable, ['row', 'rows'])} of this page could not be read.</p>
      )}
    </ListFrame>
  );
}

/** antd announces what changes in a table, which would be every cell of the next page. */
const notLive = { spinning: false, 'aria-live': 'off' };

type ListRowsProps<Row> = Pick<ListTableProps<Row>, 'label' | 'columns' | 'selection' | 'sort'> & {
  rows: readonly Row[];
  emptyText: ReactNode;
  isDense: boolean;
};

function AllRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { label, columns, rows, selection, sort, emptyText, isDense } = props;
  const isWide = columns.some(({ isExtra }) => isExtra);
  const changeOrder: TableProps<Row>['onChange'] = (_page, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    sort?.onSort(sorter.order ? { by: String(sorter.columnKey), order: sorter.order } : undefined);
  };
  return (
    <Table<Row>
      aria-label={label}
      className="list-table"
      tableLayout="fixed"
      size={isDense ? 'small' : undefined}
      scroll={isWide ? { x: `${widthOf(columns)}em` } : undefined}
      columns={columns.map((column, index) => ({
        ...toTableColumn(column, sort?.order),
        // Name and actions stay in sight while the table scrolls.
        fixed: isWide && (index === 0 ? 'start' : index === columns.length - 1 && 'end'),
      }))}
      dataSource={rows}
      rowKey="id"
      rowSelection={selection && toRowSelection(selection, rows.length === 0)}
      pagination={false}
      loading={notLive}
      showSorterTooltip={false}
      onChange={changeOrder}
      locale={{ emptyText }}
    />
  );
}

/** In em, with what a name or an e-mail needs where a column takes the room that is left. */
const widthOf = (columns: readonly { width?: number }[]) => columns.reduce((sum, { width = 17 }) => sum + width, 0);

/** Left alone while only the address has changed. */
const ListRows = memo(AllRows) as typeof AllRows; // memo forgets the type of the rows

const noRows: never[] = [];

export const noData = (hint?: ReactNode) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No Data Found!!">
    {hint}
  </Empty>
);

function toTableColumn<Row>(
  { title, render, className, width, sortKey, firstOrder }: Column<Row>,
  order: SortOrder,
): TableColumnType<Row> {
  return {
    title,
    className,
    width: width && `${width}em`,
    render: (_value, row) => render(row),
    ...(sortKey !== undefined && {
      key: sortKey,
      sorter: true,
      sortDirections: firstOrder && [firstOrder, 'ascend'],
      sortOrder: order?.by === sortKey ? order.order : null,
    }),
  };
}

function toRowSelection<Row extends { id: string }>(selection: RowSelection<Row>, isEmpty: boolean) {
  const { ids, nameOf, canSelect, onSelect } = selection;
  return {
    selectedRowKeys: [...ids],
    preserveSelectedRowKeys: true,
    getTitleCheckboxProps: () => ({ 'aria-label': allOnPage, disabled: isEmpty }),
    getCheckboxProps: (row: Row) => ({ 'aria-label': `Select ${nameOf(row)}`, disabled: !canSelect(row) || undefined }),
    onSelect: (row: Row, isSelected: boolean) => onSelect([row], isSelected),
    onSelectAll: (isSelected: boolean, _all: Row[], changed: Row[]) => onSelect(changed, isSelected),
  } satisfies TableProps<Row>['rowSelection'] & object;
}

type ListFrameProps = { data: unknown; label: string; isBusy: boolean; children: ReactNode };

/** Focuses the list when the focused row is removed, for the keyboard. */
function ListFrame({ data, label, isBusy, children }: ListFrameProps) {
  const list = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useFocusOnReturn(list, data !== undefined);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [data]);
  return (
    <div
      ref={list}
      className="list"
      role="group"
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={-1}
      onFocus={() => void (isInside.current = true)}
      // React fires no blur event for an element that it removes.
      onBlur={() => void (isInside.current = false)}
    >
      {children}
    </div>
  );
}
