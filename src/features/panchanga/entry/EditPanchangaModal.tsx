import { Form, Input } from 'antd';
import { useState } from 'react';
import { FormDialog } from '@/shared/ui/FormDialog';
import { weekdayOf } from '../days';
import { isComplete, isDay, type Panchanga } from '../panchanga';
import { useUpdatePanchangaMutation } from '../panchangaApi';
import { PanchangaFields } from './PanchangaFields';
import { useEntryForm } from './useEntryForm';

type EditPanchangaModalProps = { entry: Panchanga; isDoubled: boolean; onClose: () => void };

export function EditPanchangaModal({ entry, isDoubled, onClose }: EditPanchangaModalProps) {
  const [update] = useUpdatePanchangaMutation();
  // The list may be read again while the box is open: the form keeps what it began with.
  const [{ id, ...initial }] = useState(entry);
  const { toSend, ...fields } = useEntryForm(initial);
  const advice = isDay(initial.date)
    ? isDoubled && 'This day has another entry.'
    : 'The server sent no day that can be read.';

  return (
    <FormDialog
      title="Update Panchanga"
      action="Update"
      form={fields.form}
      initial={initial}
      isReady={isComplete(fields.values)}
      // The day cannot be changed here, so a draft must not bring one.
      draft={{
        key: `panchanga-${id}`,
        restore: (texts) => fields.form.setFieldsValue({ ...texts, date: initial.date }),
      }}
      run={(sent) => update({ id, ...toSend(sent) })}
      onClose={onClose}
    >
      <Form.Item
        name="date"
        label="Date"
        extra={weekdayOf(initial.date)}
        validateStatus={advice ? 'warning' : undefined}
        help={advice || undefined}
      >
        <Input readOnly />
      </Form.Item>
      <PanchangaFields {...fields} />
    </FormDialog>
  );
}
