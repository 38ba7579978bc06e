import { screen, waitFor, within } from '@testing-library/react';
import { openConsole, pressInDialog } from '../support/openConsole';
import { goToProfile, refusing } from '../support/steps';
import { extensions, rows, isOpen, openProfile } from './sessionsSteps';

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
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
});

it('that cannot be ended says why', async () => {
  const { admin, intercept } = await openProfile();
  intercept(refusing(({ method }) => method === 'DELETE', 'Not now.'));
  await admin.click(screen.getByRole('button', { name: 'End all others' }));
  await pressInDialog(admin, 'End all other sessions', 'End');
  expect(await screen.findByText('Not ended: Not now.')).toBeVisible();
  await pressInDialog(admin, 'End all other sessions', 'Close');
});

it('that cannot be listed say why, as second factors do, and can be read again', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password', {}, { extensions });
  intercept(refusing(({ url }) => /admins.(sessions|factors)$/.test(url), 'Not now.'));
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await goToProfile(admin);
  await waitFor(() => expect(screen.getAllByText('Not now.')).toHaveLength(2));
  intercept(() => undefined);
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await admin.click(retry);
  expect(await screen.findByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  expect(await screen.findByText('This session')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus();
});
