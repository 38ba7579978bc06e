import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminConsole } from './AdminConsole';
import { routesOf } from './router';
import { openStore } from './store';

/** Tells the script in index.html that the buttons of its sign-in form now work. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('taken-over')), []);
  return children;
}

async function start(root: HTMLElement) {
  const store = await openStore();
  const console = <AdminConsole store={store} router={createBrowserRouter(routesOf(store))} />;
  if (document.documentElement.dataset.start === 'sign-in') {
    hydrateRoot(root, <TakenOver>{console}</TakenOver>);
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.start;
  createRoot(root).render(console);
}

// The script in index.html waits for this word.
document.dispatchEvent(new Event('begun'));
const root = document.getElementById('root');
if (root) void start(root);
