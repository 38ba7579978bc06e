import { Alert, Button } from 'antd';
import { chunkLoadError } from '@/shared/api/apiError';
import { useReconnected } from '@/shared/connection/connectionSlice';
import { InfoDialog } from './InfoDialog';
import { FailureLine } from '@/shared/ui/text/FailureLine';

type ChunkFailedDialogProps = { title?: string; retry: () => void; onClose: () => void };

export function ChunkFailedDialog({ title = 'This part could not be loaded', retry, onClose }: ChunkFailedDialogProps) {
  useReconnected(retry);
  const actions = (
    <>
      <Button onClick={() => window.location.reload()}>Reload</Button>
      <Button type="primary" onClick={retry}>
        Retry
      </Button>
    </>
  );
  return (
    <InfoDialog title={title} width={440} onClose={onClose} actions={() => actions}>
      <Alert type="warning" title={chunkLoadError.message} />
    </InfoDialog>
  );
}

export function ChunkFailed({ retry }: { retry: () => void }) {
  useReconnected(retry);
  return <FailureLine error={chunkLoadError} retry={retry} />;
}
