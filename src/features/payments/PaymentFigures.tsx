import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks/store';
import { searchOfList } from '@/shared/routing/listSearchParams';
import { paymentStates, usePaymentsQuery } from './payment';
import { selectCounts } from './paymentsSelectors';

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** The payments by their states; each leads to its payments, and back. No figure is shown that was not counted. */
export function PaymentFigures() {
  const query = usePaymentsQuery();
  const [search] = useSearchParams();
  const counts = useAppSelector((state) => selectCounts(state, query));
  const { Success: success, Failed: failed, other = 0 } = counts ?? {};
  const rate = success === undefined || failed === undefined ? NaN : success / (success + failed);
  return (
    <dl className="payment-figures" aria-label="Payments by state">
      {paymentStates.map(({ state, filter }) => {
        const isChosen = query.filter === filter;
        return (
          <div key={state} data-state={filter}>
            <dt>
              <Link
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
    </dl>
  );
}
