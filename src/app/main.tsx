import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminConsole } from './AdminConsole';
import { routesOf } from './router';
import { openStore } from './store';

/** Tells app/boot.ts that the sign-in form is interactive. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('taken-over')), []);
  return children;
}

async function start(root: HTMLElement) {
  const store = await openStore();
  const app = <AdminConsole store={store} router={createBrowserRouter(routesOf(store))} />;
  if (document.documentElement.dataset.start === 'sign-in') {
    hydrateRoot(root, <TakenOver>{app}</TakenOver>);
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.start;
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
