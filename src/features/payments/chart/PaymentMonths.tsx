import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import type { PaymentsFilter } from '../payment';
import type { PaymentsList } from '../readPayments';
import { monthName, statesIn } from './states';

const PaymentsChart = lazyPart(() => import('./PaymentsChart'), ChunkFailed);

type PaymentMonthsProps = { filter: PaymentsFilter; list: PaymentsList | undefined; isStandIn: boolean };

/** The payments of every month by their states, drawn and as a table. The drawing code is large: it is fetched once its place is in sight. */
export const PaymentMonths = memo(function PaymentMonths({ filter, list, isStandIn }: PaymentMonthsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useIsInSight(place);
  const months = list?.months ?? [];
  const states = statesIn(isStandIn ? [] : months, filter);
  return (
    <section className="panel" aria-labelledby="months-title">
      <h2 id="months-title">Payments per month</h2>
      <ul className="chart-legend">
        {states.map(({ key, label, tone }) => (
          <li key={key} data-state={tone}>
            {label}
          </li>
        ))}
      </ul>
      <div ref={place} className="chart-place">
        {months.length > 0 && isInSight && <PaymentsChart months={months} states={states} />}
        {list && months.length === 0 && <p className="list-note">No Data Found!!</p>}
      </div>
      {list !== undefined && list.undated > 0 && (
        <p className="list-note">{list.undated.toLocaleString()} without a readable date are in no month.</p>
      )}
      {months.length > 0 && (
        <details className="payment-months">
          <summary>The figures as a table</summary>
          <div className="payment-months-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  {states.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {months.toReversed().map(({ month, counts }) => (
                  <tr key={month}>
                    <th scope="row">{monthName(month)}</th>
                    {states.map(({ key }) => (
                      <td key={key}>{counts[key].toLocaleString()}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
});

function useIsInSight(place: RefObject<HTMLElement | null>) {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (isInSight || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInSight, place]);
  return isInSight;
}
