import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, someMembers } from '../support/builders';
import { goTo, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { asha, ravi, searchField, chooseGroup, listCalls } from './usersSteps';

describe('the users list', () => {
  it('shows approved and blocked members with a way to each and what can be done about them', async () => {
    const { calls } = await openConsole('/admin/users', {
      members: [
        asha(),
        aMember({ username: 'Blocked Bharat', status: 'blocked' }),
        aMember({ username: 'Still waiting', status: 'pending' }),
        ravi(),
      ],
    });
    await rowOf('Asha Rao');
    const blocked = within(await rowOf('Blocked Bharat'));
    expect(blocked.getByRole('button')).toHaveTextContent('Unblock');
    expect(blocked.getByText('Blocked')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Users List' })).toBeVisible();
    expect(screen.getByText('2 users')).toBeVisible();
    expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
    expect(screen.queryByText('Ravi Bhat')).not.toBeInTheDocument();
    expect(listCalls(calls)).toEqual(['GET /admins/listuser?status=approved&status=blocked&page=1']);
  });

  it('blocks a member and unblocks them again, with the list and the figures following', async () => {
    const { admin, companion, calls } = await openConsole('/admin/users', { members: [asha()] });
    const id = (await companion.db.selectFrom('members').select('user_id').executeTakeFirstOrThrow()).user_id;
    const figures = () => screen.getAllByRole('definition').map((card) => card.textContent);

    await pressInRow(admin, 'Asha Rao', 'Block');
    expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent(
      'Are you sure you want to block the member?Asha Rao',
    );
    await pressInDialog(admin, 'Block the user', 'Block');
    expect(await screen.findByText('Blocked successfully!!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible();
    await waitFor(() => expect(figures()).toEqual(['0', '1', '0', '1']));

    await pressInRow(admin, 'Asha Rao', 'Unblock');
    expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent(
      'Are you sure you want to unblock the member?Asha Rao',
    );
    expect(screen.getByRole('dialog', { name: /./ })).not.toHaveTextContent('rejected');
    await pressInDialog(admin, 'Unblock the user', 'Unblock');
    expect(await screen.findByText('Unblocked successfully!!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Block' })).toBeVisible();
    await waitFor(() => expect(figures()).toEqual(['0', '1', '0', '0']));

    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
      `PUT /admins/block?user_id=${id}`,
      `PUT /admins/accept?user_id=${id}`,
    ]);
    expect(listCalls(calls)).toHaveLength(3);
  });

  it('switches between accepted and rejected users, each choice a step in the history and on its first page', async () => {
    const { admin, calls } = await openConsole('/admin/users?page=2', {
      members: [...someMembers(12, 'Member', { status: 'approved' }), ravi()],
    });
    await rowOf('Member 01');
    await chooseGroup(admin, 'Rejected Users');
    await rowOf('Ravi Bhat');
    expect(window.location.search).toBe('?group=rejected');
    expect(listCalls(calls)).toEqual([
      'GET /admins/listuser?status=approved&status=blocked&page=2',
      'GET /admins/listuser?status=rejected&page=1',
    ]);
    await act(async () => window.history.back());
    await rowOf('Member 01');
    expect(window.location.search).toBe('?page=2');
    expect(screen.getByRole('combobox', { name: 'Users to list' }).closest('.ant-select')).toHaveTextContent(
      'Accepted Users',
    );
  });

  it('says that nobody of either group has the name, and is rid of the search at one press', async () => {
    const { admin } = await openConsole('/admin/users?name=qqqzzz', { members: [asha()] });
    expect(await screen.findByText(/Nobody among accepted or rejected users\./)).toBeVisible();
    expect(screen.getByText('No Data Found!!')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Clear the search' }));
    await rowOf('Asha Rao');
    expect(searchField()).toHaveValue('');
  });
});

describe('the search by name', () => {
  it('asks once the typing has paused, keeps the name in the address without a step of its own, and pages in the browser', async () => {
    const { admin, calls } = await openConsole('/admin/users?page=2', {
      members: [...someMembers(25, 'Member', { status: 'approved' }), asha()],
    });
    await rowOf('Member 10');
    const steps = window.history.length;
    await admin.type(searchField(), 'member');
    expect(listCalls(calls)).toHaveLength(1);
    await rowOf('Member 01');
    expect(window.location.search).toBe('?name=member');
    expect(window.history.length).toBe(steps);
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
    expect(await screen.findByText('25 members found')).toBeVisible();

    await admin.click(screen.getByRole('link', { name: 'Page 3' }));
    await rowOf('Member 25');
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(window.location.search).toBe('?name=member&page=3');
    expect(listCalls(calls)).toEqual([
      'GET /admins/listuser?status=approved&status=blocked&page=2',
      'GET /admins/searchuser?status=approved&username=member',
    ]);
  });

  it('is restored from a shared link, and follows the browser back', async () => {
    const { admin, calls } = await openConsole('/admin/users?name=asha', { members: [asha(), ravi()] });
    await rowOf('Asha Rao');
    expect(searchField()).toHaveValue('asha');
    expect(listCalls(calls)).toEqual(['GET /admins/searchuser?status=approved&username=asha']);
    await goTo('/admin/users?group=rejected');
    await rowOf('Ravi Bhat');
    expect(searchField()).toHaveValue('');
    await act(async () => window.history.back());
    await rowOf('Asha Rao');
    expect(searchField()).toHaveValue('asha');
    await admin.type(searchField(), ' r{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?name=asha+r'));
  });
});
