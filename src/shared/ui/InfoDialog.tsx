import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { tallModal } from './tallModal';
import { useModal } from './useModal';

type InfoDialogProps = { title: string; width: number; onClose: () => void; children: ReactNode };

export function InfoDialog({ title, width, onClose, children }: InfoDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start });
  const closeButton = (
    <Button ref={start} onClick={close}>
      Close
    </Button>
  );
  return (
    <Modal {...modal} styles={tallModal} title={title} width={width} footer={closeButton}>
      {children}
    </Modal>
  );
}
