import type { CsvColumn } from '@/shared/csv';
import { isoMoment } from '@/shared/dates';
import { displayText } from '@/shared/text';
import type { Call, Payment } from './payment';

const name: CsvColumn<Payment> = { heading: 'Name', text: (row) => displayText(row.name) };
const mobile: CsvColumn<Payment> = { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true };

export const paymentsCsv: readonly CsvColumn<Payment>[] = [
  name,
  mobile,
  { heading: 'Date', text: ({ time }) => isoMoment(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => index, asText: true },
];

export const callsCsv: readonly CsvColumn<Call>[] = [
  name,
  mobile,
  { heading: 'Last Failed', text: ({ time }) => isoMoment(time) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];
