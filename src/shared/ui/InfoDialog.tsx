import { Button, Modal } from 'antd';
import { useRef, type ReactNode, type RefObject } from 'react';
import { tallModal } from './tallModal';
import { useModal } from './useModal';

type InfoDialogProps = {
  title: string;
  width: number;
  start?: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  actions?: (close: () => void) => ReactNode;
  children: ReactNode;
};

export function InfoDialog({ title, width, start, onClose, actions, children }: InfoDialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start: start ?? closeButton });
  const footer = (
    <>
      {actions?.(close)}
      <Button ref={closeButton} onClick={close}>
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
