import { useEffect, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { sessionChangedElsewhere } from '@/features/auth/authSlice';
import { onSessionChangedElsewhere } from '@/features/auth/authStorage';
import { askAgain, staleAfterSeconds } from '@/shared/api/baseApi';
import { sessionInterrupted } from '@/shared/api/session';
import { syncPreferences } from '@/shared/preferences';
import { useScheme } from '@/shared/scheme';
import { selectHasUnsentWork } from '@/shared/unsentWork';
import { useListener } from '@/shared/useListener';
import { ignoreKeyRepeat } from './ignoreKeyRepeat';
import { NoticeHost } from './NoticeHost';
import { cameOnline } from './noticesSlice';
import type { Store } from './store';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

export function AdminConsole({ store, router }: AdminConsoleProps) {
  useEffect(ignoreKeyRepeat, []);
  useEffect(() => syncPreferences(store), [store]);
  // In this order: what belongs to another session is not asked for again.
  useEffect(() => watchOtherTabs(store), [store]);
  useRefreshOnReturn(store);
  useListener('online', () => void store.dispatch(cameOnline()));
  return (
    <Provider store={store}>
      <Scheme />
      <RouterProvider router={router} />
      <NoticeHost />
    </Provider>
  );
}

function Scheme() {
  const scheme = useScheme();
  useLayoutEffect(() => void (document.documentElement.dataset.scheme = scheme), [scheme]);
  return null;
}

/**
 * Two tabs agree: signing in or out in one is signing in or out in all. Only work that is not sent stays, out of sight, until
 * somebody signs in on its own page: who signed in elsewhere is not known here.
 */
const watchOtherTabs = (store: Store) =>
  onSessionChangedElsewhere((session) => {
    const { token, isInterrupted } = store.getState().auth;
    if (isInterrupted || (session?.token ?? null) === token) return;
    const isKept = session === null && selectHasUnsentWork(store.getState());
    store.dispatch(isKept ? sessionInterrupted() : sessionChangedElsewhere(session));
  });

/** A page that comes back from the browser's cache asks again for what it shows, as a visit to it would. */
function useRefreshOnReturn(store: Store) {
  const leftAt = useRef(0);
  useListener('pagehide', () => void (leftAt.current = Date.now()));
  useListener('pageshow', ({ persisted }) => {
    if (persisted && Math.abs(Date.now() - leftAt.current) > staleAfterSeconds * 1000) store.dispatch(askAgain());
  });
}
