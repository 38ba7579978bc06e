import { screen, waitFor, within } from '@testing-library/react';
import { openConsole, pressInDialog } from '../support/openConsole';
import { administrator } from '../support/companion';
import { signIn } from '../support/steps';
import { rows, isOpen, openProfile } from './sessionsSteps';

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
