import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { moveClock } from '../support/clock';
import { openConsole, pressInDialog, rowOf, type OpenConsole } from '../support/openConsole';
import { refusing, statusOf } from '../support/steps';
import { answerBy, onDesk, pending } from './deskSteps';
import { asha, takeback, answer } from './undoSteps';

/** Opens the first request and rejects it, which opens the next one. */
async function rejectFirst(admin: UserEvent) {
  await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  await answerBy(admin, 'r');
  await onDesk('Member 02');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it('can be taken back for fifteen minutes', async () => {
  const { admin } = await openConsole('/admin/requests', { members: [asha] }, takeback);
  await answer(admin, 'Asha Rao', 'Accept');
  const look = () => act(async () => void window.dispatchEvent(new Event('focus')));
  moveClock(14 * 60_000);
  await look();
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Undo' })).toBeEnabled();
  moveClock(60_000);
  await look();
  expect(within(await rowOf('Asha Rao')).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('is taken back with the others of its run, with an exact report', async () => {
  const members = pending(3);
  const visit = await openConsole('/admin/requests', { members }, takeback);
  const { admin } = visit;
  for (const { username } of members) await admin.click(within(await rowOf(username)).getByRole('checkbox'));
  await admin.click(screen.getByRole('button', { name: 'Accept 3' }));
  await pressInDialog(admin, 'Accept the requests', 'Accept 3');
  expect(await screen.findByText('3 accepted successfully!!')).toBeVisible();
  await admin.click(await screen.findByRole('button', { name: 'Undo all' }));
  visit.intercept((request) => (request.url.includes('takeback') ? refuseSecond(request, visit) : undefined));
  await pressInDialog(admin, 'Undo the decisions', 'Undo 3');
  expect(await screen.findByText('2 members put back, 1 failed.')).toBeVisible();
  const statuses = await Promise.all(members.map(({ user_id }) => statusOf(visit, user_id)));
  expect(statuses).toEqual(['pending', 'approved', 'pending']);
});

const refuseSecond = async (request: Request, { companion }: OpenConsole) => {
  const { user_id } = await request.clone().json();
  const { username } = await companion.db
    .selectFrom('members')
    .select('username')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return (
    refusing(() => username === 'Member 02', 'Somebody changed this member since.')(request) ?? companion.fetch(request)
  );
};

it('has one Undo at the desk, which says whose decision it takes back', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(2) }, takeback);
  await rejectFirst(admin);
  const undos = () => within(screen.getByRole('region', { name: 'Request' })).getAllByRole('button', { name: /^Undo/ });
  expect(undos().map(({ textContent }) => textContent)).toEqual(['Undo: Member 01']);
  await admin.keyboard('k');
  await onDesk('Member 01');
  expect(undos().map(({ textContent }) => textContent)).toEqual(['Undo: Member 01']);
  await admin.click(undos()[0] ?? document.body);
  expect(await screen.findByText('Undone: Member 01 is pending again')).toBeVisible();
});

it('opens again on the desk, where Ctrl+Z takes the newest one back', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(2) }, takeback);
  await rejectFirst(admin);
  await admin.keyboard('{Control>}z{/Control}');
  await onDesk('Member 01');
  const desk = within(screen.getByRole('region', { name: 'Request' }));
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('2 left'));
  expect(desk.getByRole('button', { name: 'Accept' })).toBeEnabled();
});
