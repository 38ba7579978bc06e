import { DatePicker, Typography } from 'antd';
import dayjs from 'dayjs';
import { memo, useId, useRef, useState } from 'react';
import { dayFormat } from '@/shared/format/dates';
import type { DaySpan } from '@/shared/routing/daySpan';
import { typedDayPicker } from './TypedDayInput';
import { dayFormats, readDay, unreadableDay } from './typedDay';
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

// Drawn with each change of another filter, its two fields took a tenth of it.
export const DaySpanPicker = memo(function DaySpanPicker({ from, to, onChange }: DaySpanPickerProps) {
  const id = useId();
  const [start, end] = [`${id}from`, `${id}to`];
  const isOpen = useRef(false);
  const [unreadable, setUnreadable] = useState({ from: '', to: '' });
  const [clearings, setClearings] = useState(0);
  // antd reads complete days alone, and forgets everything else when the field is left.
  const leave = ({ id: field, value: text }: HTMLInputElement) => {
    const end = field === start ? 'from' : 'to';
    const day = textOf(readDay(text));
    setUnreadable({ ...unreadable, [end]: day === '' ? text.trim() : '' });
    if (day !== (end === 'from' ? from : to)) onChange({ from, to, [end]: day });
  };
  const choose = (span: DaySpan) => {
    setUnreadable({ from: span.from === '' ? unreadable.from : '', to: span.to === '' ? unreadable.to : '' });
    onChange(span);
  };
  // antd keeps an unreadable text in its fields: a new key mounts them without it.
  const clear = () => {
    setUnreadable({ from: '', to: '' });
    setClearings(clearings + 1);
    onChange({ from: '', to: '' });
  };
  const wrong = [unreadable.from, unreadable.to].filter((text) => text !== '');
  return (
    <>
      <span className="visually-hidden">
        <label htmlFor={start}>From</label>
        <label htmlFor={end}>To</label>
      </span>
      <DatePicker.RangePicker
        key={clearings}
        {...typedDayPicker}
        id={{ start, end }}
        classNames={{ popup: { root: 'day-span' } }}
        value={[dayOf(from), dayOf(to)]}
        allowEmpty={[true, true]}
        placeholder={['From', 'To']}
        format={dayFormats(dayFormat)}
        status={wrong.length > 0 ? 'error' : ''}
        onBlur={({ target }) => target instanceof HTMLInputElement && leave(target)}
        onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && leave(target)}
        // Payments and events are past: last month and this one.
        defaultPickerValue={[dayjs().subtract(1, 'month'), dayjs()]}
        presets={presets}
        onOpenChange={(isNowOpen) => void (isOpen.current = isNowOpen)}
        // antd reports a change only after both fields, and again on closing; one day is enough here.
        onCalendarChange={(days) => {
          const span = spanOf(days);
          if (isOpen.current && (span.to === '' || span.from <= span.to)) choose(span);
        }}
        onChange={(days) => (days ? choose(spanOf(days)) : clear())}
      />
      <Typography.Text type="danger" role="alert" className="day-unreadable">
        {wrong.map(unreadableDay).join(' ')}
      </Typography.Text>
    </>
  );
});
