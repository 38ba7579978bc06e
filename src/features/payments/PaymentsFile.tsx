import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { useAppSelector, type RootState } from '@/shared/hooks/store';
import { displayPhone } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { ExportButton } from '@/shared/ui/list/ExportButton';
import { filterNamed, usePaymentsQuery, type Payment, type PaymentsQuery } from './payment';
import { selectCalls, selectPayments, type CallListEntry } from './paymentsSelectors';
import { selectTotals } from './paymentsSlice';

const nameAndMobile: readonly CsvColumn<Payment>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayPhone(phone) },
];

const paymentsCsv: readonly CsvColumn<Payment>[] = [
  ...nameAndMobile,
  { heading: 'Date', text: ({ time }) => fileTimestamp(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => String(index) },
];

const callsCsv: readonly CsvColumn<CallListEntry>[] = [
  ...nameAndMobile,
  { heading: 'Last Failed', text: ({ time }) => fileTimestamp(time) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];

export function PaymentsFile() {
  const { view, filter } = usePaymentsQuery();
  if (view === 'calls') return <File name="Members to call" columns={callsCsv} select={selectCalls} />;
  const name = view === 'stuck' ? 'Stuck payments' : filterNamed(filter).label;
  return <File name={name} columns={paymentsCsv} select={selectPayments} />;
}

type FileProps<Row> = {
  name: string;
  columns: readonly CsvColumn<Row>[];
  select: (state: RootState, query: PaymentsQuery) => readonly Row[] | undefined;
};

function File<Row>({ name, columns, select }: FileProps<Row>) {
  const query = usePaymentsQuery();
  const { search, from, to } = query;
  const rows = useAppSelector((state) => select(state, query));
  const unreadable = useAppSelector((state) => selectTotals(state, query)?.unreadable);
  return (
    <ExportButton
      name={[name, search, from, to && `to ${to}`]}
      columns={columns}
      rows={rows && (() => rows)}
      unreadable={unreadable}
    />
  );
}
