import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { memo, useId, useRef } from 'react';
import { dayFormat } from '@/shared/dates';
import type { DaySpan } from '@/shared/routing/daySpan';
import { pickerLocale } from './pickerLocale';
import './daySpan.css';

// Computed on each click: the console may stay open over midnight.
const presets = [
  { label: 'Today', value: () => lastDays(1) },
  { label: 'Last 7 days', value: () => lastDays(7) },
  { label: 'Last 30 days', value: () => lastDays(30) },
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
const spanOf = (days: Days | null) => ({ from: textOf(days?.[0]), to: textOf(days?.[1]) });

type DaySpanPickerProps = DaySpan & { onChange: (span: DaySpan) => void };

/** Left alone while another filter changes. */
export const DaySpanPicker = memo(function DaySpanPicker({ from, to, onChange }: DaySpanPickerProps) {
  const id = useId();
  const [start, end] = [`${id}from`, `${id}to`];
  const isOpen = useRef(false);
  return (
    <>
      <span className="visually-hidden">
        <label htmlFor={start}>From</label>
        <label htmlFor={end}>To</label>
      </span>
      <DatePicker.RangePicker
        id={{ start, end }}
        locale={pickerLocale}
        classNames={{ popup: { root: 'day-span' } }}
        value={[dayOf(from), dayOf(to)]}
        allowEmpty={[true, true]}
        placeholder={['From', 'To']}
        format={[dayFormat, 'YYYY-MM-DD']}
        // Payments and events are past: last month and this one.
        defaultPickerValue={[dayjs().subtract(1, 'month'), dayjs()]}
        presets={presets}
        onOpenChange={(isNowOpen) => void (isOpen.current = isNowOpen)}
        // antd reports a change only after both fields, and again on closing; one day is enough here.
        onCalendarChange={(days) => {
          const span = spanOf(days);
          if (isOpen.current && (span.to === '' || span.from <= span.to)) onChange(span);
        }}
        onChange={(days) => onChange(spanOf(days))}
      />
    </>
  );
});
