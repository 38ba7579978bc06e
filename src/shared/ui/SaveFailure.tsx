import { Alert, Button } from 'antd';
import { failureText, isApiError } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/hooks';
import { displayText } from '@/shared/text';

export function SaveFailure({ error, onRefresh }: { error: unknown; onRefresh: () => void }) {
  const dispatch = useAppDispatch();
  const sentence = displayText(failureText(error));
  if (!isApiError(error) || !error.isLost) return <Alert type="error" title={`Not saved: ${sentence}`} />;
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
