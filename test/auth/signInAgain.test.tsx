import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aVersion, someMembers } from '../support/builders';
import { moveClock } from '../support/clock';
import { openConsole, pressInDialog, rowOf } from '../support/openConsole';

const minute = 60_000;
const day = 24 * 60 * minute;
const versions = '/admin/version-control';
const world = () => ({ versions: [aVersion({ version_id: 7, android_version: '2.4.0' })] });

const again = () => screen.queryByRole('dialog', { name: 'Sign in again' });
const lookAtTheClock = () => act(async () => void window.dispatchEvent(new Event('focus')));

async function signInAgain(admin: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await admin.type(dialog.getByLabelText('Email'), 'admin@example.org');
  await admin.type(dialog.getByLabelText('Password'), 'Lotus-Lamp-2026');
  await admin.click(dialog.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(again()).toBeNull());
}

/** A form for a version, with something typed in it. */
async function typing() {
  const opened = await openConsole(versions, world());
  await rowOf('2.4.0');
  await opened.admin.click(screen.getByRole('button', { name: 'Add version' }));
  await opened.admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  await opened.admin.type(screen.getByLabelText('IOS Version'), '2.5.0');
  return opened;
}

describe('before the session ends', () => {
  it('says so a quarter of an hour ahead, and renews it in place', async () => {
    const signedInAt = Date.now() - day + 14 * minute;
    const { admin, companion } = await openConsole(versions, world(), { signedInAt });
    const row = await rowOf('2.4.0');
    expect(screen.getByText('Your session ends in 14 minutes.')).toBeVisible();
    expect(again()).toBeNull();
    await admin.click(screen.getByRole('button', { name: 'Sign in again' }));
    await signInAgain(admin);
    expect(screen.queryByText(/Your session ends/)).toBeNull();
    expect(row).toBeInTheDocument();
    await waitFor(() => expect(window.localStorage.getItem('persist:auth')).not.toContain(companion.token));
  });

  it('asks two minutes ahead, once', async () => {
    const { admin } = await openConsole(versions, world(), { signedInAt: Date.now() - day + 2 * minute + 5_000 });
    await rowOf('2.4.0');
    expect(again()).toBeNull();
    moveClock(10_000);
    await lookAtTheClock();
    expect(again()).toBeVisible();
    await pressInDialog(admin, 'Sign in again', 'Not now');
    expect(again()).toBeNull();
    moveClock(10_000);
    await lookAtTheClock();
    expect(again()).toBeNull();
    expect(screen.getByText('Your session ends in 2 minutes.')).toBeVisible();
  });
});

describe('a session that ends under work', () => {
  it('keeps a form as it is when its time is over, whatever is pressed', async () => {
    const { admin, companion } = await typing();
    moveClock(day + 1000);
    companion.advanceClock(day + 1000);
    await lookAtTheClock();
    expect(again()).toBeVisible();
    await admin.keyboard('{Escape}');
    expect(again()).toBeVisible();
    await signInAgain(admin);
    expect(screen.getByLabelText('Android Version')).toHaveValue('2.5.0');
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    expect(await screen.findByText('Version added')).toBeVisible();
  });

  it('asks about a write that was refused, and never sends it again by itself', async () => {
    const { admin, companion, calls } = await typing();
    await companion.db.deleteFrom('sessions').execute();
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    await signInAgain(admin);
    expect(await screen.findByText(/^The session had ended/)).toBeVisible();
    expect(calls.filter((call) => call.includes('add_version'))).toHaveLength(1);
    expect(screen.getByLabelText('IOS Version')).toHaveValue('2.5.0');
    await pressInDialog(admin, 'Add New Application Version', 'Try again');
    expect(await screen.findByText('Version added')).toBeVisible();
  });

  it('tells a wrong password and asks on', async () => {
    const { admin, companion } = await typing();
    await companion.db.deleteFrom('sessions').execute();
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await admin.type(dialog.getByLabelText('Email'), 'admin@example.org');
    await admin.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('Wrong e-mail or password.')).toBeVisible();
    expect(again()).toBeVisible();
  });

  it('reads again by itself what it had not been told', async () => {
    const { admin, companion, intercept } = await openConsole('/admin/users', {
      ...world(),
      members: someMembers(3, 'Ravi', { status: 'approved' }),
    });
    await admin.click(await screen.findByRole('link', { name: 'Version Control' }));
    await rowOf('2.4.0');
    await admin.click(screen.getByRole('button', { name: 'Edit version 7' }));
    await admin.type(screen.getByLabelText('IOS Version'), '.1');
    let held: () => void = () => undefined;
    const hold = new Promise<void>((resolve) => (held = resolve));
    intercept(async ({ method, url }) => {
      if (method === 'GET' && url.includes('get_version_list')) await hold;
      return undefined as never; // the companion answers
    });
    await pressInDialog(admin, 'Update Version', 'Update');
    expect(await screen.findByText('Version updated')).toBeVisible();
    // The list is being read anew while another form is open.
    await admin.click(screen.getByRole('button', { name: 'Add version' }));
    await admin.type(screen.getByLabelText('Android Version'), '3');
    await companion.db.deleteFrom('sessions').execute();
    held();
    await signInAgain(admin);
    await waitFor(() => expect(screen.getByText('2.3.1.1')).toBeInTheDocument());
    expect(screen.getByLabelText('Android Version')).toHaveValue('3');
  });

  it('lets a bulk run wait, and go on with the rows that were not begun', async () => {
    const { admin, companion, intercept } = await openConsole('/admin/requests', {
      members: someMembers(8, 'Asha', { status: 'pending' }),
    });
    // It ends with the first answer, not under the console's calls before.
    let end: Promise<unknown> | undefined;
    intercept(async (request) => {
      if (request.url.includes('/admins/accept')) await (end ??= companion.db.deleteFrom('sessions').execute());
      return companion.fetch(request);
    });
    await rowOf('Asha 01');
    await admin.click(screen.getByRole('button', { name: 'Select rows' }));
    await admin.click(screen.getByRole('checkbox', { name: 'All on this page' }));
    await admin.click(screen.getByRole('button', { name: 'Accept 8' }));
    const run = within(await screen.findByRole('dialog', { name: 'Accept the requests' }));
    await admin.click(run.getByRole('button', { name: 'Accept 8' }));
    await signInAgain(admin);
    expect(await run.findByText('5 members accepted, 3 failed.')).toBeVisible();
    await admin.click(run.getByRole('button', { name: 'Try the failures again' }));
    expect(await run.findByText('8 members accepted.')).toBeVisible();
  });

  it('can be left, and takes the work with it', async () => {
    const { admin, companion } = await typing();
    await companion.db.deleteFrom('sessions').execute();
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    await pressInDialog(admin, 'Sign in again', 'Sign out and discard');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    expect(window.localStorage.getItem('persist:auth')).toBeNull();
  });
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
    await admin.click(await screen.findByRole('button', { name: 'Account' }));
    await admin.click(await screen.findByText('Logout'));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await waitFor(() => expect(told).toEqual([companion.token]));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    if (!answer)
      await waitFor(async () => expect(await companion.db.selectFrom('sessions').selectAll().execute()).toEqual([]));
  });
});
