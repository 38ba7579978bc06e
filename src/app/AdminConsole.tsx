import { useEffect, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { sessionChangedElsewhere } from '@/features/auth/authSlice';
import { onSessionChangedElsewhere } from '@/features/auth/authStorage';
import { refetchActive, staleAfterSeconds } from '@/shared/api/baseApi';
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
  // Invalidated first, so that nothing of the other session is fetched again.
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

/** Signing in or out in one tab applies to all. Unsent work stays, hidden: the other tab's administrator may be another one. */
const watchOtherTabs = (store: Store) =>
  onSessionChangedElsewhere((session) => {
    const { token, isInterrupted } = store.getState().auth;
    if (isInterrupted || (session?.token ?? null) === token) return;
    const isKept = session === null && selectHasUnsentWork(store.getState());
    store.dispatch(isKept ? sessionInterrupted() : sessionChangedElsewhere(session));
  });

/** A page restored from the back/forward cache refetches what it shows. */
function useRefreshOnReturn(store: Store) {
  const leftAt = useRef(0);
  useListener('pagehide', () => void (leftAt.current = Date.now()));
  useListener('pageshow', ({ persisted }) => {
    if (persisted && Math.abs(Date.now() - leftAt.current) > staleAfterSeconds * 1000) store.dispatch(refetchActive());
  });
}
