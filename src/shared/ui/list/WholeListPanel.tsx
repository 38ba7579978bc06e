import { useMemo, type ReactNode } from 'react';
import type { WholeList } from '@/shared/api/page';
import type { CsvColumn } from '@/shared/format/csv';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { searchRows } from '@/shared/format/search';
import { ClearSearch } from './ClearSearch';
import { ExportButton } from './ExportButton';
import { countText, ListHead, type Noun } from './ListHead';
import { ListTable, type Column, type ListQuery, type ListSort } from './ListTable';
import { ListTools } from './ListTools';
import { pageWithin } from './pageWithin';
import { SearchBox } from './SearchBox';

type WholeListPanelProps<Row> = {
  title: string;
  heading?: string;
  list: ListQuery<WholeList<Row>>;
  noun: Noun;
  columns: readonly Column<Row>[];
  /** `limit` says what the search cannot know. */
  search: { label: string; textOf: (row: Row) => string; limit?: string };
  sort?: ListSort;
  file: { name: string; columns: readonly CsvColumn<Row>[] };
  tools?: ReactNode;
  filters?: readonly boolean[];
  loadingText?: string;
  cardsUpTo?: number;
};

export function WholeListPanel<Row extends { id: string }>(props: WholeListPanelProps<Row>) {
  const {
    title,
    heading,
    list,
    noun,
    columns,
    search,
    sort,
    file,
    tools,
    filters = [],
    loadingText,
    cardsUpTo,
  } = props;
  const { search: address, type } = useListSearchParams();
  const text = (address.get('search') ?? '').trim();
  const rows = list.currentData?.rows;
  const { textOf } = search;
  const results = useMemo(() => (text === '' ? rows : rows && searchRows(rows, text, textOf)), [rows, text, textOf]);
  return (
    <section className="panel" aria-label={title}>
      <ListHead heading={heading} count={countText(results?.length, noun, rows?.length)}>
        <SearchBox label={search.label} value={text} onSearch={(typed) => type({ search: typed })} />
        <ListTools filters={filters}>
          {tools}
          <ExportButton
            name={[file.name, text]}
            columns={file.columns}
            rows={results && (() => results)}
            unreadable={list.currentData?.unreadable}
          />
        </ListTools>
      </ListHead>
      <ListTable
        label={title}
        columns={columns}
        {...pageWithin(list, results ?? [], parsePage(address))}
        sort={sort}
        emptyHint={
          <>
            <ClearSearch text={text} isFiltered={filters.some(Boolean)} onClear={() => type({ search: '' })} />
            {text !== '' && search.limit !== undefined && <div>{search.limit}</div>}
          </>
        }
        loadingText={loadingText}
        cardsUpTo={cardsUpTo}
      />
    </section>
  );
}
