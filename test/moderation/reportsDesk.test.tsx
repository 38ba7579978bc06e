import { screen, waitFor, within } from '@testing-library/react';
import { aDeletionRequest, aMember, aProfile, aReport, daysAgo, insertWorld } from '../support/builders';
import { leaveTab } from '../support/clock';
import { choose, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { refusing, textsOf } from '../support/steps';

const [asha, ravi, mohan] = ['Asha Rao', 'Ravi Pai', 'Mohan Bhat'].map((username) =>
  aMember({ user_id: username.slice(0, 4), username, status: 'approved' }),
) as [ReturnType<typeof aMember>, ReturnType<typeof aMember>, ReturnType<typeof aMember>]; // three names
const members = [asha, ravi, mohan];
const world = () => ({
  members,
  profiles: members.map((one) => aProfile(one)),
  reports: [
    aReport(asha, mohan, { reason: 'Rude', reported_at: daysAgo(9) }),
    aReport(asha, ravi, { reason: 'Asks for money', reported_at: daysAgo(3) }),
  ],
});
const address = '/admin/reported_users_profiles';
const opened = (name: string) =>
  waitFor(() => expect(document.querySelector('#member-name bdi')).toHaveTextContent(name));

const counted = (count: string) => waitFor(() => expect(textsOf(screen.getAllByRole('status'))).toContain(count));

describe('a report that needs no action', () => {
  it.each([
    ['on the server', ['reports'] as const, '1 reported user · 1 closed'],
    [
      'in this browser, which it says, where the server keeps only the contract',
      [],
      '1 reported user · 1 closed in this browser',
    ],
  ])(
    'leaves the list that opens first: %s; Undo and a newer report bring it back',
    async (_where, extensions, count) => {
      const { admin, companion, calls } = await openConsole(address, world(), { extensions });
      await pressInRow(admin, 'Ravi Pai', 'No action');
      await counted(count);
      expect(screen.queryByText('Ravi Pai')).not.toBeInTheDocument();
      await admin.click(await screen.findByRole('button', { name: 'Undo' }));
      await rowOf('Ravi Pai');
      await pressInRow(admin, 'Ravi Pai', 'No action');
      await counted(count);

      await choose(admin, 'Reported users to list', 'Closed reports');
      expect(within(await rowOf('Ravi Pai')).getByRole('button', { name: 'Open again' })).toBeVisible();
      await choose(admin, 'Reported users to list', 'Open reports');
      await waitFor(() => expect(screen.queryByText('Ravi Pai')).not.toBeInTheDocument());
      await leaveTab(() => insertWorld(companion.db, { reports: [aReport(mohan, ravi, { reported_at: daysAgo(0) })] }));
      expect(await rowOf('Ravi Pai')).toBeVisible();
      expect(calls.some((call) => call.includes('report_decision'))).toBe(extensions.length > 0);
    },
  );

  it('comes back by Ctrl+Z, and by O at its desk, where only this browser knows of it: both say so', async () => {
    const { admin } = await openConsole(address, world());
    await pressInRow(admin, 'Ravi Pai', 'No action');
    await screen.findByText('Reports closed in this browser');
    await admin.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Reports opened again in this browser')).toBeVisible();
    await rowOf('Ravi Pai');

    await pressInRow(admin, 'Ravi Pai', 'No action');
    await choose(admin, 'Reported users to list', 'Closed reports');
    expect(await screen.findByText('closed in this browser')).toBeVisible();
    await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
    await opened('Ravi Pai');
    const desk = within(screen.getByRole('region', { name: 'Report' }));
    expect(desk.getByText(/^Closed/, { selector: 'p' })).toHaveTextContent('Closed in this browser just now');
    await admin.keyboard('o');
    await choose(admin, 'Reported users to list', 'Open reports');
    expect(await rowOf('Ravi Pai')).toBeVisible();
  });

  it('says at its desk since when it is closed, and opens again there', async () => {
    const { admin, companion } = await openConsole(address, world(), { extensions: ['reports'] });
    await pressInRow(admin, 'Ravi Pai', 'No action');
    await screen.findByText('Reports closed');
    await choose(admin, 'Reported users to list', 'Closed reports');
    await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
    await opened('Ravi Pai');
    const desk = within(screen.getByRole('region', { name: 'Report' }));
    expect(desk.getByText('Closed', { exact: false, selector: 'p' })).toHaveTextContent('Closed just now');
    await admin.click(desk.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('Reports opened again')).toBeVisible();
    expect(await companion.db.selectFrom('report_closings').select('user_id').execute()).toEqual([]);
  });

  it('stays where the server refuses, and says why', async () => {
    const { admin, intercept } = await openConsole(address, world(), { extensions: ['reports'] });
    await rowOf('Ravi Pai');
    intercept(refusing('report_decision', 'Nobody has reported this member.'));
    await pressInRow(admin, 'Ravi Pai', 'No action');
    expect(
      await screen.findByText('Nothing is decided about Ravi Pai: Nobody has reported this member.'),
    ).toBeVisible();
    expect(await rowOf('Ravi Pai')).toBeVisible();
  });
});

describe('the desk', () => {
  it('answers reports by keys, one after the other, with the reasons beside the profile', async () => {
    const { admin, companion } = await openConsole(address, world(), { extensions: ['reports'] });
    await rowOf('Ravi Pai');
    await admin.click(screen.getByRole('button', { name: 'Start reviewing' }));
    await opened('Ravi Pai');
    const desk = () => within(screen.getByRole('region', { name: 'Report' }));
    expect(desk().getByRole('status')).toHaveTextContent('1 of 2');
    expect(desk().getByText('Asks for money')).toBeVisible();
    expect(desk().getByText('3 days ago')).toBeVisible();
    await admin.keyboard('b');
    await pressInDialog(admin, 'Block the user', 'Block');
    await opened('Mohan Bhat');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk().getByText('Rude')).toBeVisible();
    expect(within(await rowOf('Ravi Pai')).getByText('Blocked')).toBeVisible();
    await admin.keyboard('k');
    await opened('Ravi Pai');
    await admin.keyboard('j');
    await opened('Mohan Bhat');
    await admin.keyboard('n');
    await opened('Ravi Pai');
    const statuses = await companion.db.selectFrom('members').select(['user_id', 'status']).execute();
    expect(statuses).toContainEqual({ user_id: 'Ravi', status: 'blocked' });
    expect(await companion.db.selectFrom('report_closings').select('user_id').execute()).toEqual([{ user_id: 'Moha' }]);
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Report' })).not.toBeInTheDocument());
  });

  it('answers requests for deletion by A, and takes one back by Ctrl+Z', async () => {
    const { admin, companion } = await openConsole(
      '/admin/delete-requests',
      { ...world(), deletionRequests: [aDeletionRequest(asha), aDeletionRequest(ravi)] },
      { extensions: ['takeback'] },
    );
    const deletedIds = async () =>
      (await companion.db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null).execute()).map(
        ({ user_id }) => user_id,
      );
    await admin.click(await screen.findByRole('button', { name: 'Start reviewing' }));
    await opened('Asha Rao');
    expect(screen.getByText('Asked for the deletion', { exact: false })).toHaveTextContent(/ago|yesterday|just now/);
    await admin.keyboard('a');
    await pressInDialog(admin, 'Accept the delete request', 'Delete Account');
    await opened('Ravi Pai');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await deletedIds()).toEqual(['Asha']);
    const rows = within(screen.getByRole('table', { name: 'Delete User Requests' }));
    expect(rows.getByRole('button', { name: 'Accepted' })).toBeVisible();
    await admin.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone: Asha Rao is approved again, and asks for the deletion')).toBeVisible();
    expect(await deletedIds()).toEqual([]);
    await admin.keyboard('k');
    await opened('Asha Rao');
    expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
  });
});
