import { screen, waitFor, within } from '@testing-library/react';
import { aDeletedMember, aDeletionRequest, aMember } from '../support/builders';
import { headings, inMenu, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { cellsOf } from '../support/steps';

const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'approved' });

describe('the requests for deletion', () => {
  it('shows who wants to leave, with a way to the member and to those who have left', async () => {
    const member = asha();
    const { admin, calls } = await openConsole('/admin/delete-requests', {
      members: [member, aMember({ username: 'Wants to stay', status: 'approved' })],
      deletionRequests: [aDeletionRequest(member)],
    });
    expect(await cellsOf('Asha Rao')).toEqual([
      'Asha Rao2 days ago',
      'asha@example.org',
      '+91 99000 11122',
      'View Details',
      'Accept',
    ]);
    expect(headings()).toBe('Name | E-mail | Phone Number | View Details | Actions');
    expect(screen.getByRole('link', { name: 'View details of Asha Rao' })).toHaveAttribute(
      'href',
      `/admin/view-user/${member.user_id}`,
    );
    expect(screen.queryByText('Wants to stay')).not.toBeInTheDocument();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['GET /api/user/list_delete_request']);
    await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
    await screen.findByRole('heading', { level: 1, name: 'View All Deleted Users' });
  });

  it('accepts one, leaves the answer in its row, counts anew, and reads anew the lists that it changes', async () => {
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
    expect(question).toHaveTextContent('The member loses the account with its profile and photos');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Close' })).toHaveFocus());
    await pressInDialog(admin, 'Accept the delete request', 'Delete account');

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

  it('does not take the answer to a sign-up for one to a deletion', async () => {
    const member = { ...asha(), status: 'pending' as const };
    const { admin } = await openConsole('/admin/delete-requests', {
      members: [member],
      deletionRequests: [aDeletionRequest(member)],
    });
    await rowOf('Asha Rao');
    await admin.click(inMenu('User Requests'));
    await screen.findByRole('button', { name: 'Reject' });
    await pressInRow(admin, 'Asha Rao', 'Accept');
    await pressInDialog(admin, 'Accept the request', 'Accept');
    await screen.findByRole('button', { name: 'Accepted' });
    await admin.click(screen.getByRole('link', { name: 'Delete User Requests' }));
    await screen.findByRole('region', { name: 'Delete User Requests' });
    expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accept' })).toBeEnabled();
  });
});

describe('the deleted users', () => {
  it('are shown with their picture and a way to what is known of them', async () => {
    const member = aDeletedMember({
      username: 'Gone Girish',
      email: 'girish@example.org',
      phone: '919900011133',
      profile_link: '/media/girish.webp',
    });
    const { calls } = await openConsole('/admin/view-all-deleted-users', { members: [member, asha()] });
    expect(await cellsOf('Gone Girish')).toEqual([
      'Gone Girish',
      'girish@example.org',
      '+91 99000 11133',
      'View Details',
    ]);
    expect(headings()).toBe('Name | E-mail | Phone Number | View Details');
    expect((await rowOf('Gone Girish')).querySelector('img')).toHaveAttribute(
      'src',
      `${window.location.origin}/media/girish.webp`,
    );
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['GET /api/user/deleted/list']);
  });
});
