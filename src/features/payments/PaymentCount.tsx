import { unreadableText } from '@/shared/api/page';
import { useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { displayOrdinalDay } from '@/shared/ui/form/typedDay';
import { countText } from '@/shared/ui/list/ListHead';
import { filterNamed, usePaymentsQuery } from './payment';
import { selectCalls, selectPayments } from './paymentsSelectors';
import { selectTotals } from './paymentsSlice';

/** How many rows the list has. On paper it says what was asked too. */
export function PaymentCount() {
  const query = usePaymentsQuery();
  const { view, filter, search, from, to } = query;
  const totals = useAppSelector((state) => selectTotals(state, query));
  const select = view === 'calls' ? selectCalls : selectPayments;
  const shown = useAppSelector((state) => select(state, query)?.length);
  const words = () => {
    if (!totals) return '';
    if (view === 'calls') return countText(shown, ['member to call', 'members to call']);
    if (view === 'stuck') return countText(shown, ['stuck payment', 'stuck payments']);
    const many = filter === 'all' ? 'payments' : filterNamed(filter).label.toLowerCase();
    return countText(shown, [many.slice(0, -1), many], totals.total);
  };
  const asked = [
    search !== '' && `“${displayText(search)}”`,
    from !== '' && `from ${displayOrdinalDay(from)}`,
    to !== '' && `to ${displayOrdinalDay(to)}`,
  ].filter(Boolean);
  return (
    <>
      {[words(), unreadableText(totals?.unreadable ?? 0)].filter(Boolean).join('. ')}
      {asked.length > 0 && <span className="print-only">: {asked.join(' ')}</span>}
    </>
  );
}
