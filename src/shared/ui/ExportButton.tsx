import { Button } from 'antd';
import { useState } from 'react';
import { csvName, csvOf, saveFile, type CsvColumn } from '@/shared/csv';
import { useOneAtATime } from '@/shared/oneAtATime';
import './export.css';

type ListFile = { content: string | Blob; count: number };

type SaveButtonProps = {
  name: readonly string[];
  /** Not everything has been read yet: the file's name says so. */
  isPart?: boolean;
  /** Creates the file, or undefined on failure; no function while there is nothing to save. */
  write: (() => ListFile | Promise<ListFile | undefined>) | undefined;
};

export function SaveButton({ name, isPart = false, write }: SaveButtonProps) {
  const [saved, setSaved] = useState<{ count: number; what: string }>();
  // Another search or filter is another file, not saved yet.
  const what = name.join('\n');

  const [save, isSaving] = useOneAtATime(async () => {
    const file = await write?.();
    if (!file) return;
    saveFile(csvName(isPart ? [...name, 'part'] : name, file.count, new Date()), file.content);
    setSaved({ count: file.count, what });
  });

  return (
    <span className="export">
      <span role="status">
        {saved?.what === what && `Exported ${saved.count.toLocaleString()} ${saved.count === 1 ? 'row' : 'rows'}`}
      </span>
      <Button onClick={save} disabled={!write} loading={isSaving && { delay: 200 }}>
        Export CSV
      </Button>
    </span>
  );
}

type ExportButtonProps<Row> = Omit<SaveButtonProps, 'write'> & {
  columns: readonly CsvColumn<Row>[];
  rows: (() => readonly Row[]) | undefined;
};

export function ExportButton<Row>({ columns, rows, ...facts }: ExportButtonProps<Row>) {
  const write = () => {
    const list = rows?.() ?? [];
    return { content: csvOf(columns, list), count: list.length };
  };
  return <SaveButton {...facts} write={rows && write} />;
}
