import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { failureText, isApiError, offlineText } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { Reason } from './Reason';

export function SaveFailure({ error, onLook }: { error: unknown; onLook: () => void }) {
  const dispatch = useAppDispatch();
  const isOnline = useSyncExternalStore(listenOnline, () => navigator.onLine);
  const sentence = failureText(error);
  if (!isApiError(error) || !error.isLost)
    return (
      <Alert
        type="error"
        title={
          <Reason
            short="Not saved."
            prefix="Not saved: "
            sentence={displayText(sentence)}
            isTold={isOnline && sentence === offlineText}
          />
        }
      />
    );
  const look = () => {
    dispatch(refetchActive());
    onLook();
  };
  return (
    <Alert
      type="warning"
      title={sentence}
      action={
        <Button size="small" onClick={look}>
          Look
        </Button>
      }
    />
  );
}

function listenOnline(onChange: () => void) {
  window.addEventListener('online', onChange);
  return () => window.removeEventListener('online', onChange);
}
