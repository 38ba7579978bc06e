import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { useAppSelector } from '@/shared/hooks/store';
import { displayPhone } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { ExportButton } from '@/shared/ui/list/ExportButton';
import { filterNamed, type Payment } from './payment';
import type { CallListEntry } from './paymentCounts';
import { selectCalls, selectPayments } from './paymentsSelectors';
import { selectTotals, usePaymentsQuery } from './paymentsSlice';

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
  const query = usePaymentsQuery();
  const { filter, search, from, to, view } = query;
  const payments = useAppSelector((state) => selectPayments(state, query));
  const calls = useAppSelector((state) => (view === 'calls' ? selectCalls(state, query) : undefined));
  const unreadable = useAppSelector((state) => selectTotals(state, query)?.unreadable);
  const span = [search, from, to && `to ${to}`];
  if (view === 'calls')
    return (
      <ExportButton
        name={['Members to call', ...span]}
        columns={callsCsv}
        rows={calls && (() => calls)}
        unreadable={unreadable}
      />
    );
  const name = view === 'stuck' ? 'Stuck payments' : filterNamed(filter).label;
  return (
    <ExportButton
      name={[name, ...span]}
      columns={paymentsCsv}
      rows={payments && (() => payments)}
      unreadable={unreadable}
    />
  );
}
