import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { refetchActive } from '@/shared/api/baseApi';
import { staleAfterSeconds } from '@/shared/api/freshness';
import { attempt } from '@/shared/format/attempt';
import { useScheme } from '@/shared/preferences/useScheme';
import { useListener } from '@/shared/hooks/useListener';
import { pageRestored, storageChanged, windowFocused } from '@/shared/connection/windowEvents';
import { listenToWindow } from './listenToWindow';
import { NoticeHost } from '@/app/notices/NoticeHost';
import type { Store } from './store';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

export function AdminConsole({ store, router }: AdminConsoleProps) {
  useListener('keydown', ignoreKeyRepeat);
  useListener('focus', () => void store.dispatch(windowFocused()));
  useEffect(() => setupListeners(store.dispatch, listenToWindow), [store]);
  useListener('storage', ({ key, newValue, storageArea }) => {
    const isLocal = attempt(() => storageArea === window.localStorage);
    if (isLocal) store.dispatch(storageChanged(key, newValue));
  });
  useRefreshOnReturn(store);
  return (
    <Provider store={store}>
      <Scheme />
      {/* docs/decisions/0019-navigations-in-one-go.md */}
      <RouterProvider router={router} useTransitions={false} />
      <NoticeHost />
    </Provider>
  );
}

/** A held Enter or Space presses once: not also the button that gets the focus when a Modal closes. */
function ignoreKeyRepeat(event: KeyboardEvent) {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof Element && event.target.closest('button'))
    event.preventDefault();
}

function Scheme() {
  const scheme = useScheme();
  useLayoutEffect(() => void (document.documentElement.dataset.scheme = scheme), [scheme]);
  return null;
}

/** A page restored from the back/forward cache refetches what it shows. */
function useRefreshOnReturn(store: Store) {
  const leftAt = useRef(0);
  useListener('pagehide', () => void (leftAt.current = Date.now()));
  useListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // First, so that nothing of an ended session is fetched again.
    store.dispatch(pageRestored());
    if (Math.abs(Date.now() - leftAt.current) > staleAfterSeconds * 1000) store.dispatch(refetchActive());
  });
}
