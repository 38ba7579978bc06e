import type { setupListeners } from '@reduxjs/toolkit/query';
import { staleAfterSeconds } from '@/shared/api/freshness';
import { isInModal, isModalOpen } from '@/shared/ui/modal/useModal';

/** A tab that was hidden for a while polls nothing, and refetches what it shows when it is seen again and no dialog is open. */
export const listenToWindow: NonNullable<Parameters<typeof setupListeners>[1]> = (dispatch, actions) => {
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    isAway = true;
    dispatch(actions.onFocusLost());
  };
  const comeBack = () => {
    if (!isAway || document.visibilityState === 'hidden') return;
    isAway = false;
    dispatch(actions.onFocus());
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(leave, staleAfterSeconds * 1000);
    else if (!isModalOpen()) comeBack();
  };
  // A dialog that closes returns the focus.
  const lookAtFocus = ({ target }: Event) => !isInModal(target) && comeBack();
  const listeners = [
    [document, 'visibilitychange', look],
    [document, 'focusin', lookAtFocus],
    [window, 'online', () => dispatch(actions.onOnline())],
    [window, 'offline', () => dispatch(actions.onOffline())],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    clearTimeout(timer);
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
};
