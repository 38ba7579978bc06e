import { Button, DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { popupOpen } from '@/shared/ui/modalStack';
import { dayText } from '../days';
import { isDay } from '../panchanga';
import { useAddPanchangaMutation } from '../panchangaApi';
import { selectDays } from '../panchangaSlice';
import { PanchangaForm } from './PanchangaForm';

type AddPanchangaModalProps = {
  date: string;
  onEdit: (id: string) => void;
  onClose: () => void;
};

export function AddPanchangaModal({ date, onEdit, onClose }: AddPanchangaModalProps) {
  const [add] = useAddPanchangaMutation();
  const days = useAppSelector(selectDays);
  const adviceOn = (day: string) => {
    const other = days?.[day]?.[0]?.id;
    if (other === undefined) return undefined;
    return (
      <>
        This day already has an entry.{' '}
        <Button type="link" size="small" onClick={() => onEdit(other)}>
          Edit it instead?
        </Button>
      </>
    );
  };
  return (
    <PanchangaForm
      title="Add New Panchanga"
      action="Add"
      initial={{ date }}
      draftKey="panchanga-add"
      adviceOn={adviceOn}
      save={add}
      onClose={onClose}
    >
      <DayPicker />
    </PanchangaForm>
  );
}

const [firstDay, lastDay] = [dayjs('1900-01-01'), dayjs('2100-12-31')];

type DayPickerProps = { value?: string; onChange?: (date: string) => void } & Omit<
  DatePickerProps,
  'value' | 'onChange'
>;

/** A DatePicker for 'YYYY-MM-DD' or ''; typed text counts at once, without Enter. */
function DayPicker({ value = '', onChange, ...field }: DayPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const day = useMemo(() => (isDay(value) ? dayjs(value) : null), [value]);
  // With the calendar open, Enter chooses a day instead of submitting.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (isOpen || isNoDay(event.target))) event.preventDefault();
  };
  return (
    <DatePicker
      {...field}
      className={isOpen ? `entry-date ${popupOpen}` : 'entry-date'}
      classNames={{ popup: { root: popupOpen } }}
      minDate={firstDay}
      maxDate={lastDay}
      value={day}
      onCalendarChange={(next) => onChange?.(dayjs.isDayjs(next) ? dayText(next) : '')}
      open={isOpen}
      onOpenChange={setOpen}
      // A hovered day would replace what is being typed.
      previewValue={false}
      onKeyDown={press}
      onBlur={({ target }) => isNoDay(target) && onChange?.('')}
    />
  );
}

const isNoDay = (field: EventTarget) => field instanceof HTMLInputElement && !isDay(field.value);
