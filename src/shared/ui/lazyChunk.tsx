import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { codeMissing } from '@/shared/api/apiError';
import { useReconnected } from '@/shared/connection/useReconnected';
import { FailureLine } from './FailureLine';

export type Load<Props = object> = () => Promise<ComponentType<Props>>;

export class ChunkError extends Error {}

/**
 * A component that is loaded when it is first rendered, with `fallback` until then. `Failed` takes its place when that fails. What
 * `preload` has brought is rendered at once: React shows what a fallback stood for 300 ms later at the earliest.
 */
export function lazyChunk<Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<Props & { retry: () => void }> = ChunkFailed,
  fallback: ReactNode = loading,
) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => (Loaded ??= await load());
  const attempt = () => lazy(() => preload().then((loaded) => ({ default: loaded }), toChunkError));
  let Chunk = attempt();
  return class ChunkBoundary extends Component<Props, { Content: ComponentType<Props>; error?: unknown }> {
    static preload = preload;
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override state: { Content: ComponentType<Props>; error?: unknown } = { Content: Loaded ?? Chunk };

    override componentDidCatch() {
      // React.lazy keeps a failed import for good (react#14254): the next try needs one of its own.
      Chunk = attempt();
    }

    override render() {
      const { Content, error } = this.state;
      if (error instanceof ChunkError)
        return <Failed {...this.props} retry={() => this.setState({ Content: Chunk, error: undefined })} />;
      if (error !== undefined) throw error;
      return (
        <Suspense fallback={fallback}>
          <Content {...this.props} />
        </Suspense>
      );
    }
  };
}

const loading = (
  <p className="waiting" role="status">
    Loading...
  </p>
);

function toChunkError(cause: unknown): never {
  throw new ChunkError(codeMissing.message, { cause });
}

function ChunkFailed({ retry }: { retry: () => void }) {
  useReconnected(retry);
  return <FailureLine error={codeMissing} retry={retry} />;
}
