import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { watchPresses } from '@/shared/presses';
import { useSchemeOnRoot } from '@/shared/scheme';
import { NoticeHost } from './NoticeHost';
import { refreshOnReturn } from './refreshOnReturn';
import type { Store } from './store';
import { watchOtherTabs } from './watchOtherTabs';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

/** The whole console. */
export function AdminConsole({ store, router }: AdminConsoleProps) {
  useSchemeOnRoot();
  useEffect(watchPresses, []);
  // In this order: what belongs to another session is not asked for again.
  useEffect(() => watchOtherTabs(store), [store]);
  useEffect(() => refreshOnReturn(store), [store]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <NoticeHost />
    </Provider>
  );
}
