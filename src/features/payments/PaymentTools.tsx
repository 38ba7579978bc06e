import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useRef, type ReactNode } from 'react';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { SearchBox } from '@/shared/ui/SearchBox';
import { paymentFilters } from './payment';
import type { PaymentsSearchParams } from './paymentsSearchParams';

const filters = paymentFilters.map(({ filter, label }) => ({ value: filter, label }));

// They are computed at the press: the console may stand open over midnight.
const presets = [
  { label: 'Today', value: () => lastDays(1) },
  { label: 'Last 7 days', value: () => lastDays(7) },
  { label: 'This month', value: () => monthBefore(0) },
  { label: 'Last month', value: () => monthBefore(1) },
];

type Days = [first: dayjs.Dayjs | null, last: dayjs.Dayjs | null];

const lastDays = (count: number): Days => [dayjs().subtract(count - 1, 'day'), dayjs()];

function monthBefore(count: number): Days {
  const month = dayjs().subtract(count, 'month');
  return [month.startOf('month'), month.endOf('month')];
}

const dayOf = (text: string) => (text === '' ? null : dayjs(text));
const textOf = (day: dayjs.Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? '';

type PaymentToolsProps = {
  asked: PaymentsSearchParams;
  onChoose: (facts: ListFacts) => void;
  onType: (facts: ListFacts) => void;
  children: ReactNode;
};

export function PaymentTools({ asked, onChoose, onType, children }: PaymentToolsProps) {
  const { filter, find, from, to } = asked;
  const isOpen = useRef(false);
  const tell = (days: Days | null) => onType({ from: textOf(days?.[0]), to: textOf(days?.[1]) });
  return (
    <div className="list-tools payment-tools">
      <SearchBox label="Search by name or phone" value={find} onSearch={(text) => onType({ find: text })} />
      <span className="visually-hidden">
        <label htmlFor="payments-from">From</label>
        <label htmlFor="payments-to">To</label>
      </span>
      <DatePicker.RangePicker
        id={{ start: 'payments-from', end: 'payments-to' }}
        classNames={{ popup: { root: 'payment-days' } }}
        value={[dayOf(from), dayOf(to)]}
        allowEmpty={[true, true]}
        placeholder={['From', 'To']}
        format="YYYY-MM-DD"
        presets={presets}
        onOpenChange={(isNowOpen) => void (isOpen.current = isNowOpen)}
        // One day is enough: antd calls it a change only once both fields were visited. What it puts back on closing is no news.
        onCalendarChange={(days) => isOpen.current && tell(days)}
        onChange={tell}
      />
      <Select
        aria-label="Payments to list"
        className="payment-filter"
        value={filter}
        options={filters}
        // All payments are what an address without a filter means.
        onChange={(chosen) => onChoose({ filter: chosen === 'all' ? '' : chosen, view: '' })}
      />
      {children}
    </div>
  );
}
