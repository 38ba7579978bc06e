import { Alert, Button } from 'antd';
import { failureText, isUnanswered } from '@/shared/api/apiError';
import { selectIsDown } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';

/** Why something could not be loaded, in its place. While nobody answers, the bar beneath the top bar says so, and tries again. */
export function FailureLine({ error, retry }: { error: unknown; retry: () => unknown }) {
  const isDown = useAppSelector(selectIsDown);
  if (isDown && isUnanswered(error)) return <p className="list-note">Waiting for the connection…</p>;
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
