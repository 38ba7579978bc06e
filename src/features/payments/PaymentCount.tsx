import { unreadableText } from '@/shared/api/page';
import { useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { displayDay } from './displayDay';
import { filterNamed } from './payment';
import { selectCalls, selectPayments } from './paymentsSelectors';
import { selectTotals, usePaymentsQuery } from './paymentsSlice';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString()} ${count === 1 ? one : many}`;

/** How many rows the list has. On paper it says what was asked too. */
export function PaymentCount() {
  const query = usePaymentsQuery();
  const { view, filter, search, from, to } = query;
  const totals = useAppSelector((state) => selectTotals(state, query));
  const payments = useAppSelector((state) => selectPayments(state, query)?.length);
  const calls = useAppSelector((state) => (view === 'calls' ? selectCalls(state, query)?.length : undefined));
  const words = () => {
    if (!totals || payments === undefined) return '';
    if (view === 'calls') return plural(calls ?? 0, 'member to call', 'members to call');
    if (view === 'stuck') return plural(payments, 'stuck payment', 'stuck payments');
    const many = filter === 'all' ? 'payments' : filterNamed(filter).label.toLowerCase();
    const of = search === '' && from === '' && to === '' ? '' : `${payments.toLocaleString()} of `;
    return `${of}${plural(totals.total, many.slice(0, -1), many)}`;
  };
  const asked = [
    search !== '' && `“${displayText(search)}”`,
    from !== '' && `from ${displayDay(from)}`,
    to !== '' && `to ${displayDay(to)}`,
  ].filter(Boolean);
  return (
    <>
      {[words(), unreadableText(totals?.unreadable ?? 0)].filter(Boolean).join('. ')}
      {asked.length > 0 && <span className="print-only">: {asked.join(' ')}</span>}
    </>
  );
}
