import { screen, waitFor, within } from '@testing-library/react';
import { aDeletedMember, aDeletionRequest, aMember, someMembers } from '../support/builders';
import { openConsole, pressInDialog } from '../support/openConsole';

const head = async (name: string) =>
  within((await screen.findByRole('article', { name })).querySelector('header') ?? document.body);
const actions = () =>
  within(screen.getByRole('group', { name: 'Actions' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

it('follows the status, which is new as soon as the answer is saved, and keeps the focus', async () => {
  const asha = aMember({ username: 'Asha Rao', status: 'pending' });
  const { admin, calls } = await openConsole(`/admin/view-user/${asha.user_id}`, { members: [asha] });
  const shown = await head('Asha Rao');
  expect(actions()).toEqual(['Accept', 'Reject']);
  await admin.click(shown.getByRole('button', { name: 'Accept' }));
  await pressInDialog(admin, 'Accept the request', 'Accept');
  expect(await shown.findByText('Approved')).toBeVisible();
  expect(actions()).toEqual(['Block', 'Delete Account']);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Actions' })).toHaveFocus());

  await admin.click(shown.getByRole('button', { name: 'Delete Account' }));
  await pressInDialog(admin, 'Delete Account', 'Delete Account');
  expect(await shown.findByText('Deleted')).toBeVisible();
  expect(actions()).toEqual([]);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    `PUT /admins/accept?user_id=${asha.user_id}`,
    `PUT /api/user/accept_delete_request/${asha.user_id}`,
  ]);
});

it('is nothing for somebody deleted, of whom the server still says approved', async () => {
  const gone = aDeletedMember({ username: 'Gone', status: 'approved' });
  const { admin } = await openConsole(`/admin/view-user/${gone.user_id}`, { members: [gone] });
  const shown = await head('Gone');
  expect(await shown.findByText('Deleted')).toBeVisible();
  expect(shown.queryByText('Approved')).not.toBeInTheDocument();
  expect(actions()).toEqual([]);

  await admin.keyboard('{Control>}k{/Control}');
  await admin.type(await screen.findByRole('combobox'), 'gone');
  expect(await screen.findByRole('option', { name: /^Gone.*Deleted$/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Block Gone' })).not.toBeInTheDocument();
});

it('goes with the request that it answers', async () => {
  const [asha, ravi] = [aMember({ username: 'Asha', status: 'rejected' }), aMember({ username: 'Ravi' })];
  const { admin } = await openConsole(`/admin/view-user/${asha.user_id}`, {
    members: [asha, ravi],
    deletionRequests: [aDeletionRequest(asha)],
  });
  const shown = await head('Asha');
  expect(await screen.findByText('Wants the account deleted', { exact: false })).toBeVisible();
  expect(actions()).toEqual(['Unblock', 'Delete Account']);
  await admin.click(shown.getByRole('button', { name: 'Delete Account' }));
  await pressInDialog(admin, 'Accept the delete request', 'Delete Account');
  expect(await shown.findByText('Deleted')).toBeVisible();
  expect(screen.queryByText('Wants the account deleted', { exact: false })).not.toBeInTheDocument();
});

it('ends with the way back to the list as it was left, with the focus on the row', async () => {
  const { admin } = await openConsole('/admin/users?page=2', {
    members: someMembers(12, 'Member', { status: 'approved' }),
  });
  const [, last] = await screen.findAllByRole('link', { name: /^View details of/ });
  await admin.click(last!); // two rows stand on the page
  await screen.findByRole('article');
  await admin.click(screen.getByRole('link', { name: 'Back to Users' }));
  const links = await screen.findAllByRole('link', { name: /^View details of/ });
  expect(links).toHaveLength(2);
  // The name, or what stands beside it: both lead there.
  await waitFor(() => expect(links[1]!.closest('tr')).toContainElement(document.activeElement as HTMLElement)); // a link has it
  expect(window.location.search).toBe('?page=2');
});
