import { useMemo, type ReactNode } from 'react';
import { lastPage, pageOfWhole, type WholeList } from '@/shared/api/page';
import type { CsvColumn } from '@/shared/format/csv';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { rowsAtDensity, useArranged, useArrangedCsv } from '@/shared/views/arrangement';
import { searchRows } from '@/shared/format/search';
import { ClearSearch, SearchBox } from './SearchBox';
import { ExportButton } from './ExportButton';
import { countText, type Noun } from './listCount';
import { ListHead, ListTools } from './ListHead';
import { ListTable, type Column, type ListQuery, type ListTableProps } from './ListTable';
import { rowsPerPage } from '@contract/limits';
import type { Ranges } from './ListPagination';

export type WholeListPanelProps<Row> = Pick<ListTableProps<Row>, 'columns' | 'ranges' | 'sort' | 'loadingText'> & {
  title: string;
  heading?: string;
  /** Stands for all columns where there is room for one alone; the file keeps those of the list. */
  only?: Column<Row>;
  className?: string;
  list: ListQuery<WholeList<Row>>;
  /** The rows that match, where the screen searches and filters by itself; the count then names the whole list too. */
  results?: readonly Row[];
  noun: Noun;
  note?: string;
  /** Without `textOf` the screen searches; `limit` says what the search cannot know. */
  search?: { label: string; placeholder?: string; textOf?: (row: Row) => string; limit?: string };
  file: { name: string; columns: readonly CsvColumn<Row>[] };
  tools?: ReactNode;
  moreTools?: ReactNode;
  filters?: readonly boolean[];
  actions?: ReactNode;
};

export function WholeListPanel<Row extends { id: string }>(props: WholeListPanelProps<Row>) {
  const { title, list, search, file, filters = [], ranges, sort, loadingText, only } = props;
  const columns = only ? [only] : props.columns;
  const note = only ? undefined : props.note;
  const { search: address, type } = useListSearchParams();
  const text = search ? (address.get('search') ?? '').trim() : '';
  const rows = list.currentData?.rows;
  const textOf = search?.textOf;
  // Searched again with each page turn, 10,000 rows took up to 20 ms of it.
  const searched = useMemo(() => (rows && textOf ? searchRows(rows, text, textOf) : rows), [rows, text, textOf]);
  const results = rows && (props.results ?? searched);
  const count = countText(results?.length, props.noun, rows?.length);
  const exportButton = (
    <ExportButton
      name={[file.name, text]}
      columns={useArrangedCsv(file.columns, props.columns)}
      rows={results}
      unreadable={list.currentData?.unreadable}
    />
  );
  return (
    <section className={`panel ${props.className ?? ''}`} aria-label={title}>
      <ListHead
        heading={only ? undefined : props.heading}
        columns={columns}
        count={
          note === undefined ? (
            count
          ) : (
            <>
              <span>{count} ·</span> <span className="count-note">{note}</span>
            </>
          )
        }
      >
        {search ? (
          <>
            <SearchBox
              label={search.label}
              placeholder={search.placeholder}
              value={text}
              onSearch={(typed) => type({ search: typed })}
            />
            <ListTools filters={filters}>
              {props.tools}
              {exportButton}
              {props.moreTools}
            </ListTools>
          </>
        ) : (
          exportButton
        )}
        {props.actions}
      </ListHead>
      <ListTable
        label={title}
        sort={sort}
        loadingText={loadingText}
        isSlim={only !== undefined}
        columns={useArranged(columns)}
        {...pageWithin(list, results ?? [], address, ranges)}
        emptyHint={
          search && (
            <>
              <ClearSearch text={text} isFiltered={filters.some(Boolean)} onClear={() => type({ search: '' })} />
              {text !== '' && search.limit !== undefined && <div>{search.limit}</div>}
            </>
          )
        }
      />
    </section>
  );
}

export function pageWithin<Row>(
  list: ListQuery<WholeList<Row>>,
  rows: readonly Row[],
  address: URLSearchParams,
  ranges?: Ranges,
) {
  const { currentData: whole, isFetching, error, refetch } = list;
  const size = rowsAtDensity(address, ranges?.size ?? rowsPerPage);
  const asked = parsePage(address, ranges?.home);
  const page = whole ? Math.min(asked, lastPage(rows.length, size)) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, size);
  return { page, size, ranges, query: { currentData, isFetching, error, refetch } };
}
