import { focusFirstField } from '@/features/auth/formFields';
import { isOver, storedSession } from '@/features/auth/session';
import { attempt } from '@/shared/attempt';

/* Inlined into index.html, before the first paint: sets the colour scheme, and hides the sign-in form if this visit needs none. */
const { documentElement } = document;

/** Written by app/document.tsx. */
declare const screenFiles: readonly [starts: readonly string[], files: readonly string[]][];

const stored = (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null;

const chosenScheme = /"scheme":"(light|dark)"/.exec(stored('display-preferences') ?? '')?.[1];
documentElement.dataset.scheme =
  chosenScheme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

let hasBegun = false;
document.addEventListener('begun', () => (hasBegun = true), { once: true });

for (const end of ['load', 'error']) {
  document.addEventListener(
    end,
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // Webpack waits for a script element of the same chunk, even a failed one: it is removed, so that a retry loads.
      if (target.async) target.remove();
      else if (!hasBegun && target.src.includes('/assets/')) showLoadFailure();
    },
    true,
  );
}

const session = storedSession(stored('persist:auth'));
const isSignedIn = session !== null && !isOver(session.signedInAt, Date.now());
const { pathname, search } = window.location;

if (!isSignedIn && !pathname.startsWith('/auth/')) {
  // The console's router would redirect as well, but later.
  const next = pathname.startsWith('/admin/') ? `?next=${encodeURIComponent(pathname + search)}` : '';
  window.history.replaceState(null, '', `/auth/login${next}`);
}

if (!isSignedIn && window.location.pathname === '/auth/login') {
  documentElement.dataset.start = 'sign-in';
  document.addEventListener('readystatechange', () => focusFirstField(document.querySelector('form')), { once: true });
  keepPresses();
} else {
  documentElement.dataset.start = 'console';
}
requestScreen();

/** The files of the screen at this address set out with the document; behind the sign-in form, the style sheets of the dashboard. */
function requestScreen() {
  const asked = isSignedIn ? pathname : '/admin/';
  const files = screenFiles.flatMap(([starts, names]) =>
    starts.some((start) => asked.startsWith(start)) ? names : [],
  );
  for (const file of new Set(files)) {
    const as = file.endsWith('.css') ? 'style' : 'script';
    const rel = isSignedIn ? 'preload' : 'prefetch';
    if (isSignedIn || as === 'style') document.head.append(make('link', { rel, as, href: `/${file}` }));
  }
}

/** Clicks (or Enter) before hydration are replayed after it. */
function keepPresses() {
  const presses: HTMLButtonElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    if (!presses.includes(button)) presses.push(button);
  };
  document.addEventListener('click', keep);
  const replay = () => {
    document.removeEventListener('click', keep);
    presses.forEach((button) => button.click());
  };
  document.addEventListener('taken-over', replay, { once: true });
}

/** The main script failed to load, so the page would never respond. */
function showLoadFailure() {
  const text = 'The console could not be loaded. The connection was lost, or it has just been updated.';
  const reload = make('button', { className: 'button', textContent: 'Reload' });
  reload.addEventListener('click', () => window.location.reload());
  const ways = make('p', { className: 'failure-ways' });
  ways.append(reload);
  const failure = make('section', { className: 'panel failure', role: 'alert' });
  failure.append(make('p', { textContent: text }), ways);
  document.body.replaceChildren(failure);
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, facts: Partial<HTMLElementTagNameMap[Tag]>) {
  return Object.assign(document.createElement(tag), facts);
}
