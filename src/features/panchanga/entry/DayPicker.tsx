import { DatePicker, Typography, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { useState, type KeyboardEvent } from 'react';
import { popupOpen } from '@/shared/ui/modal/useModal';
import { typedDayPicker } from '@/shared/ui/form/TypedDayInput';
import { dayFormats, readDay, unreadableDay } from '@/shared/ui/form/typedDay';
import { dayText, isDay } from '../panchanga';

const [firstDay, lastDay] = [dayjs('1900-01-01'), dayjs('2100-12-31')];

type DayPickerProps = { value?: string; onChange?: (date: string) => void } & Omit<
  DatePickerProps,
  'value' | 'onChange'
>;

/** A DatePicker for 'YYYY-MM-DD' or ''; typed text counts at once, without Enter. */
export function DayPicker({ value = '', onChange, ...field }: DayPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [unreadable, setUnreadable] = useState('');
  const leave = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const day = readDay(target.value);
    setUnreadable(day ? '' : target.value.trim());
    const date = day ? dayText(day) : '';
    if (date !== value) onChange?.(date);
  };
  const choose = (date: string) => {
    if (date !== '') setUnreadable('');
    onChange?.(date);
  };
  // With the calendar open, Enter chooses a day instead of submitting.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    leave(event);
    if (isOpen || (event.target instanceof HTMLInputElement && !readDay(event.target.value))) event.preventDefault();
  };
  return (
    <>
      <DatePicker
        {...field}
        {...typedDayPicker}
        // A day is needed, so there is nothing to clear.
        allowClear={false}
        className={isOpen ? popupOpen : undefined}
        style={{ width: '100%' }}
        classNames={{ popup: { root: popupOpen } }}
        minDate={firstDay}
        maxDate={lastDay}
        value={isDay(value) ? dayjs(value) : null}
        onCalendarChange={(next) => choose(dayjs.isDayjs(next) ? dayText(next) : '')}
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={press}
        format={dayFormats('YYYY-MM-DD')}
        status={unreadable === '' ? '' : 'error'}
        onBlur={leave}
      />
      {unreadable !== '' && (
        <Typography.Text type="danger" role="alert">
          {unreadableDay(unreadable)}
        </Typography.Text>
      )}
    </>
  );
}
