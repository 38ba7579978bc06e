import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { lazyChunk } from '@/shared/ui/lazyChunk';

/** A chunk of its own, which follows once the screen stands. */
export const AdDialog = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "adForm" */ './AdDialog')).AdDialog,
  FormChunkFailed,
);
