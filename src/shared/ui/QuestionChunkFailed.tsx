import { Alert, Button } from 'antd';
import { codeMissing } from '@/shared/api/apiError';

export function QuestionChunkFailed({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  return (
    <div className="question-failed">
      <Alert
        type="error"
        title={codeMissing.message}
        action={
          <>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
            <Button size="small" type="text" onClick={onClose}>
              Close
            </Button>
          </>
        }
      />
    </div>
  );
}
