import { notification } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { displayText } from '@/shared/text';
import { AntdProvider } from './AntdProvider';
import { noticeDismissed, selectNotices, type Notice } from './noticesSlice';

/** Seconds on screen: bad news takes longer to read. */
const shownFor = { success: 4, error: 8 };
const roles = { success: 'status', error: 'alert' } as const;

/** antd's notifications for the notices that wait: gone by themselves unless the pointer or the focus rests on them. */
export function NoticeToasts() {
  return (
    <AntdProvider>
      <Toasts />
    </AntdProvider>
  );
}

function Toasts() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const [toasts, place] = notification.useNotification({ placement: 'bottomRight', bottom: 16, pauseOnHover: true });
  const [isHeld, setHeld] = useState(false);
  const shown = useRef({ ids: new Set<number>(), isHeld });

  useEffect(() => {
    const before = shown.current;
    shown.current = { ids: new Set(notices.map(({ id }) => id)), isHeld };
    for (const notice of notices) {
      if (before.ids.has(notice.id) && before.isHeld === isHeld) continue;
      toasts.open({
        ...toastOf(notice),
        ...(isHeld && { duration: false }),
        onClose: () => dispatch(noticeDismissed(notice.id)),
      });
    }
    for (const id of before.ids) if (!shown.current.ids.has(id)) toasts.destroy(id);

    function toastOf({ id, tone, text }: Notice) {
      return {
        key: id,
        type: tone,
        role: roles[tone],
        className: `notice-${tone}`,
        title: displayText(text),
        duration: shownFor[tone],
        closable: { 'aria-label': 'Dismiss' },
        props: { onFocus: () => setHeld(true), onBlur: () => setHeld(false) },
      };
    }
  }, [notices, isHeld, toasts, dispatch]);

  return place;
}
