import { Alert, Button, Checkbox, Flex, Form, Typography } from 'antd';
import { useRef, useState } from 'react';
import { limbs } from '../almanac/limbs';
import { isApiError, type ApiError } from '@/shared/api/apiError';
import { readNow } from '@/shared/api/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { doneHere } from '@/shared/notices/noticesFor';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { isBlank } from '@contract/text';
import { FormDialog } from '@/shared/ui/modal/FormDialog';
import { almanacText, filledIn, useAlmanacSettings, useComputeDay, type WrittenValues } from '../computedDay';
import { displayDay, isDay, type Panchanga, type PanchangaValues, useToday, weekdayOf } from '../panchanga';
import { panchangaApi, useAddPanchangaMutation, useUpdatePanchangaMutation } from '../panchangaApi';
import { dayAdded } from '../panchangaNotices';
import { firstMissing, selectDays } from '../panchangaSlice';
import { DayPicker } from './DayPicker';
import { LimbField } from './LimbField';

type PanchangaDialogProps = { entry: Panchanga | { date: string }; onClose: (added?: string) => void };

const dayTaken: ApiError = { kind: 'refused', message: 'Somebody has added this day meanwhile.' };

export function PanchangaDialog({ entry, onClose }: PanchangaDialogProps) {
  const [form] = Form.useForm<WrittenValues>();
  const [add] = useAddPanchangaMutation();
  const [update] = useUpdatePanchangaMutation();
  const days = useAppSelector(selectDays);
  const { place, difference } = useAlmanacSettings();
  // The list may be refetched meanwhile: the form keeps its initial entry.
  const [{ id, sentDate, ...initial }] = useState<WrittenValues & Partial<Panchanga>>(entry);
  const isNew = id === undefined;
  const written: WrittenValues = { ...initial, ...Form.useWatch([], form) };
  const { date } = written;
  const computeDay = useComputeDay();
  const day = computeDay(date);
  const values = filledIn(written, day);

  const other = days?.[date]?.find((one) => one.id !== id);
  const help = isNew
    ? undefined
    : isDay(date)
      ? other && 'This day has another entry.'
      : 'The server sent no day that can be read.';

  // A second entry is wanted for the day that was shown with its first one, and for no other.
  const [doubledDay, setDoubledDay] = useState('');
  const added = useRef<string>(undefined);
  const dispatch = useAppDispatch();
  const mayBeStored = useRef(false);
  const addDay = async (filled: PanchangaValues) => {
    if (filled.date !== doubledDay) {
      const { data } = await dispatch(panchangaApi.endpoints.listPanchanga.initiate({ silent: true }, readNow));
      const there = data?.rows.filter((row) => row.date === filled.date) ?? [];
      if (mayBeStored.current && there.some((row) => limbs.every((limb) => row[limb] === filled[limb].trim()))) {
        added.current = filled.date;
        dispatch(doneHere({ sentence: dayAdded }));
        return {};
      }
      if (there.length > 0) return { error: dayTaken };
    }
    const reply = await add(filled);
    if (!reply.error) added.current = filled.date;
    mayBeStored.current ||= isApiError(reply.error) && reply.error.mayBeSaved === true;
    return reply;
  };

  return (
    <FormDialog
      title={isNew ? 'Add New Panchanga' : 'Update Panchanga'}
      action={isNew ? 'Add' : 'Update'}
      form={form}
      initial={initial}
      draftKey={`panchanga-${id ?? 'add'}`}
      isReady={!Object.values(values).some(isBlank) && !(isNew && other && date !== doubledDay)}
      run={(sent) => {
        // The last key may not be rendered yet.
        const filled = filledIn(sent, computeDay(sent.date));
        return isNew ? addDay(filled) : update({ id, sentDate, ...filled });
      }}
      onClose={() => onClose(added.current)}
    >
      {isNew && other && (
        <DayHasEntry
          date={date}
          id={other.id}
          isDoubled={date === doubledDay}
          onDouble={(isWanted) => setDoubledDay(isWanted ? date : '')}
        />
      )}
      <Form.Item name="date" label="Date" extra={weekdayOf(date)} validateStatus={help && 'warning'} help={help}>
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
        {day && (day.reason ?? `Sunrise in ${place.name} ${day.sunrise}${difference}.`)} {almanacText}
      </Typography.Text>
    </FormDialog>
  );
}

type DayHasEntryProps = { date: string; id: string; isDoubled: boolean; onDouble: (isWanted: boolean) => void };

function DayHasEntry({ date, id, isDoubled, onDouble }: DayHasEntryProps) {
  const today = useToday();
  const missing = firstMissing(useAppSelector(selectDays), today);
  const showModal = useShowModal();
  const isToday = date === today;
  return (
    <Alert
      className="form-wide"
      type="warning"
      title={`${isToday ? 'Today' : 'This day'} already has an entry.`}
      description={
        <Flex vertical align="start">
          <Checkbox checked={isDoubled} onChange={({ target }) => onDouble(target.checked)}>
            Add a second entry for this day
          </Checkbox>
          {isToday && (
            <Button type="link" size="small" onClick={() => showModal({ add: missing })}>
              Add {displayDay(missing)}, the first missing day
            </Button>
          )}
        </Flex>
      }
      action={
        // An entry that was just added gets its id with the list.
        id !== '' && (
          <Button size="small" onClick={() => showModal({ edit: id })}>
            Edit it
          </Button>
        )
      }
    />
  );
}

/** A text that the label names; a read-only input would look like one to fill in, and take the first focus. */
const FixedDay = ({ id, value = '' }: { id?: string; value?: string }) => <output id={id}>{displayDay(value)}</output>;
