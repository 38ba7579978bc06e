import { Select } from 'antd';
import type { CsvColumn } from '@/shared/csv';
import { isoTimestamp } from '@/shared/dates';
import { useAppSelector } from '@/shared/hooks';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/text';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { filterNamed, paymentFilters, type Call, type Payment } from './payment';
import { PaymentFigures } from './PaymentFigures';
import { PaymentMonths } from './PaymentMonths';
import { PaymentsList } from './PaymentsList';
import { selectCalls, selectPayments, usePaymentsQuery } from './paymentsSlice';
import '@/shared/ui/listHead.css';
import './payments.css';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));

export function PremiumAnalyticsPage() {
  const { choose, type } = useListSearchParams();
  const { filter, search, from, to } = usePaymentsQuery();
  return (
    <>
      <section className="panel" aria-labelledby="payments-title">
        <div className="list-head">
          <h2 id="payments-title">Payments</h2>
          <div className="list-tools">
            <SearchBox label="Search by name or phone" value={search} onSearch={(text) => type({ search: text })} />
            <ListTools filters={[from !== '' || to !== '', filter !== 'all']}>
              <DaySpanPicker span={{ from, to }} onChange={type} />
              <Select
                aria-label="Payments to list"
                className="payment-filter"
                value={filter}
                options={filters}
                // The URL without a filter means all payments.
                onChange={(chosen) => choose({ filter: chosen === 'all' ? '' : chosen, view: '' })}
              />
              <PaymentsFile />
            </ListTools>
          </div>
        </div>
        <PaymentFigures />
        <PaymentsList />
      </section>
      <PaymentMonths />
    </>
  );
}

const nameAndMobile: readonly CsvColumn<Payment>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true },
];

const paymentsCsv: readonly CsvColumn<Payment>[] = [
  ...nameAndMobile,
  { heading: 'Date', text: ({ time }) => isoTimestamp(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => index, asText: true },
];

const callsCsv: readonly CsvColumn<Call>[] = [
  ...nameAndMobile,
  { heading: 'Last Failed', text: ({ time }) => isoTimestamp(time) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];

const viewNames = { all: '', stuck: 'over 24 hours', calls: 'call list' };

function PaymentsFile() {
  const query = usePaymentsQuery();
  const { filter, search, from, to, view } = query;
  const payments = useAppSelector((state) => selectPayments(state, query));
  const calls = useAppSelector((state) => selectCalls(state, query));
  const name = [filterNamed(filter).label, viewNames[view], search, from, to && `to ${to}`];
  if (view === 'calls') return <ExportButton name={name} columns={callsCsv} rows={calls && (() => calls)} />;
  return <ExportButton name={name} columns={paymentsCsv} rows={payments && (() => payments)} />;
}
