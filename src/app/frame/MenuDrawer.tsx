import { Drawer } from 'antd';
import { AdminMenu } from './AdminMenu';
import '@/shared/ui/antdFurther.css';

export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer title="Menu" placement="left" size={290} open={isOpen} destroyOnHidden onClose={onClose}>
      <AdminMenu />
    </Drawer>
  );
}
