import { Button } from 'antd';
import { csvName, csvOf, exportedText, type CsvColumn } from '@/shared/format/csv';
import { saveList } from '@/shared/format/saveList';
import { useAppDispatch } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';

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

type ExportButtonProps<Row> = Omit<SaveButtonProps, 'write'> & {
  columns: readonly CsvColumn<Row>[];
  rows: (() => readonly Row[]) | undefined;
  unreadable?: number;
};

export function ExportButton<Row>({ columns, rows, unreadable, ...facts }: ExportButtonProps<Row>) {
  const write = () => {
    const list = rows?.() ?? [];
    return { content: csvOf(columns, list), count: list.length, unreadable };
  };
  return <SaveButton {...facts} write={rows && write} />;
}
