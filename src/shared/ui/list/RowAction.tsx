import { DeleteOutlined, EditOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';

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
