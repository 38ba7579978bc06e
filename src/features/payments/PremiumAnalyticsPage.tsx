import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { freshness } from '@/shared/api/freshness';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/form/DaySpanPicker';
import { ChunkFailed } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { ListHead } from '@/shared/ui/list/ListHead';
import { ListTools } from '@/shared/ui/list/ListTools';
import { SearchBox } from '@/shared/ui/list/SearchBox';
import { paymentFilters, usePaymentsQuery } from './payment';
import { PaymentCount } from './PaymentCount';
import { paymentsApi } from './paymentsApi';
import { PaymentsFile } from './PaymentsFile';
import { PaymentsList } from './PaymentsList';
import { PaymentViews } from './PaymentViews';
import { selectIsAllKnown } from './paymentsSelectors';
import './payments.css';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));

// With the chart: fetched when it is opened.
const PaymentMonths = lazyChunk(
  async () => (await import(/* webpackChunkName: "paymentMonths" */ './PaymentMonths')).PaymentMonths,
  ChunkFailed,
);

export function PremiumAnalyticsPage() {
  useAllKept();
  return (
    <>
      <section className="panel payments" aria-label="Payments">
        <Tools />
        <PaymentViews />
        <PaymentsList />
      </section>
      <Months />
    </>
  );
}

function Tools() {
  const { choose, type } = useListSearchParams();
  const { filter, search, from, to, view } = usePaymentsQuery();
  const ofView = { all: filter, calls: 'failed', stuck: 'processing' } as const;
  const shown = ofView[view];
  // A page turn changes the address too, but none of these.
  return useMemo(
    () => (
      <ListHead count={<PaymentCount />}>
        <SearchBox label="Search by name or phone" value={search} onSearch={(text) => type({ search: text })} />
        <ListTools filters={[from !== '' || to !== '', filter !== 'all']}>
          <DaySpanPicker from={from} to={to} onChange={type} />
          <Select
            aria-label="Payments to list"
            className="payment-filter"
            // Nothing moves, but antd would draw the first frame of a motion.
            transitionName=""
            value={shown}
            disabled={view !== 'all'}
            options={filters}
            // The URL without a filter means all payments.
            onChange={(chosen) => choose({ filter: chosen === 'all' ? '' : chosen })}
          />
          <PaymentsFile />
        </ListTools>
      </ListHead>
    ),
    [choose, type, filter, search, from, to, view, shown],
  );
}

/** While the screen is open, what was counted of all payments stays known beside the list of one state. */
function useAllKept() {
  const isKnown = useAppSelector(selectIsAllKnown);
  paymentsApi.endpoints.listPayments.useQuerySubscription({ filter: 'all' }, { skip: !isKnown, ...freshness.once });
}

function Months() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel payment-months" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>Payments per month</h2>
      </summary>
      {isOpen && <PaymentMonths />}
    </details>
  );
}
