import { Button } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { csvName, csvOf, csvRowsOf, exportedText, type CsvColumn } from '@/shared/format/csv';
import { saveList } from '@/shared/format/saveList';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { notDone } from '@/shared/notices/noticesFor';

export type ListFile = { content: string | Blob; count: number; unreadable?: number };

type SaveButtonProps = {
  name: readonly string[];
  isPart?: boolean;
  /** Creates the file, or undefined on failure; no function while there is nothing to save. */
  write: (() => ListFile | Promise<ListFile | undefined>) | undefined;
};

export function SaveButton({ name, isPart = false, write }: SaveButtonProps) {
  const dispatch = useAppDispatch();
  const [save, isSaving] = useOneAtATime(async () => {
    const file = await write?.();
    if (!file) return;
    // The parts behind it may be what was searched.
    const [list = ''] = name;
    const { content, count: rows, unreadable } = file;
    const fileName = csvName(isPart ? [...name, 'part'] : name, rows, Date.now());
    await dispatch(saveList({ name: fileName, content, list, rows, sentence: exportedText(rows, unreadable) }));
  });
  return (
    <Button className="export" onClick={save} disabled={!write} loading={isSaving && { delay: 200 }}>
      Export CSV
    </Button>
  );
}

type Reply<Row> = { data?: { rows: readonly Row[]; unreadable: number }; error?: unknown };

/** Up to so many rows in a call; a shorter page is the last one. */
export const rowsPerCall = 1000;

/** What was read before a failure is not saved. A row that moved to a later page meanwhile is written once. */
export const fileOfPages =
  <Row extends { id: string }>(
    columns: readonly CsvColumn<Row>[],
    readPage: (page: number, last: Row | undefined) => AppThunk<PromiseLike<Reply<Row>>>,
  ): AppThunk<Promise<ListFile | undefined>> =>
  async (dispatch) => {
    const parts = [csvOf(columns, [])];
    const ids = new Set<string>();
    let unreadable = 0;
    let last: Row | undefined;
    for (let page = 1; ; page += 1) {
      const { data, error } = await dispatch(readPage(page, last));
      if (error !== undefined || !data) return void dispatch(notDone(`Not exported: ${failureText(error)}`));
      const rows = data.rows.filter(({ id }) => !ids.has(id));
      for (const { id } of rows) ids.add(id);
      parts.push(csvRowsOf(columns, rows));
      unreadable += data.unreadable;
      last = rows.at(-1);
      if (!last || data.rows.length + data.unreadable < rowsPerCall)
        return { content: new Blob(parts), count: ids.size, unreadable };
    }
  };

type ExportButtonProps<Row> = Omit<SaveButtonProps, 'write'> & {
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[] | undefined;
  unreadable?: number;
};

export function ExportButton<Row>({ columns, rows, unreadable, ...facts }: ExportButtonProps<Row>) {
  const write = rows && (() => ({ content: csvOf(columns, rows), count: rows.length, unreadable }));
  return <SaveButton {...facts} write={write} />;
}
