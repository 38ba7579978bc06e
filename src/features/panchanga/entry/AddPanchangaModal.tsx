import { Button } from 'antd';
import { useAddPanchangaMutation } from '../panchangaApi';
import { DayPicker } from './DayPicker';
import { PanchangaForm } from './PanchangaForm';

type AddPanchangaModalProps = {
  date: string;
  /** The id of an entry for each day that has one. */
  taken: ReadonlyMap<string, string>;
  onEdit: (id: string) => void;
  onClose: () => void;
};

export function AddPanchangaModal({ date, taken, onEdit, onClose }: AddPanchangaModalProps) {
  const [add] = useAddPanchangaMutation();
  const adviceOn = (day: string) => {
    const other = taken.get(day);
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
