import { screen, waitFor, within } from '@testing-library/react';
import { aDeletionRequest, aMember } from '../support/builders';
import { inMenu, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';

const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'approved' });

it('the file has the columns of the list beside an open profile too', async () => {
  const files = watchSavedFiles();
  const member = asha();
  const world = { members: [member], deletionRequests: [aDeletionRequest(member)] };
  const { admin } = await openConsole('/admin/delete-requests?columns=E-mail', world);
  await admin.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  await screen.findByRole('region', { name: 'Delete request' });
  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).not.toContain('Phone Number');
});

it('an accepted deletion stays in its row, counts anew, and has the lists that it changes read anew', async () => {
  const member = asha();
  const { admin, calls } = await openConsole('/admin/view-all-deleted-users', {
    members: [member],
    deletionRequests: [aDeletionRequest(member)],
  });
  await screen.findByText('No Data Found!!');
  await admin.click(inMenu('Users'));
  await rowOf('Asha Rao');
  await admin.click(screen.getByRole('link', { name: 'Delete User Requests' }));
  await screen.findByRole('button', { name: 'Accept' });
  calls.length = 0;
  await pressInRow(admin, 'Asha Rao', 'Accept');
  const question = screen.getByRole('dialog', { name: /./ });
  expect(question).toHaveTextContent("Are you sure you want to accept Asha Rao's delete request?");
  expect(question).toHaveTextContent('The member loses the account, and moves to the deleted users.');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Close' })).toHaveFocus());
  await pressInDialog(admin, 'Accept the delete request', 'Delete Account');

  expect(await screen.findByRole('button', { name: 'Accepted' })).toBeDisabled();
  expect(screen.queryByRole('dialog', { name: 'Accept the delete request' })).not.toBeInTheDocument();
  expect(await screen.findByText('Account deleted')).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map((card) => card.textContent)).toEqual(['0', '0', '0', '0']),
  );
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([
    `PUT /api/user/accept_delete_request/${member.user_id}`,
  ]);
  await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
  await screen.findByRole('region', { name: 'View All Deleted Users' });
  await rowOf('Asha Rao');
  await admin.click(inMenu('Users'));
  expect(await screen.findByText('No Data Found!!')).toBeVisible();
});
