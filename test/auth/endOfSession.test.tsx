import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aVersion } from '../support/builders';
import { moveClock } from '../support/clock';
import { openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { signIn, signOut } from '../support/steps';

const minute = 60_000;
const day = 24 * 60 * minute;
const versions = '/admin/version-control';
const world = () => ({ versions: [aVersion({ version_id: 7, android_version: '2.4.0' })] });

const findSignIn = () => screen.findByRole('heading', { name: 'Sign In' });
const lookAtTheClock = () => act(async () => void window.dispatchEvent(new Event('focus')));

const beginForm = (admin: UserEvent) => admin.click(screen.getByRole('button', { name: 'Add version' }));

/** A form for a version, with something typed in it. */
async function typing() {
  const opened = await openConsole(versions, world(), { signedInAs: 'admin@example.org' });
  await rowOf('2.4.0');
  await beginForm(opened.admin);
  await opened.admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  await opened.admin.type(screen.getByLabelText('IOS Version'), '2.5.1');
  return opened;
}

async function restoreForm(admin: UserEvent) {
  await rowOf('2.4.0');
  await beginForm(admin);
  await pressInDialog(admin, 'Add New Application Version', 'Restore');
  expect(screen.getByLabelText('Android Version')).toHaveValue('2.5.0');
  expect(screen.getByLabelText('IOS Version')).toHaveValue('2.5.1');
}

const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'));

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

describe('before the session ends', () => {
  it('says so five minutes ahead, and leads to a new one and back only when pressed', async () => {
    const signedInAt = Date.now() - day + 5 * minute + 5_000;
    const { admin, companion } = await openConsole(`${versions}?page=1`, world(), { signedInAt });
    await rowOf('2.4.0');
    expect(screen.queryByText(/Your session ends/)).not.toBeInTheDocument();
    moveClock(10_000);
    await lookAtTheClock();
    expect(screen.getByText('Your session ends in 5 minutes.')).toBeVisible();
    moveClock(4 * minute);
    await lookAtTheClock();
    expect(screen.getByText('Your session ends in a minute.')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Sign in again' }));
    await signIn(admin);
    await rowOf('2.4.0');
    expect(window.location.pathname + window.location.search).toBe(`${versions}?page=1`);
    expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
    await waitFor(() => expect(window.localStorage.getItem('persist:auth')).not.toContain(companion.token));
  });
});

it('a browser that keeps no cookies is told why it cannot stay signed in', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const { admin, intercept } = await openConsole('/auth/login', {}, { signedIn: false });
  intercept((request) => void request.headers.set('sec-fetch-site', 'same-origin'));
  await signIn(admin);
  expect(await screen.findByText('This browser keeps no cookies here. Allow them, and sign in again.')).toBeVisible();
});

describe('a form that is half filled in when the session ends', () => {
  it('is sent only by the administrator where the server refused the token', async () => {
    const { admin, companion, calls } = await typing();
    await companion.db.deleteFrom('sessions').execute();
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    await findSignIn();
    expect(await screen.findAllByText('The server ended your session.')).toHaveLength(1);
    await signIn(admin);
    await restoreForm(admin);
    const sent = () => calls.filter((call) => call.includes('add_version'));
    expect(sent()).toHaveLength(1);
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    expect(await screen.findByText(/^Version added/)).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('is kept where the session of another tab ended, and deleted where another tab signed out', async () => {
    await typing();
    await hearOfOtherTab('persist:auth');
    await findSignIn();
    expect(drafts()).toHaveLength(1);
    await hearOfOtherTab('signed-out');
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('a form that another administrator did not fill in', () => {
  it('is gone when another e-mail signs in where the session ended', async () => {
    const { admin, companion } = await typing();
    const known = await companion.db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
    await companion.db
      .insertInto('administrators')
      .values({ ...known, id: Number(known.id) + 1, email: 'second@example.org' })
      .execute();
    await companion.db.deleteFrom('sessions').execute();
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    await findSignIn();
    expect(drafts()).toHaveLength(1);
    await signIn(admin, undefined, 'second@example.org');
    await rowOf('2.4.0');
    expect(drafts()).toEqual([]);
    await beginForm(admin);
    expect(screen.getByLabelText('Android Version')).toHaveValue('');
    expect(screen.queryByText('You have an unsaved draft.')).not.toBeInTheDocument();
  });

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

describe('Logout', () => {
  it.each([
    ['tells a server that forgets the token', undefined],
    ['does not mind a server that knows no such call', new Response('<h1>404</h1>', { status: 404 })],
  ])('%s', async (_what, answer) => {
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
});
