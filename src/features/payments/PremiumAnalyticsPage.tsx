import { askList, useStoreDispatch } from '@/shared/largeList/largeLists';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { SaveButton } from '@/shared/ui/SaveButton';
import type { PaymentList } from './list/paymentList';
import { filterNamed } from './payment';
import { PaymentMonths } from './PaymentMonths';
import { parsePaymentsParams } from './paymentsSearchParams';
import { PaymentsList } from './PaymentsList';
import { PaymentTools } from './PaymentTools';
import { usePayments } from './usePayments';
import './payments.css';

const viewNames = { all: '', stuck: 'over 24 hours', calls: 'call list' };

export function PremiumAnalyticsPage() {
  const { search, choose, type } = useListSearchParams();
  const asked = parsePaymentsParams(search);
  const dispatch = useStoreDispatch();
  const answer = usePayments(asked);
  const { list, query, isStandIn } = answer;
  const { filter, find, from, to, view } = asked;
  const write = query && (() => dispatch(askList<PaymentList, 'file'>(query.listId, 'file', query)));
  return (
    <>
      <section className="panel" aria-labelledby="payments-title">
        <div className="list-head">
          <h2 id="payments-title">Payments</h2>
          <PaymentTools asked={asked} onChoose={choose} onType={type}>
            <SaveButton
              name={[filterNamed(filter).label, viewNames[view], find, from, to && `to ${to}`]}
              write={write}
            />
          </PaymentTools>
        </div>
        <PaymentsList asked={asked} answer={answer} />
      </section>
      <PaymentMonths filter={filter} list={list} isStandIn={isStandIn} />
    </>
  );
}
