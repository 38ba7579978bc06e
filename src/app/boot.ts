import { beginForm } from '@/features/auth/formFields';
import { isOver, storedSession } from '@/features/auth/session';
import { attempt } from '@/shared/attempt';
import { isMetered } from '@/shared/metered';
import { paths } from '@/shared/routing/paths';

/* Inlined into index.html, before the first paint: sets the colour scheme, and hides the sign-in form if this visit needs none. */
const { documentElement } = document;

/** Written by app/document.tsx: the scripts of the form, the chart's, and the files of the screens whose addresses begin so. */
declare const files: {
  main: readonly string[];
  chart: string;
  screens: readonly [starts: readonly string[], files: readonly string[]][];
};

const stored = (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null;

const chosenScheme = /"scheme":"(light|dark)"/.exec(stored('display-preferences') ?? '')?.[1];
documentElement.dataset.scheme =
  chosenScheme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

let hasBegun = false;
document.addEventListener('begun', () => (hasBegun = true), { once: true });

for (const end of ['load', 'error']) {
  document.addEventListener(
    end,
    ({ type, target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      // Webpack waits for a script element of the same chunk, even a failed one: it is removed, so that a retry loads.
      if (target.async) target.remove();
      else if (!hasBegun && isOfMain(target, type === 'error' ? files.main : files.main.slice(-1))) showLoadFailure();
    },
    true,
  );
}

const isOfMain = ({ src }: HTMLScriptElement, scripts: readonly string[]) => scripts.some((file) => src.endsWith(file));

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
  document.addEventListener('readystatechange', () => beginForm(document.querySelector('form')), { once: true });
  keepPresses();
} else {
  documentElement.dataset.start = 'console';
}
// On a slow line the form answers a second earlier where its own scripts come alone, all but the end of the last of them.
const ofMain = files.main.map((file) => request('preload', file));
if (isSignedIn) requestScreen(pathname);
else void Promise.race(ofMain.map(isHere)).then(() => requestScreen(paths.dashboard));

/** The files of a screen set out with the document, and the chart's once these are there. */
function requestScreen(screen: string) {
  const wanted = files.screens.flatMap(([starts, names]) =>
    starts.some((start) => screen.startsWith(start)) ? names : [],
  );
  const links = [...new Set(wanted)].map((file) => request('preload', file));
  if (screen === paths.dashboard && !isMetered())
    void Promise.all(links.map(isHere)).then(() => request('prefetch', files.chart));
}

function isHere(link: HTMLLinkElement) {
  return new Promise((resolve) => (link.onload = resolve));
}

function request(rel: 'preload' | 'prefetch', file: string) {
  const link = make('link', { rel, as: file.endsWith('.css') ? 'style' : 'script', href: `/${file}` });
  document.head.append(link);
  return link;
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
