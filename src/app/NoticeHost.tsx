import { useState } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import { selectNotices } from './noticesSlice';
import { useIsHydrated } from './useIsHydrated';

const NoticeToasts = lazyChunk(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeToasts')).NoticeToasts,
  PlainNotices,
  null,
);

/** Loads the toasts with the first notice, since the sign-in page should not wait for antd's notification. */
export function NoticeHost() {
  const hasNotices = useAppSelector(selectNotices).length > 0;
  const [hasBegun, setBegun] = useState(false);
  const isHydrated = useIsHydrated();
  if (hasNotices && isHydrated && !hasBegun) setBegun(true);
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
