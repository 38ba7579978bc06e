import { sessionChangedElsewhere } from '@/features/auth/authSlice';
import { onSessionChangedElsewhere } from '@/features/auth/authStorage';
import { sessionInterrupted } from '@/shared/api/session';
import { selectHasUnsentWork } from '@/shared/unsentWork';
import type { Store } from './store';

/**
 * Two tabs agree: signing in or out in one is signing in or out in all. Only work that is not sent stays, out of sight, until
 * somebody signs in on its own page: who signed in elsewhere is not known here. Returns the way to stop.
 */
export function watchOtherTabs(store: Store): () => void {
  return onSessionChangedElsewhere((session) => {
    const { token, isInterrupted } = store.getState().auth;
    if (isInterrupted || (session?.token ?? null) === token) return;
    store.dispatch(
      session === null && selectHasUnsentWork(store.getState())
        ? sessionInterrupted()
        : sessionChangedElsewhere(session),
    );
  });
}
