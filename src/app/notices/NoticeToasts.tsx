import { notification } from 'antd';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { AntdProvider } from '@/app/frame/AntdProvider';
import { noticeDismissed, selectNotices } from './noticesSlice';
import './notices.css';

/** Seconds; failures take longer to read. */
const shownFor = { success: 4, error: 8 };
const roles = { success: 'status', error: 'alert' } as const;

export function NoticeToasts() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const [toasts, holder] = notification.useNotification({ placement: 'bottomRight', bottom: 16 });
  const shownIds = useRef(new Set<number>());

  useEffect(() => {
    const before = shownIds.current;
    shownIds.current = new Set(notices.map(({ id }) => id));
    for (const { id, tone, text } of notices) {
      if (before.has(id)) continue;
      toasts.open({
        key: id,
        type: tone,
        role: roles[tone],
        className: `notice-${tone}`,
        title: displayText(text),
        duration: shownFor[tone],
        closable: { 'aria-label': 'Dismiss' },
        onClose: () => dispatch(noticeDismissed(id)),
      });
    }
    for (const id of before) if (!shownIds.current.has(id)) toasts.destroy(id);
  }, [notices, toasts, dispatch]);

  return <AntdProvider>{holder}</AntdProvider>;
}
