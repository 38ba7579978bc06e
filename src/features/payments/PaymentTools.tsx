import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { paymentFilters } from './payment';
import type { PaymentsSearchParams } from './paymentsSearchParams';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));

type PaymentToolsProps = {
  asked: PaymentsSearchParams;
  onChoose: (facts: ListFacts) => void;
  onType: (facts: ListFacts) => void;
  children: ReactNode;
};

export function PaymentTools({ asked, onChoose, onType, children }: PaymentToolsProps) {
  const { filter, find } = asked;
  return (
    <div className="list-tools payment-tools">
      <SearchBox label="Search by name or phone" value={find} onSearch={(text) => onType({ find: text })} />
      <ListTools filters={[asked.from !== '' || asked.to !== '', filter !== 'all']}>
        <DaySpanPicker span={asked} onChange={onType} />
        <Select
          aria-label="Payments to list"
          className="payment-filter"
          value={filter}
          options={filters}
          // All payments are what an address without a filter means.
          onChange={(chosen) => onChoose({ filter: chosen === 'all' ? '' : chosen, view: '' })}
        />
        {children}
      </ListTools>
    </div>
  );
}
