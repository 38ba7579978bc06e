import { Alert, Button } from 'antd';
import { failureText, isUnanswered } from '@/shared/api/apiError';
import { selectIsDown } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';

export const useIsOffline = (error: unknown) => useAppSelector(selectIsDown) && isUnanswered(error);

type FailureLineProps = {
  error: unknown;
  retry: () => unknown;
  isRefresh?: boolean;
};

export function FailureLine({ error, retry, isRefresh }: FailureLineProps) {
  if (useIsOffline(error)) return <p className="list-note">Waiting for the connection…</p>;
  const text = displayText(failureText(error));
  return (
    <Alert
      type="error"
      title={isRefresh ? `Couldn't refresh this list. ${text}` : text}
      action={
        <Button size="small" onClick={() => retry()}>
          Retry
        </Button>
      }
    />
  );
}
