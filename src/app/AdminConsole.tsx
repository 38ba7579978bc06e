import { useEffect, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { refetchActive, staleAfterSeconds } from '@/shared/api/baseApi';
import { attempt } from '@/shared/attempt';
import { useScheme } from '@/shared/scheme';
import { useListener } from '@/shared/useListener';
import { pageRestored, storageChanged } from '@/shared/windowEvents';
import { ignoreKeyRepeat } from './ignoreKeyRepeat';
import { NoticeHost } from './NoticeHost';
import type { Store } from './store';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

export function AdminConsole({ store, router }: AdminConsoleProps) {
  useEffect(ignoreKeyRepeat, []);
  useListener('storage', ({ key, storageArea }) => {
    const isLocal = attempt(() => storageArea === window.localStorage);
    if (isLocal) store.dispatch(storageChanged(key));
  });
  useRefreshOnReturn(store);
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
