import type { ReactNode } from 'react';
import type { WholeList } from '@/shared/api/page';
import type { CsvColumn } from '@/shared/csv';
import { ExportButton } from './ExportButton';
import { ListTable, type Column, type QueryAnswer } from './ListTable';
import { ListTools } from './ListTools';
import type { Noun } from './ListNews';
import { useListNews, type NewsEndpoint } from './useListNews';
import { useWholeListPage } from './useWholeListPage';
import './listHead.css';

type WholeListPanelProps<Row> = {
  title: string;
  head: ReactNode;
  list: QueryAnswer<WholeList<Row>>;
  endpoint: NewsEndpoint<Row>;
  noun: Noun;
  columns: readonly Column<Row>[];
  file: { name: string; columns: readonly CsvColumn<Row>[] };
  tools?: ReactNode;
  loadingText?: string;
};

export function WholeListPanel<Row extends { id: string }>(props: WholeListPanelProps<Row>) {
  const { title, head, list, columns, file, tools, loadingText } = props;
  const rows = list.currentData?.rows;
  const news = useListNews(props.endpoint, props.noun, list.refetch);
  const exportButton = <ExportButton name={[file.name]} columns={file.columns} rows={rows && (() => rows)} />;
  return (
    <section className="panel" aria-label={title}>
      <div className="list-head">
        {head}
        {tools === undefined ? (
          exportButton
        ) : (
          <ListTools>
            {exportButton}
            {tools}
          </ListTools>
        )}
      </div>
      <ListTable label={title} columns={columns} {...useWholeListPage(list)} loadingText={loadingText} news={news} />
    </section>
  );
}
