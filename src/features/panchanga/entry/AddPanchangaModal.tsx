import { useState } from 'react';
import { FormDialog } from '@/shared/ui/FormDialog';
import { isComplete, limbs, type PanchangaValues } from '../panchanga';
import { useAddPanchangaMutation } from '../panchangaApi';
import { valuesOf } from './computedDay';
import { PanchangaForm } from './PanchangaForm';
import { useAlmanac, useComputedDay } from './useAlmanac';

type AddPanchangaModalProps = {
  /** The day that it begins with. */
  date: string;
  /** The days that have an entry. */
  taken: ReadonlySet<string>;
  onClose: () => void;
};

const nothing: PanchangaValues = { date: '', tithi: '', nakshatra: '', vaara: '', yoga: '', karana: '' };

/** A field that nobody has written into holds what the almanac computes for the day; a written one is left alone. */
export function AddPanchangaModal({ date: first, taken, onClose }: AddPanchangaModalProps) {
  const [add] = useAddPanchangaMutation();
  const almanac = useAlmanac();
  const [written, setWritten] = useState<Partial<PanchangaValues>>({});
  const date = written.date ?? first;
  const day = useComputedDay(almanac, date);

  const values = { ...nothing, ...(day && valuesOf(date, day)), ...written, date };
  const change = (next: Partial<PanchangaValues>) => setWritten((before) => ({ ...before, ...next }));
  return (
    <FormDialog
      title="Add New Panchanga"
      action="Add"
      values={{ ...written, date }}
      initial={{ date: first }}
      isReady={isComplete(values)}
      draft={{ key: 'panchanga-add', restore: (texts) => setWritten(writtenIn(texts)) }}
      run={() => add(values)}
      onClose={onClose}
    >
      <PanchangaForm
        values={values}
        isWritten={(limb) => written[limb] !== undefined}
        almanac={almanac}
        day={day}
        isDoubled={taken.has(date)}
        onChange={change}
        onDate={(next) => change({ date: next })}
      />
    </FormDialog>
  );
}

/** The fields of the form among the texts of a draft. */
function writtenIn(texts: Record<string, string>): Partial<PanchangaValues> {
  const fields = ['date', ...limbs] as const;
  return Object.fromEntries(fields.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));
}
