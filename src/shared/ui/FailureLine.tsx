import { Alert, Button } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/text';
import { useListener } from '@/shared/useListener';

/** Why something could not be loaded, in its place. It is tried again when the connection is back, too. */
export function FailureLine({ error, retry }: { error: unknown; retry: () => unknown }) {
  useListener('online', () => void retry());
  return (
    <Alert
      type="error"
      title={displayText(failureText(error))}
      action={
        <Button size="small" onClick={() => retry()}>
          Retry
        </Button>
      }
    />
  );
}
