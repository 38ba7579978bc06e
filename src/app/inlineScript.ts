import { prepareForm } from '@/features/auth/staticForm';
import { isOver, storedSession } from '@/features/auth/session';
import { attempt } from '@/shared/format/attempt';

/* Inlined into index.html, before the first paint: sets the colour scheme, and hides the sign-in form where another screen is meant. */
const { documentElement } = document;

const stored = (key: string) => attempt(() => window.localStorage.getItem(key)) ?? null;

const chosenScheme = /"scheme":"(light|dark)"/.exec(stored('display-preferences') ?? '')?.[1];
documentElement.dataset.scheme =
  chosenScheme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const session = storedSession(stored('persist:auth'));
const isSignedIn = session !== null && !isOver(session.signedInAt, Date.now());
const { pathname } = window.location;
if (isSignedIn) documentElement.dataset.session = '';

// Without a session every address but these leads to the sign-in form.
if (isSignedIn || /^\/auth\/(forgot|reset)/.test(pathname)) documentElement.dataset.form = 'hidden';
else document.addEventListener('readystatechange', prepareStaticForm, { once: true });

// By then all scripts of the document have run, or have failed.
document.addEventListener('DOMContentLoaded', () => {
  if (documentElement.dataset.started === undefined) showLoadFailure();
});

function prepareStaticForm() {
  const form = document.querySelector('form');
  prepareForm(form);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // features/auth/staticForm.ts reads it.
    form.dataset.submitted = '';
  });
}

function showLoadFailure() {
  const isAtRoot = /^\/$|^\/auth\/.|^\/admin\/(?!auth\/|admin\/)./.test(pathname);
  const reason = isAtRoot
    ? 'The connection was lost, or it has just been updated.'
    : 'The connection was lost, it has just been updated, or it is served below a path: it needs a host of its own.';
  const text = `The console could not be loaded. ${reason}`;
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
