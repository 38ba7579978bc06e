import { useEffect, useState } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import { useIdle } from '@/shared/useIdle';
import { selectNotices } from './noticesSlice';

const NoticeToasts = lazyChunk(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeToasts')).NoticeToasts,
  PlainNotices,
  null,
);

/** Loads the toasts once the first screen stands, or with the first notice: the sign-in page does not wait for antd's notification. */
export function NoticeHost() {
  const hasNotices = useAppSelector(selectNotices).length > 0;
  const [hasBegun, setBegun] = useState(false);
  const isIdle = useIdle();
  // A failure is told when a notice needs them.
  useEffect(() => void (isIdle && NoticeToasts.preload().catch(() => undefined)), [isIdle]);
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
