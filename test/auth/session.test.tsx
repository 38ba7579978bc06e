import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { moveClock } from '../support/clock';
import { openConsole, storeSession } from '../support/openConsole';
import { signIn, signOut } from '../support/steps';

const day = 24 * 60 * 60 * 1000;
const ended = 'Your session ended. A sign-in lasts 24 hours.';

const findSignIn = () => screen.findByRole('heading', { name: 'Sign In' });
const findDashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

/** The clock passes the end of the session, and somebody looks at the page. */
function outlive() {
  moveClock(day + 1000);
  return act(async () => void window.dispatchEvent(new Event('focus')));
}

function signOutElsewhere() {
  window.localStorage.removeItem('persist:auth');
  return tellFromOtherTab();
}

const tellFromOtherTab = (key = 'persist:auth') =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage })));

it('is over on entering when the sign-in lies more than 24 hours back', async () => {
  const { calls } = await openConsole('/admin/requests', {}, { signedInAt: Date.now() - day - 1000 });
  expect(await findSignIn()).toBeVisible();
  expect(await screen.findByText(ended)).toBeVisible();
  await waitFor(() => expect(window.localStorage.getItem('persist:auth')).toBeNull());
  expect(calls).toEqual([]);
});

it('ends when the administrator comes back to the page a day later', async () => {
  await openConsole('/admin/dashboard');
  await findDashboard();
  await outlive();
  expect(await findSignIn()).toBeVisible();
  expect(screen.getAllByText(ended)).toHaveLength(1);
});

it('is gone from the storage when the administrator signs out, and nothing is said about its end', async () => {
  const { admin } = await openConsole('/admin/profile');
  await signOut(admin);
  expect(window.localStorage.getItem('persist:auth')).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/auth/login');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('ends here when another tab signs out, and begins here when another tab signs in', async () => {
  const { companion } = await openConsole('/admin/dashboard');
  await findDashboard();
  await signOutElsewhere();
  expect(await findSignIn()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your session ended in another tab.');
  await tellFromOtherTab('signed-out');
  expect(screen.getByRole('alert')).toHaveTextContent('You signed out in another tab.');
  storeSession(companion.token);
  await tellFromOtherTab();
  expect(await findDashboard()).toBeVisible();
});

it('keeps the e-mail of its sign-in for the profile and the next sign-in, until the administrator signs out', async () => {
  const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
  await signIn(admin);
  await findDashboard();
  const { expirationTime } = JSON.parse(window.localStorage.getItem('persist:auth') ?? '{}');
  // A reload: another store, the same storages.
  cleanup();
  await openConsole('/admin/profile', {}, { signedInAt: Number(expirationTime) });
  expect(await screen.findByText('admin@example.org')).toBeVisible();
  await outlive();
  await findSignIn();
  expect(screen.getByLabelText('Email')).toHaveValue('admin@example.org');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await tellFromOtherTab('signed-out');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
  expect(window.sessionStorage).toHaveLength(0);
});

it('works for as long as the page lives where the browser allows no storage', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
  await signIn(admin);
  expect(await findDashboard()).toBeVisible();
});
