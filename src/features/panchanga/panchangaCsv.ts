import { limbs } from '@/shared/almanac/limbs';
import type { CsvColumn } from '@/shared/csv';
import { displayText } from '@/shared/text';
import { limbLabels, type Panchanga } from './panchanga';

export const panchangaCsv: readonly CsvColumn<Panchanga>[] = [
  { heading: 'Date', text: ({ date }) => displayText(date) },
  ...limbs.map((limb) => ({ heading: limbLabels[limb], text: (row: Panchanga) => displayText(row[limb]) })),
];
