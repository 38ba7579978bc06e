import { screen, waitFor, within } from '@testing-library/react';
import type { Companion } from '../support/companion';
import { openConsole, pressInDialog } from '../support/openConsole';
import { administrator } from '../support/companion';
import { refusing, signIn } from '../support/steps';

const extensions = ['sessions', 'second-factor'] as const;

async function signInElsewhere(companion: Companion, from: string, userAgent: string) {
  const init = { token: null, json: administrator, from, headers: { 'user-agent': userAgent } };
  return (await companion.call<{ token: string }>('POST', '/admins/login', init)).body.token;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const rows = async () => (await screen.findAllByRole('button', { name: /^End the session of/ })).map(inRow);
const inRow = (button: HTMLElement) => button.closest('li')?.textContent ?? '';
const isOpen = async (companion: Companion, token: string) =>
  (await companion.call('GET', '/analysis/details', { token })).status === 200;

/** At the profile, with two sessions elsewhere. */
async function openProfile() {
  const opened = await openConsole('/auth/forgot-password', {}, { extensions });
  const { admin, companion } = opened;
  const desk = await signInElsewhere(companion, '203.0.113.7', firefox);
  const script = await signInElsewhere(companion, '203.0.113.8', 'curl/8.5.0');
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await admin.click(await screen.findByRole('button', { name: 'Account' }));
  await admin.click(await screen.findByText('My profile'));
  await screen.findByText('This session');
  return { ...opened, desk, script };
}

it('are not there on a server without them, and no call asks for them', async () => {
  const { calls } = await openConsole('/admin/profile');
  await screen.findByRole('heading', { name: 'Reset Password' });
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(calls.filter((call) => call.includes('sessions'))).toEqual([]);
});

it('say which device signed in from where and when, and which one this is, which has no button', async () => {
  await openProfile();
  expect(await rows()).toEqual([
    expect.stringMatching(/^curl From 203\.0\.113\.8, signed in .*20\d\d.*, last used .*20\d\d.*End$/),
    expect.stringMatching(/^Firefox on Windows From 203\.0\.113\.7, /),
  ]);
  const own = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem')[0];
  expect(own).toHaveTextContent('This session');
  expect(within(own ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});

it('end one by one, after a question', async () => {
  const { admin, companion, desk, script } = await openProfile();
  await admin.click(screen.getByRole('button', { name: 'End the session of Firefox on Windows' }));
  expect(await isOpen(companion, desk)).toBe(true);
  await pressInDialog(admin, 'End the session of Firefox on Windows', 'End');
  expect(await screen.findByText('Session ended')).toBeVisible();
  expect(await rows()).toEqual([expect.stringContaining('curl')]);
  expect([await isOpen(companion, desk), await isOpen(companion, script)]).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

it('end all but this one', async () => {
  const { admin, companion, desk, script } = await openProfile();
  await admin.click(screen.getByRole('button', { name: 'End all others' }));
  await pressInDialog(admin, 'End all other sessions', 'End');
  expect(await screen.findByText('All other sessions ended')).toBeVisible();
  expect([await isOpen(companion, desk), await isOpen(companion, script)]).toEqual([false, false]);
  expect(await isOpen(companion, companion.token)).toBe(true);
});

it('end ten minutes after the sign-in once the password was given again', async () => {
  const { admin, companion, desk } = await openProfile();
  companion.advanceClock(10 * 60_000);
  await admin.click(screen.getByRole('button', { name: 'End the session of Firefox on Windows' }));
  await pressInDialog(admin, 'End the session of Firefox on Windows', 'End');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await admin.type(dialog.getByLabelText('Your password'), 'Lotus-Lamp-2026{Enter}');
  expect(await screen.findByText('Session ended')).toBeVisible();
  expect(await isOpen(companion, desk)).toBe(false);
});

it('that cannot be ended says why', async () => {
  const { admin, intercept } = await openProfile();
  intercept(refusing(({ method }) => method === 'DELETE', 'Not now.'));
  await admin.click(screen.getByRole('button', { name: 'End all others' }));
  await pressInDialog(admin, 'End all other sessions', 'End');
  expect(await screen.findByText('Not ended: Not now.')).toBeVisible();
  await pressInDialog(admin, 'End all other sessions', 'Close');
});

it('that cannot be listed say why, and can be read again', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password', {}, { extensions: ['sessions'] });
  intercept(refusing('/admins/sessions', 'Not now.'));
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await admin.click(await screen.findByRole('button', { name: 'Account' }));
  await admin.click(await screen.findByText('My profile'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  intercept(() => undefined);
  await admin.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This session')).toBeVisible();
});

it('are not asked for while the account still has to add a second factor', async () => {
  const { admin, calls } = await openConsole(
    '/auth/login',
    {},
    { extensions: ['sessions', 'second-factor'], signedIn: false, requiresSecondFactor: true },
  );
  await signIn(admin);
  await screen.findByText(/^This service asks for a second factor/);
  expect(screen.queryByRole('heading', { name: 'Sessions' })).not.toBeInTheDocument();
  expect(calls.filter((call) => call.includes('sessions'))).toEqual([]);
});

it('go from the list when a changed password ends them', async () => {
  const { admin } = await openProfile();
  expect(await rows()).toHaveLength(2);
  const words = 'Quiet-Lotus-Lamp-57';
  await admin.click(screen.getByLabelText('Old Password'));
  await admin.paste(administrator.password);
  for (const label of ['New Password', 'Confirm Password']) {
    await admin.click(screen.getByLabelText(label));
    await admin.paste(words);
  }
  await admin.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the session of/ })).not.toBeInTheDocument());
  expect(screen.getByText('This session')).toBeVisible();
});
