import { useState } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import { selectNotices } from './noticesSlice';

const NoticeToasts = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "notices" */ './NoticeToasts')).NoticeToasts,
  PlainNotices,
);

/** Loads the toasts with the first notice: the sign-in page does not wait for antd's notification. */
export function NoticeHost() {
  const hasNotices = useAppSelector(selectNotices).length > 0;
  const [hasBegun, setBegun] = useState(false);
  if (hasNotices && !hasBegun) setBegun(true);
  return hasBegun && <NoticeToasts />;
}

function PlainNotices() {
  const notices = useAppSelector(selectNotices);
  if (notices.length === 0) return null;
  return (
    <div role="alert" className="panel plain-notices">
      {notices.map(({ id, text }) => (
        <p key={id}>{displayText(text)}</p>
      ))}
    </div>
  );
}
