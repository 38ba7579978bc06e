import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useModal } from './useModal';

type InfoDialogProps = {
  title: string;
  width: number;
  onClose: () => void;
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
};

export function InfoDialog({ title, width, onClose, actions, children }: InfoDialogProps) {
  const { modal, close } = useModal(onClose);
  const footer = (
    <>
      {actions?.(close)}
      <Button onClick={close}>Close</Button>
    </>
  );
  return (
    <Modal {...modal} title={title} width={width} footer={footer}>
      {children}
    </Modal>
  );
}
