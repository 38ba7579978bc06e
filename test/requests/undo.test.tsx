import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, someMembers } from '../support/builders';
import { moveClock } from '../support/clock';
import { openConsole, pressInDialog, pressInRow, rowOf, type OpenConsole } from '../support/openConsole';
import { refusing } from '../support/steps';

const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });
const takeback = { extensions: ['takeback'] as const };

const statusOf = async ({ companion }: OpenConsole, id: string) =>
  (await companion.db.selectFrom('members').select('status').where('user_id', '=', id).executeTakeFirst())?.status;

const answer = async (admin: UserEvent, name: string, action: 'Accept' | 'Reject') => {
  await pressInRow(admin, name, action);
  await pressInDialog(admin, `${action} the request`, action);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

describe('a decision that was a slip', () => {
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
      isUndo(request)
        ? companion.fetch(request).then(() => Promise.reject(new TypeError('Failed to fetch')))
        : undefined,
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

  it('has no Undo on a server that keeps only the contract, where blocking alone has a way back', async () => {
    const mohan = aMember({ user_id: 'mohan', username: 'Mohan Bhat', status: 'approved' });
    const visit = await openConsole('/admin/requests', { members: [asha, mohan] });
    await answer(visit.admin, 'Asha Rao', 'Accept');
    expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await visit.admin.keyboard('{Control>}z{/Control}');
    expect(visit.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(1);

    await visit.admin.click(screen.getAllByRole('link', { name: 'Users' })[0] ?? document.body);
    await pressInRow(visit.admin, 'Mohan Bhat', 'Block');
    await pressInDialog(visit.admin, 'Block the user', 'Block');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await statusOf(visit, 'mohan')).toBe('blocked');
    await visit.admin.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await statusOf(visit, 'mohan')).toBe('approved'));
  });

  it('is taken back with the others of its run, with an exact report', async () => {
    const members = someMembers(3, 'Member', { status: 'pending' });
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
      refusing(() => username === 'Member 02', 'Somebody changed this member since.')(request) ??
      companion.fetch(request)
    );
  };

  it('has one Undo at the desk, which says whose decision it takes back', async () => {
    const visit = await openConsole(
      '/admin/requests',
      { members: someMembers(2, 'Member', { status: 'pending' }) },
      takeback,
    );
    const { admin } = visit;
    await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 01'));
    await admin.keyboard('r');
    await pressInDialog(admin, 'Reject the request', 'Reject');
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 02'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const undos = () =>
      within(screen.getByRole('region', { name: 'Request' })).getAllByRole('button', { name: /^Undo/ });
    expect(undos().map(({ textContent }) => textContent)).toEqual(['Undo: Member 01']);
    await admin.keyboard('k');
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 01'));
    expect(undos().map(({ textContent }) => textContent)).toEqual(['Undo: Member 01']);
    await admin.click(undos()[0] ?? document.body);
    expect(await screen.findByText('Undone: Member 01 is pending again')).toBeVisible();
  });

  it('opens again on the desk, where Ctrl+Z takes the newest one back', async () => {
    const members = someMembers(2, 'Member', { status: 'pending' });
    const { admin } = await openConsole('/admin/requests', { members }, takeback);
    await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
    await screen.findByRole('region', { name: 'Request' });
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 01'));
    await admin.keyboard('r');
    await pressInDialog(admin, 'Reject the request', 'Reject');
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 02'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await admin.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent('Member 01'));
    const desk = within(screen.getByRole('region', { name: 'Request' }));
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('2 left'));
    expect(desk.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });
});
