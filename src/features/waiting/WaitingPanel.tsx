import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useIdle } from '@/shared/useDelay';

const WaitingLines = lazyPart(() => import('./WaitingLines'), ChunkFailed);

/** The open work of the administrator, loaded when the screen is idle; its height is reserved until then. */
export function WaitingPanel() {
  return (
    <section className="panel waiting-panel" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for you</h2>
      <div className="waiting-place">{useIdle() && <WaitingLines />}</div>
    </section>
  );
}
