import { Form } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { limbs } from '@/shared/almanac/limbs';
import { FormDialog } from '@/shared/ui/FormDialog';
import { weekdayOf } from '../days';
import type { PanchangaValues } from '../panchanga';
import { AlmanacLine, AlmanacSettings } from './AlmanacSettings';
import { LimbField } from './LimbField';
import { filledIn, useAlmanac, useComputedDay, type WrittenValues } from './useAlmanac';

type PanchangaFormProps = Omit<ComponentProps<typeof FormDialog<WrittenValues>>, 'form' | 'run' | 'children'> & {
  children: ReactNode;
  adviceOn: (date: string) => ReactNode;
  save: (values: PanchangaValues) => Promise<{ error?: unknown }>;
};

/** Holds only what was typed: untouched fields show the computed value. */
export function PanchangaForm({ children, adviceOn, save, ...dialog }: PanchangaFormProps) {
  const [form] = Form.useForm<WrittenValues>();
  const written: WrittenValues = { ...dialog.initial, ...Form.useWatch([], form) };
  const { date } = written;
  const almanac = useAlmanac();
  const day = useComputedDay(almanac, date);
  const values = filledIn(written, day);
  const advice = adviceOn(date);
  return (
    <FormDialog
      {...dialog}
      form={form}
      isReady={Object.values(values).every((text) => text.trim() !== '')}
      // The last key may not be rendered yet.
      run={(sent) => save(filledIn(sent, almanac.dayOn(sent.date)))}
    >
      <Form.Item
        name="date"
        label="Date"
        extra={weekdayOf(date)}
        {...(advice !== undefined && { validateStatus: 'warning', help: advice })}
      >
        {children}
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
      <div className="form-wide almanac-part">
        <AlmanacSettings />
        <AlmanacLine almanac={almanac} day={day} />
      </div>
    </FormDialog>
  );
}
