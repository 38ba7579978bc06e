import { notification } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { useMediaQuery } from '@/shared/useMediaQuery';
import { AntdProvider } from './AntdProvider';
import { noticeDismissed, selectNotices } from './noticesSlice';
import './notices.css';

/** Seconds; failures take longer to read. */
const shownFor = { success: 4, error: 8 };
const roles = { success: 'status', error: 'alert' } as const;

export function NoticeToasts() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const [toasts, place] = notification.useNotification({
    // Where the open profile fills the window, its buttons are at the bottom.
    placement: isNarrow ? 'top' : 'bottomRight',
    top: 68,
    bottom: 64,
  });
  const [isHeld, setHeld] = useState(false);
  const shown = useRef({ ids: new Set<number>(), isHeld });

  useEffect(() => {
    const before = shown.current;
    shown.current = { ids: new Set(notices.map(({ id }) => id)), isHeld };
    for (const { id, tone, text } of notices) {
      if (before.ids.has(id) && before.isHeld === isHeld) continue;
      toasts.open({
        key: id,
        type: tone,
        role: roles[tone],
        className: `notice-${tone}`,
        title: displayText(text),
        duration: !isHeld && shownFor[tone],
        closable: { 'aria-label': 'Dismiss' },
        props: { onFocus: () => setHeld(true), onBlur: () => setHeld(false) },
        onClose: () => dispatch(noticeDismissed(id)),
      });
    }
    for (const id of before.ids) if (!shown.current.ids.has(id)) toasts.destroy(id);
  }, [notices, isHeld, toasts, dispatch]);

  return <AntdProvider>{place}</AntdProvider>;
}
