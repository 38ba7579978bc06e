import { DeleteOutlined, EditOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useConfirm, type Question } from '@/shared/ui/modal/ConfirmProvider';

const icons = {
  Edit: <EditOutlined aria-hidden />,
  Delete: <DeleteOutlined aria-hidden />,
  Share: <ShareAltOutlined aria-hidden />,
};

type RowActionProps = {
  action: keyof typeof icons;
  label?: string;
  onClick: () => void;
};

export function RowAction({ action, label = action, onClick }: RowActionProps) {
  return (
    <Tooltip title={action}>
      <Button size="small" danger={action === 'Delete'} icon={icons[action]} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}

type DeleteActionProps = Pick<Question, 'title' | 'text' | 'run'> & { label?: string };

export function DeleteAction({ label, ...question }: DeleteActionProps) {
  const ask = useConfirm();
  const askDelete = () => ask({ ...question, action: 'Delete', isDangerous: true, startOn: 'close' });
  return <RowAction action="Delete" label={label} onClick={askDelete} />;
}
