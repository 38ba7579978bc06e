import { unreadableText } from '@/shared/api/page';
import { fileTimestamp } from './dates';

export type CsvColumn<Row> = { heading: string; text: (row: Row) => string };

const byteOrderMark = '\ufeff';

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  byteOrderMark + lineOf(columns.map(({ heading }) => cellOf(heading))) + csvRowsOf(columns, rows);

/** Further rows, for a file that is written page by page. */
export const csvRowsOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map(({ text }) => cellOf(text(row))))).join('');

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

// Full-width signs count as plain ones, and invisible characters before a sign are skipped.
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@]/u;

/** Spreadsheets execute cells that begin like a formula; a leading apostrophe, which they show, prevents it. A phone number is none. */
function cellOf(text: string) {
  const isRisky = formula.test(text.normalize('NFKC')) || /^[\t\r]/.test(text);
  const isMarked = isRisky && !/^\+[\d ]+$/.test(text);
  return `"${isMarked ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

export function csvName(parts: readonly string[], count: number, time: number): string {
  const [date = ''] = fileTimestamp(time).split(' ');
  const words = [...parts, String(count), date].map((part) =>
    part
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${words.filter((word) => word !== '').join('-')}.csv`;
}

export const exportedText = (count: number, unreadable = 0) =>
  [`Exported ${count.toLocaleString()} ${count === 1 ? 'row' : 'rows'}`, unreadableText(unreadable)]
    .filter(Boolean)
    .join('. ');

export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
