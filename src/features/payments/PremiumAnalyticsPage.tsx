import { Select } from 'antd';
import { useAppSelector } from '@/shared/hooks';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { filterNamed, paymentFilters } from './payment';
import { PaymentMonths } from './PaymentMonths';
import { callsCsv, paymentsCsv } from './paymentsCsv';
import { usePaymentsAsked } from './paymentsSearchParams';
import { PaymentsList } from './PaymentsList';
import { selectCalls, selectPayments } from './paymentsSlice';
import '@/shared/ui/listHead.css';
import './payments.css';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));
const viewNames = { all: '', stuck: 'over 24 hours', calls: 'call list' };

export function PremiumAnalyticsPage() {
  const { choose, type } = useListSearchParams();
  const { filter, find, from, to } = usePaymentsAsked();
  return (
    <>
      <section className="panel" aria-labelledby="payments-title">
        <div className="list-head">
          <h2 id="payments-title">Payments</h2>
          <div className="list-tools payment-tools">
            <SearchBox label="Search by name or phone" value={find} onSearch={(text) => type({ search: text })} />
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
        <PaymentsList />
      </section>
      <PaymentMonths />
    </>
  );
}

function PaymentsFile() {
  const asked = usePaymentsAsked();
  const { filter, find, from, to, view } = asked;
  const payments = useAppSelector((state) => selectPayments(state, asked));
  const calls = useAppSelector((state) => selectCalls(state, asked));
  const name = [filterNamed(filter).label, viewNames[view], find, from, to && `to ${to}`];
  if (view === 'calls') return <ExportButton name={name} columns={callsCsv} rows={calls && (() => calls)} />;
  return <ExportButton name={name} columns={paymentsCsv} rows={payments && (() => payments)} />;
}
