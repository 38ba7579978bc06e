import { Segmented } from 'antd';
import { useDeferredValue } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { PaymentFigures } from './PaymentFigures';
import { usePaymentsQuery, type PaymentsQuery } from './payment';
import { selectCalls, selectIsAllKnown, selectStuck } from './paymentsSelectors';

/** Which list is shown: all payments, by state if wanted, or one of the two that ask for work. */
export function PaymentViews() {
  const query = usePaymentsQuery();
  const { choose } = useListSearchParams();
  const { view } = query;
  // The call list of 100,000 payments takes 130 ms: the rows are drawn before.
  const isCounted = useDeferredValue(useAppSelector(selectIsAllKnown), view !== 'all');
  const calls = useAppSelector((state) => (isCounted ? selectCalls(state, query)?.length : undefined));
  const stuck = useAppSelector((state) =>
    isCounted || query.filter === 'processing' ? selectStuck(state, query)?.length : undefined,
  );
  const counted = (name: string, count: number | undefined) => (
    <span className="payment-view">{count === undefined ? name : `${name} (${count.toLocaleString()})`}</span>
  );
  return (
    <div className="payment-views">
      <Segmented<PaymentsQuery['view']>
        aria-label="List"
        value={view}
        options={[
          { value: 'all', label: 'All' },
          { value: 'calls', label: counted('To call', calls) },
          { value: 'stuck', label: counted('Stuck', stuck) },
        ]}
        // The two lists have states of their own.
        onChange={(chosen) => choose({ view: chosen === 'all' ? '' : chosen, filter: '' })}
      />
      {view === 'all' ? <PaymentFigures /> : <p className="list-note">{viewNotes[view]}</p>}
    </div>
  );
}

const viewNotes = {
  calls: 'Members who failed to pay and have not paid since.',
  stuck: 'Processing for more than 24 hours.',
};
