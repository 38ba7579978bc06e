import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../support/builders';
import { decideInRow, openConsole, pressInRow, rowOf } from '../support/openConsole';
import { refusing, statusOf } from '../support/steps';
import { asha, takeback, answer } from './undoSteps';

it.each([
  ['its row', async (admin: UserEvent) => pressInRow(admin, 'Asha Rao', 'Undo')],
  [
    'the toast',
    async (admin: UserEvent) => {
      const toast = (await screen.findByText('Rejected successfully!!')).closest('[role="status"]');
      await admin.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' })); // found by its role
    },
  ],
  ['Ctrl+Z', async (admin: UserEvent) => admin.keyboard('{Control>}z{/Control}')],
])('is taken back from %s, and the request waits again', async (_where, undo) => {
  const visit = await openConsole('/admin/requests', { members: [asha] }, takeback);
  await answer(visit.admin, 'Asha Rao', 'Reject');
  await undo(visit.admin);
  expect(await screen.findByText('Undone: Asha Rao is pending again')).toBeVisible();
  expect(await statusOf(visit, 'asha')).toBe('pending');
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(document.body).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  await waitFor(() =>
    expect(figures.getAllByRole('definition').map((card) => card.textContent)).toEqual(['1', '0', '0', '0']),
  );
});

it('stays where the server refuses to take it back, which it says', async () => {
  const { admin, intercept } = await openConsole('/admin/requests', { members: [asha] }, takeback);
  await answer(admin, 'Asha Rao', 'Accept');
  intercept(refusing('takeback', 'More than 15 minutes have passed.'));
  await pressInRow(admin, 'Asha Rao', 'Undo');
  expect(await screen.findByText('Asha Rao is not put back: More than 15 minutes have passed.')).toBeVisible();
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
  // It cannot be taken back any more, by no other way either.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('says nothing false where the reply to Undo is lost, and it is pressed again', async () => {
  const visit = await openConsole('/admin/requests', { members: [asha] }, takeback);
  const { admin, companion, intercept, calls } = visit;
  await answer(admin, 'Asha Rao', 'Reject');
  const isUndo = ({ url }: Request) => url.includes('takeback');
  intercept((request) =>
    isUndo(request) ? companion.fetch(request).then(() => Promise.reject(new TypeError('Failed to fetch'))) : undefined,
  );
  await pressInRow(admin, 'Asha Rao', 'Undo');
  await waitFor(async () => expect(await statusOf(visit, 'asha')).toBe('pending'));
  intercept(() => undefined);
  await pressInRow(admin, 'Asha Rao', 'Undo');
  expect(await screen.findByText('Undone: Asha Rao is pending again')).toBeVisible();
  expect(screen.queryByText(/is not put back/)).not.toBeInTheDocument();
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accept' })).toBeEnabled();
  expect(calls.filter((call) => call.includes('takeback'))).toHaveLength(2);
});

it('has no Undo on a server that keeps only the contract, where blocking alone has a way back', async () => {
  const mohan = aMember({ user_id: 'mohan', username: 'Mohan Bhat', status: 'approved' });
  const visit = await openConsole('/admin/requests', { members: [asha, mohan] });
  await answer(visit.admin, 'Asha Rao', 'Accept');
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await visit.admin.keyboard('{Control>}z{/Control}');
  expect(visit.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(1);

  await visit.admin.click(screen.getAllByRole('link', { name: 'Users' })[0] ?? document.body);
  await decideInRow(visit.admin, 'Mohan Bhat', 'Block');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await statusOf(visit, 'mohan')).toBe('blocked');
  await visit.admin.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await statusOf(visit, 'mohan')).toBe('approved'));
});

it('goes from the toast of a decision when another one about the same member follows', async () => {
  const mohan = aMember({ user_id: 'mohan', username: 'Mohan Bhat', status: 'approved' });
  const { admin } = await openConsole('/admin/users', { members: [mohan] }, takeback);
  for (const action of ['Block', 'Unblock'] as const) {
    await decideInRow(admin, 'Mohan Bhat', action);
    expect(await screen.findByText(`${action}ed successfully!!`)).toBeVisible();
  }
  expect(screen.queryByText('Blocked successfully!!')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});
