import { setupListeners } from '@reduxjs/toolkit/query';
import { staleAfterSeconds } from '@/shared/api/baseApi';
import type { Store } from './store';

/** A page that comes back from the browser's cache asks again for what it shows, as a visit to it would. Returns the way to stop. */
export function refreshOnReturn(store: Store): () => void {
  return setupListeners(store.dispatch, (dispatch, { onFocus }) => {
    let leftAt = Date.now();
    const leave = () => void (leftAt = Date.now());
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && Math.abs(Date.now() - leftAt) > staleAfterSeconds * 1000) dispatch(onFocus());
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  });
}
