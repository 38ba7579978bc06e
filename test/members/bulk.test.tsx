import { act, screen, waitFor, within } from '@testing-library/react';
import { refetchActive } from '@/shared/api/baseApi';
import { someMembers } from '../support/builders';
import { decideInRow, inMenu, openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { holdBack, isWrite, refusing } from '../support/steps';
import { pending, puts, figures, tick, report, selectPage } from './bulkSteps';

it('accepts the ticked requests after one question, with one notice and one look at the figures', async () => {
  const { admin, calls, companion } = await openConsole('/admin/requests', pending(12));
  await rowOf('Member 01');
  await selectPage(admin);
  await tick(admin, 'Select Member 03');
  expect(screen.getByText('9 selected')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Accept 9' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Accept the requests' }));
  expect(dialog.getByText("Are you sure you want to accept these members' requests?")).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toHaveLength(9);
  expect(dialog.queryByText('Member 03')).not.toBeInTheDocument();
  expect(puts(calls)).toEqual([]);
  const before = figures(calls);
  await pressInDialog(admin, 'Accept the requests', 'Accept 9');

  expect(await screen.findByText('9 accepted successfully!!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(puts(calls)).toHaveLength(9);
  await waitFor(() => expect(figures(calls)).toBe(before + 1));
  expect(within(await rowOf('Member 01')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
  expect(within(await rowOf('Member 03')).getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
  for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).not.toBeChecked();
  const approved = await companion.db.selectFrom('members').where('status', '=', 'approved').selectAll().execute();
  expect(approved).toHaveLength(9);
});

it('pauses on Escape, goes on, stops, and keeps ticked what was not done', async () => {
  const opened = await openConsole('/admin/requests', pending(8));
  const { admin, calls } = opened;
  await rowOf('Member 01');
  const release = holdBack(opened, isWrite);
  await selectPage(admin);
  await admin.click(screen.getByRole('button', { name: 'Accept 8' }));
  await pressInDialog(admin, 'Accept the requests', 'Accept 8');
  const dialog = screen.getByRole('dialog', { name: /./ });
  await admin.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(screen.getByText('Paused.')).toBeVisible();
  await admin.click(within(dialog).getByRole('button', { name: 'Go on' }));
  const pause = within(dialog).getByRole('button', { name: 'Pause' });
  expect(pause).toHaveFocus();
  await admin.dblClick(pause);
  expect(screen.getByText('Paused.')).toBeVisible();
  await admin.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Waiting for the last answers...')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /Stop$/ })).toHaveFocus();
  await release();
  expect(await report()).toHaveTextContent('3 members accepted, 5 not started.');
  expect(puts(calls)).toHaveLength(3);
  await pressInDialog(admin, 'Accept the requests', 'Close');
  expect(screen.getByText('5 selected')).toBeVisible();
});

it('has selected after a run only those for whom something can still be done', async () => {
  const { admin, companion, intercept } = await openConsole('/admin/requests', pending(3));
  await rowOf('Member 01');
  await selectPage(admin);
  await companion.db.updateTable('members').where('username', '!=', 'Member 01').set({ status: 'approved' }).execute();
  const { user_id } = await companion.db
    .selectFrom('members')
    .where('username', '=', 'Member 01')
    .select('user_id')
    .executeTakeFirstOrThrow();
  intercept(refusing((request) => isWrite(request) && request.url.includes(user_id), 'Not now.'));
  await admin.click(screen.getByRole('button', { name: 'Reject 3' }));
  await pressInDialog(admin, 'Reject the requests', 'Reject 3');
  expect(await screen.findByText('3 failed.')).toBeVisible();
  await pressInDialog(admin, 'Reject the requests', 'Close');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reject 1' })).toBeEnabled());
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Member 02' })).not.toBeChecked();
});

it('begins no run before the one that was left is over, and tells of each by itself', async () => {
  const opened = await openConsole('/admin/dashboard', pending(2));
  const { admin, calls } = opened;
  const decide = async (name: string, decision: string) => {
    await admin.click(inMenu('User Requests'));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/requests'));
    await rowOf(name);
    await tick(admin, `Select ${name}`);
    await admin.click(screen.getByRole('button', { name: `${decision} 1` }));
  };
  const release = holdBack(opened, isWrite);
  await decide('Member 01', 'Reject');
  await pressInDialog(admin, 'Reject the requests', 'Reject 1');
  await act(async () => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  await decide('Member 02', 'Accept');
  const dialog = within(screen.getByRole('dialog', { name: 'Accept the requests' }));
  await admin.click(dialog.getByRole('button', { name: /Accept 1$/ }));
  expect(dialog.getByText('Waiting for the last answers of the run before...')).toBeVisible();
  expect(puts(calls)).toHaveLength(1);
  await release();
  expect(await screen.findByText('Rejected successfully!!')).toBeVisible();
  await admin.click(dialog.getByRole('button', { name: 'Accept 1' }));
  expect(await screen.findByText('Accepted successfully!!')).toBeVisible();
  expect(puts(calls)).toHaveLength(2);
});

it('offers no choice of a request that has been answered, and clears the page by the check box that chose it', async () => {
  const { admin } = await openConsole('/admin/requests', pending(3));
  await decideInRow(admin, 'Member 01', 'Accept');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Member 01' })).toBeDisabled());
  await selectPage(admin);
  expect(screen.getByText('2 selected')).toBeVisible();
  await selectPage(admin);
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

it('offers no choice of rows that are older than a failed call', async () => {
  const { store, intercept } = await openConsole('/admin/users', {
    members: someMembers(2, 'Member', { status: 'approved' }),
  });
  await rowOf('Member 01');
  intercept(refusing('listuser', 'Not now.'));
  act(() => void store.dispatch(refetchActive()));
  await screen.findByText("Couldn't refresh this list. Not now.");
  expect(screen.getByRole('checkbox', { name: 'Select Member 01' })).toBeDisabled();
});
