import type { setupListeners } from '@reduxjs/toolkit/query';
import { staleAfterSeconds } from '@/shared/api/baseApi';
import { isInModal, isModalOpen } from '@/shared/ui/useModal';

/** A tab that was hidden for a while polls nothing, and refetches what it shows when it is seen again and no dialog is open. */
export const listenToWindow: NonNullable<Parameters<typeof setupListeners>[1]> = (dispatch, actions) => {
  const listening = new AbortController();
  const { signal } = listening;
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
  document.addEventListener('visibilitychange', look, { signal });
  // A dialog that closes returns the focus.
  document.addEventListener('focusin', ({ target }) => !isInModal(target) && comeBack(), { signal });
  window.addEventListener('online', () => dispatch(actions.onOnline()), { signal });
  window.addEventListener('offline', () => dispatch(actions.onOffline()), { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
};
