import { FormDialog } from '@/shared/ui/FormDialog';
import { isComplete } from '../panchanga';
import { useAddPanchangaMutation } from '../panchangaApi';
import { DateField } from './DateField';
import { PanchangaFields } from './PanchangaFields';
import { useEntryForm } from './useEntryForm';

type AddPanchangaModalProps = {
  date: string;
  /** The id of an entry for each day that has one. */
  taken: ReadonlyMap<string, string>;
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** A field that was not edited shows the computed value of the day. */
export function AddPanchangaModal({ date, taken, onEdit, onClose }: AddPanchangaModalProps) {
  const [add] = useAddPanchangaMutation();
  const initial = { date };
  const { toSend, ...entry } = useEntryForm(initial);
  return (
    <FormDialog
      title="Add New Panchanga"
      action="Add"
      form={entry.form}
      initial={initial}
      isReady={isComplete(entry.values)}
      draft={{ key: 'panchanga-add', restore: (texts) => entry.form.setFieldsValue(texts) }}
      run={(sent) => add(toSend(sent))}
      onClose={onClose}
    >
      <DateField date={entry.values.date} other={taken.get(entry.values.date)} onEdit={onEdit} />
      <PanchangaFields {...entry} />
    </FormDialog>
  );
}
