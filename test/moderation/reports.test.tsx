import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aReport, daysAgo } from '../support/builders';
import { openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { holdBack } from '../support/steps';
import { list, asha, ravi, mohan, world, moderationCalls } from './reportsSteps';

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

it('deletes an account after a question that starts on Close, and keeps the keyboard in the list', async () => {
  const { admin, calls, companion } = await openConsole('/admin/reported_users_profiles', world());
  await pressInRow(admin, 'Ravi', 'Delete Account');
  const question = within(screen.getByRole('dialog', { name: 'Delete Account' }));
  const words = 'delete the account of Ravi?The member loses the account, and moves to the deleted users.';
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
