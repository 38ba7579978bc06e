import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aReport, daysAgo, insertWorld } from '../support/builders';
import { leaveTab } from '../support/clock';
import { headings, ofScreen, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { holdBack } from '../support/steps';

const list = 'GET /api/user_report/list_reported_user';

const asha = aMember({ username: 'Asha Rao', status: 'approved' });
const ravi = aMember({ username: 'Ravi', status: 'approved' });
const mohan = aMember({ username: 'Mohan', status: 'blocked' });

const world = () => ({
  members: [asha, ravi, mohan],
  reports: [
    aReport(asha, mohan, { reason: 'Rude', reported_at: daysAgo(9) }),
    aReport(mohan, ravi, { reason: 'Already married', reported_at: daysAgo(3) }),
    aReport(asha, ravi, { reason: 'Fake profile', reported_at: daysAgo(2) }),
  ],
});

const moderationCalls = (calls: string[]) => ofScreen(calls).filter((call) => !call.startsWith('GET /analysis'));
const linesOf = (cell: HTMLElement) => [...cell.children].map((line) => line.textContent);

describe('the reported users', () => {
  it.each([
    ['Ravi', 'Block', `/admins/block?user_id=${ravi.user_id}`, 'Unblock'],
    ['Mohan', 'Unblock', `/admins/accept?user_id=${mohan.user_id}`, 'Block'],
  ])('answers for %s by %s and reloads the list, whose rows stay meanwhile', async (name, action, path, after) => {
    const opened = await openConsole('/admin/reported_users_profiles', world());
    const { admin, calls } = opened;
    const title = `${action} the user`;
    await pressInRow(admin, name, action);
    const question = `Are you sure you want to ${action.toLowerCase()} this user?${name}`;
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(question);
    const release = holdBack(opened, ({ url }) => url.includes('/list_reported_user'));
    await pressInDialog(admin, title, action);
    expect(await screen.findByText(`${action}ed successfully!!`)).toBeVisible();
    await waitFor(() => expect(calls.filter((call) => call === list)).toHaveLength(2));
    expect(within(await rowOf(name)).getByRole('button', { name: action })).toBeVisible();

    await release();
    expect(await within(await rowOf(name)).findByRole('button', { name: after })).toBeVisible();
    expect(moderationCalls(calls)).toEqual([list, `PUT ${path}`, list]);
    expect(calls.filter((call) => call === 'GET /analysis/details')).toHaveLength(2);
  });

  it('reads the list again when the tab is looked at again, after an open box has closed', async () => {
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

  it('deletes an account after a question that starts on Close, and keeps the keyboard in the list', async () => {
    const { admin, calls, companion } = await openConsole('/admin/reported_users_profiles', world());
    await pressInRow(admin, 'Ravi', 'Delete Account');
    const question = within(screen.getByRole('dialog', { name: 'Delete Account' }));
    const words = 'delete the account of Ravi?The member loses the account with its profile and photos';
    expect(screen.getByRole('dialog', { name: 'Delete Account' })).toHaveTextContent(words);
    await waitFor(() => expect(question.getByRole('button', { name: 'Close' })).toHaveFocus());
    await admin.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Delete Account' })).not.toBeInTheDocument();
    expect(moderationCalls(calls)).toEqual([list]);

    await pressInRow(admin, 'Ravi', 'Delete Account');
    await pressInDialog(admin, 'Delete Account', 'Delete Account');
    await waitFor(() => expect(screen.queryByText('Ravi')).not.toBeInTheDocument());
    expect(await screen.findByText('Account deleted')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Reported Users List' })).toContainElement(
        document.activeElement as HTMLElement, // the focus is on an element of the page
      ),
    );
    expect(moderationCalls(calls)).toEqual([list, `PUT /api/user/accept_delete_request/${ravi.user_id}`, list]);
    const deleted = companion.db.selectFrom('members').select('username').where('deleted_at', 'is not', null);
    expect(await deleted.execute()).toEqual([{ username: 'Ravi' }]);
  });

  it('shows the reporters in a box that closes again', async () => {
    const { admin } = await openConsole('/admin/reported_users_profiles', world());
    await pressInRow(admin, 'Ravi', 'View Reporter Details of Ravi');
    const box = within(screen.getByRole('dialog', { name: 'Reporters Details' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(headings(box)).toBe('Reason for report | Reported at | Reporter name');
    const [reasons, times, names] = box.getAllByRole('cell');
    expect(linesOf(reasons!)).toEqual(['Fake profile', 'Already married']); // the headings count the cells
    expect(linesOf(times!)).toEqual([expect.stringMatching(/\d{4}/), expect.stringMatching(/\d{4}/)]); // as above
    expect(linesOf(names!)).toEqual(['Asha Rao', 'Mohan']); // as above
    await admin.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Reporters Details' })).not.toBeInTheDocument();
  });

  it('decides inside the box of the reporters: blocked shows there, deleted closes it and goes on in the list', async () => {
    const { admin, calls } = await openConsole('/admin/reported_users_profiles?show=unblocked', world());
    await pressInRow(admin, 'Ravi', 'View Reporter Details of Ravi');
    expect(screen.queryByRole('button', { name: 'View Reporter Details of Mohan' })).not.toBeInTheDocument();
    const box = within(screen.getByRole('dialog', { name: 'Reporters Details' }));
    expect(box.getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', `/admin/view-user/${ravi.user_id}`);
    await admin.click(box.getByRole('button', { name: 'Block' }));
    await pressInDialog(admin, 'Block the user', 'Block');
    await waitFor(() => expect(box.getByRole('button', { name: 'Unblock' })).toHaveFocus());
    expect(box.getByText('Blocked')).toBeVisible();
    expect(box.getByText('Already married')).toBeVisible();

    await admin.click(box.getByRole('button', { name: 'Delete Account' }));
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

  it('sorts by the number of reports and by the newest, and searches, with both in the address', async () => {
    const many = aMember({ username: 'Many', status: 'approved' });
    const { admin } = await openConsole('/admin/reported_users_profiles', {
      members: [...world().members, many],
      reports: [
        ...world().reports,
        ...['Rude', 'Fake', 'Married'].map((reason) => aReport(mohan, many, { reason, reported_at: daysAgo(40) })),
        aReport(asha, many, { reason: 'Fake', reported_at: daysAgo(5) }),
      ],
    });
    const names = () => [...document.querySelectorAll('tbody .person-name')].map(({ textContent }) => textContent);
    await rowOf('Ravi');
    await admin.click(screen.getByText('Total Reports'));
    await waitFor(() => expect(names()).toEqual(['Many', 'Ravi', 'Mohan']));
    expect(window.location.search).toBe('?sort=total-down');
    await admin.click(screen.getByText('Newest Report'));
    await waitFor(() => expect(names()).toEqual(['Ravi', 'Many', 'Mohan']));

    await admin.type(screen.getByLabelText('Search by name, reporter or id'), 'ma{Enter}');
    await waitFor(() => expect(names()).toEqual(['Many']));
    expect(window.location.search).toBe('?sort=newest-down&search=ma');
    expect(screen.getByText('1 of 3 reported users')).toBeVisible();
  });
});
