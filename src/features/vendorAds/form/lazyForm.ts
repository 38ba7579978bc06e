import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { lazyPart } from '@/shared/ui/lazyPart';

/** A chunk of its own, loaded after the screen. */
export const AdDialog = lazyPart(() => import('./AdDialog'), FormChunkFailed, { isAwaited: true });
