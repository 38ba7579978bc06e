import { useState } from 'react';
import { FormDialog } from '@/shared/ui/FormDialog';
import { isComplete, limbs, type Panchanga, type PanchangaValues } from '../panchanga';
import { useUpdatePanchangaMutation } from '../panchangaApi';
import { PanchangaForm } from './PanchangaForm';
import { useAlmanac, useComputedDay } from './useAlmanac';

type EditPanchangaModalProps = { entry: Panchanga; isDoubled: boolean; onClose: () => void };

export function EditPanchangaModal({ entry, isDoubled, onClose }: EditPanchangaModalProps) {
  const [update] = useUpdatePanchangaMutation();
  const almanac = useAlmanac();
  // The list may be asked for anew while the box is open: what the administrator began with stays.
  const [{ id, ...initial }] = useState(entry);
  const [values, setValues] = useState<PanchangaValues>(initial);
  const day = useComputedDay(almanac, values.date);

  return (
    <FormDialog
      title="Update Panchanga"
      action="Update"
      values={values}
      initial={initial}
      isReady={isComplete(values)}
      draft={{ key: `panchanga-${id}`, restore: (texts) => setValues((before) => withDraft(before, texts)) }}
      run={() => update({ id, ...values })}
      onClose={onClose}
    >
      <PanchangaForm
        values={values}
        isWritten={() => true}
        almanac={almanac}
        day={day}
        isDoubled={isDoubled}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
    </FormDialog>
  );
}

function withDraft(values: PanchangaValues, texts: Record<string, string>): PanchangaValues {
  const restored = limbs.map((limb) => [limb, texts[limb] ?? values[limb]]);
  return { ...values, ...Object.fromEntries(restored) };
}
