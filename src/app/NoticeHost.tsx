import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { displayText } from '@/shared/text';
import { noticeDismissed, selectNotices, type Notice } from './noticesSlice';

/** Milliseconds on screen: bad news takes longer to read. */
const shownFor = { success: 4_000, error: 8_000 };

/** The toasts: bottom right, read out by screen readers, gone by themselves unless the pointer or the focus rests on them. */
export function NoticeHost() {
  const waiting = useSelector(selectNotices);
  const notices = useIsTakenOver() ? waiting : none;
  const [isHeld, setHeld] = useState(false);
  const host = useAboveDialogs(notices.at(-1)?.id);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const toastsOf = (tone: Notice['tone']) =>
    notices
      .filter((notice) => notice.tone === tone)
      .map((notice) => <Toast key={notice.id} notice={notice} isHeld={isHeld} />);

  return (
    <div
      ref={host}
      popover="manual"
      className="notices"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="alert">{toastsOf('error')}</div>
      <div role="status">{toastsOf('success')}</div>
    </div>
  );
}

const none: readonly Notice[] = [];

/** False while React takes over the sign-in form of index.html, which knows no sentence: it must find there what it draws. */
function useIsTakenOver() {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** A new sentence comes to the top: an open dialog would hide it behind its backdrop. */
function useAboveDialogs(latest: number | undefined) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    // Browsers that know no popovers show the sentences all the same, below dialogs.
    if (!current || !('showPopover' in current)) return;
    // Screen readers follow a region best that never leaves the page, so it is moved only when it must be.
    if (document.querySelector('dialog[open]')) current.hidePopover();
    if (!current.matches(':popover-open')) current.showPopover();
  }, [latest]);
  return host;
}

function Toast({ notice, isHeld }: { notice: Notice; isHeld: boolean }) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dispatch(noticeDismissed(notice.id)), shownFor[notice.tone]);
    return () => clearTimeout(timer);
  }, [dispatch, isHeld, notice]);

  return (
    <div className={`notice notice-${notice.tone}`}>
      <span>{displayText(notice.text)}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dispatch(noticeDismissed(notice.id))}>
        ×
      </button>
    </div>
  );
}
