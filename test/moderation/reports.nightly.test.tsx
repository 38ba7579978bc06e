import { screen, waitFor, within } from '@testing-library/react';
import { aReport, insertWorld } from '../support/builders';
import { leaveTab } from '../support/clock';
import { headings, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { list, asha, ravi, mohan, world, moderationCalls } from './reportsSteps';

const linesOf = (cell: HTMLElement) => [...cell.children].map((line) => line.textContent);

it('reads the list again when the tab is looked at again, after an open dialog has closed', async () => {
  const { admin, companion, calls } = await openConsole('/admin/reported_users_profiles', world());
  await pressInRow(admin, 'Mohan', 'Unblock');
  const question = await screen.findByRole('dialog', { name: 'Unblock the user' });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement)); // a button has it
  const report = () => insertWorld(companion.db, { reports: [aReport(mohan, asha)] });
  await leaveTab(report);
  expect(moderationCalls(calls)).toEqual([list]);
  await admin.keyboard('{Escape}');
  expect(await rowOf('Asha Rao')).toBeVisible();
  expect(moderationCalls(calls)).toEqual([list, list]);
});

it('shows the reporters in a dialog that closes again', async () => {
  const { admin } = await openConsole('/admin/reported_users_profiles', world());
  await pressInRow(admin, 'Ravi', 'View Reporter Details of Ravi');
  const dialog = within(screen.getByRole('dialog', { name: 'Reporters Details' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
  expect(headings(dialog)).toBe('Reason for report | Reported at | Reporter name');
  const [reasons, times, names] = dialog.getAllByRole('cell');
  expect(linesOf(reasons!)).toEqual(['Fake profile', 'Already married']); // the headings count the cells
  expect(linesOf(times!)).toEqual([expect.stringMatching(/\d{4}/), expect.stringMatching(/\d{4}/)]); // as above
  expect(linesOf(names!)).toEqual(['Asha Rao', 'Mohan']); // as above
  await admin.keyboard('{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Reporters Details' })).not.toBeInTheDocument();
});

it('decides inside the dialog of the reporters: blocked shows there, deleted closes it and goes on in the list', async () => {
  const { admin, calls } = await openConsole('/admin/reported_users_profiles?show=unblocked', world());
  await pressInRow(admin, 'Ravi', 'View Reporter Details of Ravi');
  expect(screen.queryByRole('button', { name: 'View Reporter Details of Mohan' })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: 'Reporters Details' }));
  expect(dialog.getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', `/admin/view-user/${ravi.user_id}`);
  await admin.click(dialog.getByRole('button', { name: 'Block' }));
  await pressInDialog(admin, 'Block the user', 'Block');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Unblock' })).toHaveFocus());
  expect(dialog.getByText('Blocked')).toBeVisible();
  expect(dialog.getByText('Already married')).toBeVisible();

  await admin.click(dialog.getByRole('button', { name: 'Delete Account' }));
  await pressInDialog(admin, 'Delete Account', 'Delete Account');
  expect(await screen.findByText('Account deleted')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Reporters Details' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Reported Users List' })).toContainElement(
      document.activeElement as HTMLElement, // the focus is on an element of the page
    ),
  );
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    `PUT /admins/block?user_id=${ravi.user_id}`,
    `PUT /api/user/accept_delete_request/${ravi.user_id}`,
  ]);
});
