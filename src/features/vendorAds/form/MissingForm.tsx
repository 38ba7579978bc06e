import { Button } from 'antd';
import { useRef } from 'react';
import { codeMissing } from '@/shared/api/apiError';
import { Dialog } from '@/shared/ui/Dialog';

/** In the place of a form whose code did not come. */
export function MissingForm({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      dialog={dialog}
      title="This form could not be loaded"
      describedBy="missing-form"
      start={start}
      onClose={onClose}
    >
      <p id="missing-form">{codeMissing.message}</p>
      <div className="dialog-buttons">
        <Button onClick={() => dialog.current?.close()}>Close</Button>
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <Button ref={start} type="primary" onClick={retry}>
          Try again
        </Button>
      </div>
    </Dialog>
  );
}
