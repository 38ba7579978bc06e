import { useState } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { selectNotices } from './noticesSlice';

const NoticeToasts = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "notices" */ './NoticeToasts')).NoticeToasts,
  () => null,
);

/** Loads the toasts with the first notice: the sign-in page does not wait for antd's notification. */
export function NoticeHost() {
  const hasNotices = useAppSelector(selectNotices).length > 0;
  const [hasBegun, setBegun] = useState(false);
  if (hasNotices && !hasBegun) setBegun(true);
  return hasBegun && <NoticeToasts />;
}
