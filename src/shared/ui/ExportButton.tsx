import { csvOf, type CsvColumn } from '@/shared/csv';
import { SaveButton, type SaveButtonProps } from './SaveButton';

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
