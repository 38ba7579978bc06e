import { Alert, Button } from 'antd';
import { failureText, isApiError } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';

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
