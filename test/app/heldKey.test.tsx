import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember } from '../support/builders';
import { openConsole, pressInRow } from '../support/openConsole';

/** Holds a key as a hand does: it repeats itself every few milliseconds while answers come in. */
const hold = (key: string) => userEvent.setup({ delay: 20 }).keyboard(`{${key}>30/}`);

it('a key that is held down answers once, and presses nothing in the row that gets the focus back', async () => {
  const { admin, calls } = await openConsole('/admin/users', {
    members: [aMember({ username: 'Asha Rao', status: 'approved' })],
  });
  await pressInRow(admin, 'Asha Rao', 'Block');
  const question = within(await screen.findByRole('dialog', { name: 'Block the user' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Block' })).toHaveFocus());
  await hold('Enter');
  expect(await screen.findByText('Blocked successfully!!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});
