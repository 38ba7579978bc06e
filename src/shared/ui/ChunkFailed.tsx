import { codeMissing } from '@/shared/api/apiError';
import { FailureLine } from './FailureLine';

/** Says in its place that a part of the screen did not come. */
export function ChunkFailed({ retry }: { retry: () => void }) {
  return <FailureLine error={codeMissing} retry={retry} />;
}
