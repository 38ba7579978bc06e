import { Flex, Segmented } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks/store';
import { useIsPainted } from '@/shared/hooks/useIsPainted';
import { searchOfList, useListSearchParams } from '@/shared/routing/listSearchParams';
import { paymentStates, usePaymentsQuery, type PaymentsQuery } from './payment';
import { selectCallList, selectCounts, selectIsAllKnown, selectStuck } from './paymentsSelectors';

export function PaymentViews() {
  const query = usePaymentsQuery();
  const { choose } = useListSearchParams();
  const { view } = query;
  // The call list of 100,000 payments takes 130 ms: the rows are drawn before.
  const isPainted = useIsPainted(useAppSelector(selectIsAllKnown));
  const isCounted = isPainted || view !== 'all';
  const calls = useAppSelector((state) => (isCounted ? selectCallList(state, query)?.length : undefined));
  const stuck = useAppSelector((state) =>
    isCounted || query.filter === 'processing' ? selectStuck(state, query)?.length : undefined,
  );
  const counted = (name: string, count: number | undefined) => (
    <span style={steadyWidth}>{count === undefined ? name : `${name} (${count.toLocaleString()})`}</span>
  );
  return (
    <Flex wrap align="center" gap="8px 16px" className="payment-views" style={{ minHeight: 38, marginBottom: 12 }}>
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
      {view === 'all' ? <PaymentCounts /> : <p className="list-note">{viewNotes[view]}</p>}
    </Flex>
  );
}

const steadyWidth = { display: 'inline-block', minWidth: '6.5em', fontVariantNumeric: 'tabular-nums' };

const viewNotes = {
  calls: 'Members who failed to pay and have not paid since.',
  stuck: 'Processing for more than 24 hours.',
};

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

function PaymentCounts() {
  const query = usePaymentsQuery();
  const [search] = useSearchParams();
  const counts = useAppSelector((state) => selectCounts(state, query));
  const { Success: success, Failed: failed, Other: other = 0 } = counts ?? {};
  const rate = success === undefined || failed === undefined ? NaN : success / (success + failed);
  return (
    <Flex component="dl" wrap flex="1 1 560px" className="payment-counts" aria-label="Payments by state">
      {paymentStates.map(({ state, filter }) => {
        const isChosen = query.filter === filter;
        return (
          <div key={state} data-state={filter}>
            <dt>
              <Link
                className="card-link"
                to={searchOfList(search, { filter: isChosen ? '' : filter })}
                aria-current={isChosen}
                title={isChosen ? 'Show all payments' : undefined}
              >
                {state}
              </Link>
            </dt>
            <dd>{counts?.[state]?.toLocaleString() ?? '–'}</dd>
          </div>
        );
      })}
      {other > 0 && (
        <div data-state="failed">
          <dt>Other</dt>
          <dd>{other.toLocaleString()}</dd>
        </div>
      )}
      <div title="Of the payments that succeeded or failed">
        <dt>Success rate</dt>
        <dd>{Number.isNaN(rate) ? '–' : percent.format(rate)}</dd>
      </div>
    </Flex>
  );
}
