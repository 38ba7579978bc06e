import { Select } from 'antd';
import { askList, useStoreDispatch } from '@/shared/largeList/largeLists';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { SearchBox } from '@/shared/ui/SearchBox';
import type { PaymentList } from './list/paymentList';
import { filterNamed, paymentFilters } from './payment';
import { PaymentMonths } from './PaymentMonths';
import { parsePaymentsParams } from './paymentsSearchParams';
import { PaymentsList } from './PaymentsList';
import { usePayments } from './usePayments';
import '@/shared/ui/listHead.css';
import './payments.css';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));
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
          <div className="list-tools payment-tools">
            <SearchBox label="Search by name or phone" value={find} onSearch={(text) => type({ find: text })} />
            <ListTools filters={[from !== '' || to !== '', filter !== 'all']}>
              <DaySpanPicker span={asked} onChange={type} />
              <Select
                aria-label="Payments to list"
                className="payment-filter"
                value={filter}
                options={filters}
                // The URL without a filter means all payments.
                onChange={(chosen) => choose({ filter: chosen === 'all' ? '' : chosen, view: '' })}
              />
              <SaveButton
                name={[filterNamed(filter).label, viewNames[view], find, from, to && `to ${to}`]}
                write={write}
              />
            </ListTools>
          </div>
        </div>
        <PaymentsList asked={asked} answer={answer} />
      </section>
      <PaymentMonths filter={filter} list={list} isStandIn={isStandIn} from={from} to={to} />
    </>
  );
}
