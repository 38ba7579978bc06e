import { readDay } from '@/shared/ui/form/typedDay';

it.each([
  ...[
    '26-11-2026',
    '26/11/2026',
    '26/11/26',
    '26.11.2026',
    '26 11 2026',
    '26 Nov 2026',
    '26 NOVEMBER 2026',
    '26-nov-26',
  ],
  ...['Nov 26, 2026', 'Nov 26th, 2026', '2026-11-26', '2026/11/26', '೨೬-೧೧-೨೦೨೬', ' 26-11-2026 '],
])('%j is 26 November 2026', (written) => {
  expect(readDay(written)?.format('YYYY-MM-DD')).toBe('2026-11-26');
});

it.each([
  ['05-03-06', '2006-03-05'],
  ['5/3/2026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['26 Sept 2026', '2026-09-26'],
  ['26th September 2026', '2026-09-26'],
  ['September 26, 2026', '2026-09-26'],
])('%j is %s', (written, day) => {
  expect(readDay(written)?.format('YYYY-MM-DD')).toBe(day);
});

it.each(['', '31-02-2026', '11/26/2026', '26-11', '26-11-202', 'today'])('%j is no day', (written) => {
  expect(readDay(written)).toBeNull();
});
