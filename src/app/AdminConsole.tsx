import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { syncPreferences } from '@/shared/preferences';
import { useSchemeOnRoot } from '@/shared/scheme';
import { ignoreKeyRepeat } from './ignoreKeyRepeat';
import { NoticeHost } from './NoticeHost';
import { refreshOnReturn } from './refreshOnReturn';
import type { Store } from './store';
import { watchOtherTabs } from './watchOtherTabs';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

function Scheme() {
  useSchemeOnRoot();
  return null;
}

export function AdminConsole({ store, router }: AdminConsoleProps) {
  useEffect(ignoreKeyRepeat, []);
  useEffect(() => syncPreferences(store), [store]);
  // In this order: what belongs to another session is not asked for again.
  useEffect(() => watchOtherTabs(store), [store]);
  useEffect(() => refreshOnReturn(store), [store]);
  return (
    <Provider store={store}>
      <Scheme />
      <RouterProvider router={router} />
      <NoticeHost />
    </Provider>
  );
}
