import { useConfirm } from './ConfirmProvider';
import type { Question } from './ConfirmDialog';
import { RowAction } from './RowAction';

type DeleteActionProps = Pick<Question, 'title' | 'text' | 'run'> & { label?: string };

export function DeleteAction({ label, ...question }: DeleteActionProps) {
  const ask = useConfirm();
  const askDelete = () => ask({ ...question, action: 'Delete', isDangerous: true, startOn: 'close' });
  return <RowAction action="Delete" label={label} onClick={askDelete} />;
}
