import { act, screen, waitFor } from '@testing-library/react';
import { openConsole, rowOf } from '../support/openConsole';
import { signIn, signOut } from '../support/steps';
import { minute, versions, world, findSignIn, typing, drafts } from './endOfSessionSteps';

/** As another tab does when it leaves this storage behind; this tab hears of each key. */
const hearOfOtherTab = (...keys: string[]) =>
  act(async () => {
    window.localStorage.removeItem('persist:auth');
    for (const key of keys)
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  });

const hearOfSignIn = (email: string) =>
  act(async () => {
    const init = { key: 'signed-in', newValue: `${Date.now()} ${email}`, storageArea: window.localStorage };
    window.dispatchEvent(new StorageEvent('storage', init));
  });

it('a browser that keeps no cookies is told why it cannot stay signed in', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { admin, intercept } = await openConsole('/auth/login', {}, { signedIn: false });
  intercept((request) => void request.headers.set('sec-fetch-site', 'same-origin'));
  await signIn(admin);
  expect(await screen.findByText('This browser keeps no cookies here. Allow them, and sign in again.')).toBeVisible();
});

it('a form is kept where the session of another tab ended, and deleted where another tab signed out', async () => {
  await typing();
  await hearOfOtherTab('persist:auth');
  await findSignIn();
  expect(drafts()).toHaveLength(1);
  await hearOfOtherTab('signed-out');
  expect(window.sessionStorage).toHaveLength(0);
});

describe('a form that another administrator did not fill in', () => {
  it('is gone from a tab that was closed while somebody signed in', async () => {
    window.sessionStorage.setItem('signed-in-as', `${Date.now() - 60 * minute} first@example.org`);
    window.sessionStorage.setItem('draft:add-version', '{"android":"2.5.0"}');
    window.sessionStorage.setItem('unfinishedRun', '2 members accepted, 1 not started.');
    await openConsole(versions, world());
    await rowOf('2.4.0');
    expect(drafts()).toEqual([]);
    expect(screen.queryByText(/^Cut short/)).not.toBeInTheDocument();
  });

  it.each([
    ['is gone when another e-mail signs in in another tab', 'second@example.org', 0],
    ['stays when its own does', 'Admin@Example.org', 1],
  ])('%s', async (_what, email, count) => {
    await typing();
    await hearOfOtherTab('persist:auth');
    await findSignIn();
    await hearOfSignIn(email);
    expect(drafts()).toHaveLength(count);
  });
});

it.each([
  ['does not tell another e-mail how far a run came', 'second@example.org', false],
  ['tells who began a run how far it came', 'Admin@Example.org', true],
])('%s, when it signs in in another tab', async (_what, email, isTold) => {
  await typing();
  window.sessionStorage.setItem('unfinishedRun', '2 members accepted, 1 not started.');
  await hearOfSignIn(email);
  await hearOfOtherTab('persist:auth');
  await findSignIn();
  expect(screen.queryAllByText('Cut short: 2 members accepted, 1 not started.')).toHaveLength(isTold ? 1 : 0);
});

it.each([
  ['tells a server that forgets the token', undefined],
  ['does not mind a server that knows no such call', new Response('<h1>404</h1>', { status: 404 })],
])('Logout %s', async (_what, answer) => {
  const { admin, companion, intercept } = await openConsole(versions, world(), { extensions: ['logout'] });
  const told: (string | null)[] = [];
  intercept((request) => {
    if (!request.url.endsWith('/admins/logout')) return undefined;
    told.push(request.headers.get('x-access-token'));
    return answer;
  });
  await signOut(admin);
  await waitFor(() => expect(told).toEqual([companion.token]));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  if (!answer)
    await waitFor(async () => expect(await companion.db.selectFrom('sessions').selectAll().execute()).toEqual([]));
});
