import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { codeMissing } from '@/shared/api/apiError';
import { useReconnected } from '@/shared/connection/useReconnected';
import { FailureLine } from './FailureLine';

export type Load<Props = object> = () => Promise<ComponentType<Props>>;

/**
 * A component that is loaded when it is first rendered, with `fallback` until then. `Failed` takes its place when that fails.
 * Without React.lazy, which draws what a fallback stood for 300 ms later at the earliest, and keeps a failed import for good.
 */
export function lazyChunk<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<Props & { retry: () => void }> = ChunkFailed,
  fallback: ReactNode = loading,
) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => (Loaded ??= await load());
  function Chunk(props: Props) {
    const [Content, setContent] = useState(() => Loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    useEffect(() => {
      preload().then(
        (loaded) => setContent(() => loaded),
        () => setFailedAttempt(attempt),
      );
    }, [attempt]);
    if (Content) return <Content {...props} />;
    return failedAttempt === attempt ? <Failed {...props} retry={() => setAttempt(attempt + 1)} /> : fallback;
  }
  return Object.assign(Chunk, { preload });
}

const loading = (
  <p className="waiting" role="status">
    Loading...
  </p>
);

function ChunkFailed({ retry }: { retry: () => void }) {
  useReconnected(retry);
  return <FailureLine error={codeMissing} retry={retry} />;
}
