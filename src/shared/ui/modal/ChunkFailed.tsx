import { chunkLoadError } from '@/shared/api/apiError';
import { useReconnected } from '@/shared/connection/useReconnected';
import { FailureLine } from '@/shared/ui/text/FailureLine';

/** Stands in the place of a part whose code did not come. */
export function ChunkFailed({ retry }: { retry: () => void }) {
  useReconnected(retry);
  return <FailureLine error={chunkLoadError} retry={retry} />;
}
