import { Alert, Button } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/text';

export function FailureLine({ error, retry }: { error: unknown; retry: () => unknown }) {
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
