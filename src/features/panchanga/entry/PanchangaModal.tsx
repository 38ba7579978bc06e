import { Button, Form, Typography } from 'antd';
import { useState } from 'react';
import { limbs } from '@/shared/almanac/limbs';
import { placeIn } from '@/shared/almanac/place';
import { useAppSelector } from '@/shared/hooks';
import { usePreferences } from '@/shared/preferences';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { FormDialog } from '@/shared/ui/FormDialog';
import { almanacText, filledIn, useComputeDay, type WrittenValues } from '../computedDay';
import { displayDay, isDay, type Panchanga, today, weekdayOf } from '../panchanga';
import { useAddPanchangaMutation, useUpdatePanchangaMutation } from '../panchangaApi';
import { firstMissing, selectDays } from '../panchangaSlice';
import { DayPicker } from './DayPicker';
import { LimbField } from './LimbField';

type PanchangaModalProps = { entry: Panchanga | { date: string }; onClose: () => void };

/** Changes an entry, or adds one. Holds only what was typed: untouched fields show the computed value. */
export function PanchangaModal({ entry, onClose }: PanchangaModalProps) {
  const [form] = Form.useForm<WrittenValues>();
  const [add] = useAddPanchangaMutation();
  const [update] = useUpdatePanchangaMutation();
  const days = useAppSelector(selectDays);
  const { openAdd, openEdit } = useModalSearchParams();
  const place = placeIn(usePreferences().place).name;
  // The list may be refetched meanwhile: the form keeps its initial entry.
  const [{ id, ...initial }] = useState<WrittenValues & { id?: string }>(entry);
  const isNew = id === undefined;
  const written: WrittenValues = { ...initial, ...Form.useWatch([], form) };
  const { date } = written;
  const computeDay = useComputeDay();
  const day = computeDay(date);
  const values = filledIn(written, day);

  const advice = () => {
    if (!isNew && !isDay(date)) return 'The server sent no day that can be read.';
    const other = days?.[date]?.find((one) => one.id !== id);
    if (!other) return undefined;
    if (!isNew) return 'This day has another entry.';
    const missing = firstMissing(days);
    const isToday = date === today();
    return (
      <>
        {isToday ? 'Today' : 'This day'} already has an entry.{' '}
        <Button type="link" size="small" onClick={() => (isToday ? openAdd(missing) : openEdit(other.id))}>
          {isToday ? `Add ${displayDay(missing)}, the first missing day` : 'Edit it instead?'}
        </Button>
      </>
    );
  };
  const help = advice();

  return (
    <FormDialog
      title={isNew ? 'Add New Panchanga' : 'Update Panchanga'}
      action={isNew ? 'Add' : 'Update'}
      form={form}
      initial={initial}
      draftKey={`panchanga-${id ?? 'add'}`}
      // The day of an entry is fixed, so a draft must not set it.
      valuesOfDraft={(texts) => (isNew ? texts : { ...texts, date: initial.date })}
      isReady={Object.values(values).every((text) => text.trim() !== '')}
      run={(sent) => {
        // The last key may not be rendered yet.
        const filled = filledIn(sent, computeDay(sent.date));
        return isNew ? add(filled) : update({ id, ...filled });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="date"
        label="Date"
        extra={weekdayOf(date)}
        {...(help !== undefined && { validateStatus: 'warning', help })}
      >
        {isNew ? <DayPicker /> : <FixedDay />}
      </Form.Item>
      {limbs.map((limb) => (
        <LimbField
          key={limb}
          limb={limb}
          value={values[limb]}
          isWritten={written[limb] !== undefined}
          computed={day?.limbs?.[limb]}
        />
      ))}
      <Typography.Text type="secondary" role="status" className="form-wide">
        {day && (day.reason ?? `Sunrise in ${place} ${day.sunrise}.`)} {almanacText}
      </Typography.Text>
    </FormDialog>
  );
}

/** A text that the label names; a read-only input would look like one to fill in, and take the first focus. */
const FixedDay = ({ id, value = '' }: { id?: string; value?: string }) => <output id={id}>{displayDay(value)}</output>;
