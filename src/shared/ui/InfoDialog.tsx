import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { tallModal } from './tallModal';
import { useModal } from './useModal';

type InfoDialogProps = {
  title: string;
  width: number;
  onClose: () => void;
  /** What can be done beside closing it. */
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
};

export function InfoDialog({ title, width, onClose, actions, children }: InfoDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start });
  const footer = (
    <>
      {actions?.(close)}
      <Button ref={start} onClick={close}>
        Close
      </Button>
    </>
  );
  return (
    <Modal {...modal} styles={tallModal} title={title} width={width} footer={footer}>
      {children}
    </Modal>
  );
}
