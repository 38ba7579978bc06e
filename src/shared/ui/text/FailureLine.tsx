import { Alert, Button } from 'antd';
import { failureText, isApiError, isUnanswered } from '@/shared/api/apiError';
import { selectIsDown } from '@/shared/connection/connectionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { refetchActive } from '@/shared/api/baseApi';
import { keepFocus } from '@/shared/hooks/keepFocus';

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
        <span ref={keepFocus}>
          <Button size="small" onClick={() => retry()}>
            Retry
          </Button>
        </span>
      }
    />
  );
}

type SaveFailureProps = { error: unknown; prefix?: string; onRefresh: () => void };

export function SaveFailure({ error, prefix = 'Not saved', onRefresh }: SaveFailureProps) {
  const dispatch = useAppDispatch();
  const sentence = displayText(failureText(error));
  if (!isApiError(error) || !error.mayBeSaved) return <Alert type="error" title={`${prefix}: ${sentence}`} />;
  const refresh = () => {
    dispatch(refetchActive());
    onRefresh();
  };
  return (
    <Alert
      type="warning"
      title={sentence}
      action={
        <Button size="small" onClick={refresh}>
          Refresh
        </Button>
      }
    />
  );
}
