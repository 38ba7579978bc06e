import { Alert, Button } from 'antd';
import { failureText, isApiError } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/hooks';
import { displayText } from '@/shared/text';

/** Why something was not saved, where that was pressed. */
export function SaveFailure({ error, onLook }: { error: unknown; onLook: () => void }) {
  const dispatch = useAppDispatch();
  const sentence = displayText(failureText(error));
  if (!isApiError(error) || !error.isLost) return <Alert type="error" title={`Not saved: ${sentence}`} />;
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
