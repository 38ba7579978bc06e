import { codeMissing } from '@/shared/api/apiError';
import { FailureLine } from './FailureLine';

export function ChunkFailed({ retry }: { retry: () => void }) {
  return <FailureLine error={codeMissing} retry={retry} />;
}
