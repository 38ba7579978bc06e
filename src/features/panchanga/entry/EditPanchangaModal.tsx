import { Input } from 'antd';
import { useState } from 'react';
import { isDay, type Panchanga } from '../panchanga';
import { useUpdatePanchangaMutation } from '../panchangaApi';
import { PanchangaForm } from './PanchangaForm';

type EditPanchangaModalProps = { entry: Panchanga; isDoubled: boolean; onClose: () => void };

export function EditPanchangaModal({ entry, isDoubled, onClose }: EditPanchangaModalProps) {
  const [update] = useUpdatePanchangaMutation();
  // The list may be refetched meanwhile: the form keeps its initial entry.
  const [{ id, ...initial }] = useState(entry);
  const advice = isDoubled ? 'This day has another entry.' : undefined;
  return (
    <PanchangaForm
      title="Update Panchanga"
      action="Update"
      initial={initial}
      draftKey={`panchanga-${id}`}
      // The day is fixed here, so a draft must not set it.
      valuesOfDraft={(texts) => ({ ...texts, date: initial.date })}
      adviceOn={(date) => (isDay(date) ? advice : 'The server sent no day that can be read.')}
      save={(values) => update({ id, ...values })}
      onClose={onClose}
    >
      <Input readOnly />
    </PanchangaForm>
  );
}
