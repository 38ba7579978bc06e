import { screen, waitFor } from '@testing-library/react';
import { pressInDialog } from '../support/openConsole';
import { administrator } from '../support/companion';
import { rows, isOpen, openProfile } from './sessionsSteps';

it('end all but this one', async () => {
  const { admin, companion, desk, script } = await openProfile();
  await admin.click(screen.getByRole('button', { name: 'End all others' }));
  await pressInDialog(admin, 'End all other sessions', 'End');
  expect(await screen.findByText('All other sessions ended')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus());
  expect([await isOpen(companion, desk), await isOpen(companion, script)]).toEqual([false, false]);
  expect(await isOpen(companion, companion.token)).toBe(true);
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
