import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { readStaticForm } from '@/features/auth/staticForm';
import { AdminConsole } from './AdminConsole';
import { routesOf } from './router';
import { openStore } from './store';

type Router = ReturnType<typeof createBrowserRouter>;

async function start(root: HTMLElement) {
  const store = await openStore();
  const router = createBrowserRouter(routesOf(store));
  // The form in index.html stays until the router has led to the one that replaces it.
  if (!selectIsSignedIn(store.getState())) await initialized(router);
  const fillIn = readStaticForm(root);
  // In one task, so that no key falls between the two forms.
  flushSync(() => createRoot(root).render(<AdminConsole store={store} router={router} />));
  delete document.documentElement.dataset.form;
  fillIn();
}

const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      unsubscribe();
      resolve();
    });
  });

const root = document.getElementById('root');
if (root) void start(root);
