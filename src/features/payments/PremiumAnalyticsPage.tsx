import { useListInAddress } from '@/shared/routing/listInAddress';
import { SaveButton } from '@/shared/ui/SaveButton';
import { CallsList } from './CallsList';
import { PaymentMonths } from './chart/PaymentMonths';
import { fileOfPayments } from './paymentLists';
import { paymentsIn } from './paymentsInAddress';
import { PaymentsList } from './PaymentsList';
import { filterLabels, PaymentTools } from './PaymentTools';
import { usePayments } from './usePayments';
import './payments.css';

const viewNames = { all: '', stuck: 'over 24 hours', calls: 'call list' };

export function PremiumAnalyticsPage() {
  const { search, choose, type } = useListInAddress();
  const asked = paymentsIn(search);
  const answer = usePayments(asked);
  const { list, source, isStandIn } = answer;
  const { filter, find, from, to, view } = asked;
  return (
    <>
      <section className="panel" aria-labelledby="payments-title">
        <div className="list-head payments-head">
          <h2 id="payments-title">Payments</h2>
          <PaymentTools asked={asked} onChoose={choose} onType={type}>
            <SaveButton
              name={[filterLabels[filter], viewNames[view], find, from, to && `to ${to}`]}
              write={source && (() => fileOfPayments({ ...asked, ...source }))}
            />
          </PaymentTools>
        </div>
        {view === 'calls' ? (
          <CallsList asked={asked} answer={answer} />
        ) : (
          <PaymentsList asked={asked} answer={answer} />
        )}
      </section>
      <PaymentMonths filter={filter} list={list} isStandIn={isStandIn} />
    </>
  );
}
