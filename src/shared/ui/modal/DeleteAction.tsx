import { useConfirm, type Question } from './ConfirmProvider';
import { RowAction } from '@/shared/ui/list/RowAction';

type DeleteActionProps = Pick<Question, 'title' | 'text' | 'run'> & { label?: string };

export function DeleteAction({ label, ...question }: DeleteActionProps) {
  const ask = useConfirm();
  const askDelete = () => ask({ ...question, action: 'Delete', isDangerous: true, startOn: 'close' });
  return <RowAction action="Delete" label={label} onClick={askDelete} />;
}
