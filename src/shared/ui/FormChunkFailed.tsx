import { Alert, Button, Modal } from 'antd';
import { useRef } from 'react';
import { codeMissing } from '@/shared/api/apiError';
import { useModal } from './useModal';

export function FormChunkFailed({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  const start = useRef<HTMLButtonElement>(null);
  const { modal, close } = useModal(onClose, { start });
  return (
    <Modal
      {...modal}
      title="This form could not be loaded"
      width={440}
      footer={
        <>
          <Button onClick={close}>Close</Button>
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button ref={start} type="primary" onClick={retry}>
            Try again
          </Button>
        </>
      }
    >
      <Alert type="warning" title={codeMissing.message} />
    </Modal>
  );
}
