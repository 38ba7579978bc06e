import { csvName, csvOf, type CsvColumn } from '@/shared/format/csv';

type Person = { name: string; phone: string };

const columns: readonly CsvColumn<Person>[] = [
  { heading: 'Name', text: ({ name }) => name },
  { heading: 'Phone', text: ({ phone }) => phone },
];

const linesOf = (rows: Person[]) => csvOf(columns, rows).split('\r\n');

it('begins with a byte order mark and the headings, and ends every line as RFC 4180 asks', () => {
  expect(csvOf(columns, [{ name: 'ಆಶಾ', phone: '' }])).toBe('\ufeff"Name","Phone"\r\n"ಆಶಾ",""\r\n');
});

it('keeps quotes, commas and line breaks inside their cell', () => {
  expect(linesOf([{ name: 'Rao, "Asha"\nA.', phone: '' }])[1]).toBe('"Rao, ""Asha""\nA.",""');
});

it.each([
  ...['=1+1', '+1+1', '+91 99000-11122', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\u0000=1'],
  ...['＝1+1', '＋1+1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫SUM(A1)', '\u3000＝1'],
  ...[...'\u200b\u200d\u00ad\u061c\u180e\u202e\u2060\u2800\u3164\ufeff'].map((unseen) => `${unseen}=1`),
  ...['\u{e0020}=1', '\u115f\u2066 ＝1'],
])('does not let a spreadsheet run %j', (name) => {
  expect(linesOf([{ name, phone: '' }]).join('\r\n')).toContain(`"'${name}"`);
});

it('leaves a phone number as it is, which a spreadsheet does not compute', () => {
  expect(linesOf([{ name: 'Asha', phone: '+91 99000 11122' }])[1]).toBe('"Asha","+91 99000 11122"');
});

it('is named after the list, its filters, the count and the day', () => {
  expect(csvName(['Users', 'accepted', 'ರಾವ್ / ..'], 431, new Date(2026, 10, 4, 23, 59).getTime())).toBe(
    'users-accepted-ರಾವ್-431-2026-11-04.csv',
  );
  expect(csvName(['Payments', ''], 0, new Date(2026, 0, 1).getTime())).toBe('payments-0-2026-01-01.csv');
});
