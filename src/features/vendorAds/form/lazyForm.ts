import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { lazyPart } from '@/shared/ui/lazyPart';

/** The form is larger than the screens that open it, and follows once these stand. */
export const AdDialog = lazyPart(() => import('./AdDialog'), FormChunkFailed, { isAwaited: true });
