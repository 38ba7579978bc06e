import { Form } from 'antd';
import { useMemo } from 'react';
import type { Limb } from '../almanac/limbs';
import { eachLimb, type PanchangaValues } from '../panchanga';
import type { ComputedDay } from './computedDay';
import { computedDay, useAlmanac } from './useAlmanac';

/** What was typed; a limb that is missing takes the computed value. */
export type WrittenValues = { date: string } & Partial<Record<Limb, string>>;

/** The form holds only what was typed; `values` is what the fields show. */
export function useEntryForm(initial: WrittenValues) {
  const [form] = Form.useForm<WrittenValues>();
  const written: WrittenValues = { ...initial, ...Form.useWatch([], form) };
  const almanac = useAlmanac();
  const day = useMemo(() => computedDay(almanac, written.date), [almanac, written.date]);
  return {
    form,
    written,
    values: filledIn(written, day),
    almanac,
    day,
    /** Takes the values of the submit event: the last key may not be rendered yet. */
    toSend: (sent: WrittenValues) => filledIn(sent, computedDay(almanac, sent.date)),
  };
}

function filledIn(written: WrittenValues, day: ComputedDay | undefined): PanchangaValues {
  return { date: written.date, ...eachLimb((limb) => written[limb] ?? day?.limbs?.[limb].name ?? '') };
}

export type EntryForm = Omit<ReturnType<typeof useEntryForm>, 'toSend'>;
