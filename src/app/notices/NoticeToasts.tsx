import { notification, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { AntdProvider } from '@/app/frame/AntdProvider';
import { UndoAll } from '@/features/members/bulk/UndoAll';
import { useUndoable } from '@/features/members/undo';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { isModalOpen } from '@/shared/ui/modal/useModal';
import type { Undo } from '@/shared/notices/noticesFor';
import { noticeDismissed, selectNotices } from './noticesSlice';
import { undoNotice } from './undoNotice';
import './notices.css';

/** Seconds; failures take longer to read, and what can be taken back longer to think about. */
const shownFor = { success: 4, error: 8 };
/** antd 6.6 closes a toast whose duration becomes none while it runs. */
const whileFocused = 3600;

export function NoticeToasts() {
  const notices = useAppSelector(selectNotices);
  const dispatch = useAppDispatch();
  const [toasts, holder] = notification.useNotification({ placement: 'bottomRight', bottom: 16 });
  const shownIds = useRef(new Set<number>());

  useEffect(() => {
    const before = shownIds.current;
    shownIds.current = new Set(notices.map(({ id }) => id));
    for (const { id, tone, text, undo } of notices) {
      if (before.has(id)) continue;
      const dismiss = () => dispatch(noticeDismissed(id));
      const show = (duration: number): void =>
        toasts.open({
          key: id,
          type: tone,
          role: tone === 'error' ? 'alert' : 'status',
          className: `notice-${tone}`,
          title: (
            <>
              {displayText(text)}
              {undo && <UndoAction undo={undo} onUndo={dismiss} />}
            </>
          ),
          duration,
          // antd pauses under the pointer alone.
          props: { onFocus: () => show(whileFocused), onBlur: () => show(seconds) },
          closable: { 'aria-label': 'Dismiss' },
          onClose: () => {
            const toast = document.activeElement?.closest<HTMLElement>('.ant-notification-notice') ?? null;
            // Beside a dialog the screen gets no focus.
            if (!isModalOpen()) keepFocus(toast)();
            dismiss();
          },
        });
      const seconds = shownFor[undo ? 'error' : tone];
      show(seconds);
    }
    for (const id of before) if (!shownIds.current.has(id)) toasts.destroy(id);
  }, [notices, toasts, dispatch]);

  return <AntdProvider>{holder}</AntdProvider>;
}

type UndoActionProps = { undo: Undo; onUndo: () => void };

function UndoAction({ undo, onUndo }: UndoActionProps) {
  const dispatch = useAppDispatch();
  const undoable = useUndoable('memberIds' in undo ? undo.memberIds : []);
  if ('memberIds' in undo && undo.memberIds.length > 1)
    return <UndoAll type="link" ids={undo.memberIds} onUndo={onUndo} />;
  if ('memberIds' in undo && undoable.length === 0) return null;
  const press = () => {
    onUndo();
    dispatch(undoNotice(undo));
  };
  return (
    <span ref={keepFocus}>
      <Button type="link" size="small" onClick={press}>
        Undo
      </Button>
    </span>
  );
}
