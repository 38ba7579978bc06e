import { screen, waitFor, within } from '@testing-library/react';
import { aDeletedMember, aDeletionRequest, aMember, someMembers } from '../support/builders';
import { moveClock } from '../support/clock';
import { goTo, inMenu, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';

const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'approved' });

const refusal = (message: string) => Response.json({ message, responseCode: 500 }, { status: 500 });
const isAccept = ({ url }: Request) => url.includes('/accept_delete_request/');
const isList = ({ url }: Request) => url.includes('/list_delete_request') || url.includes('/deleted/list');
const cellsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

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
    expect(headings()).toEqual(['Name', 'E-mail', 'Phone Number', 'View Details', 'Actions']);
    expect(screen.getByRole('link', { name: 'View details of Asha Rao' })).toHaveAttribute(
      'href',
      `/admin/view-user/${member.user_id}`,
    );
    expect(screen.queryByText('Wants to stay')).toBeNull();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['GET /api/user/list_delete_request']);
    await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
    await screen.findByRole('heading', { level: 1, name: 'View All Deleted Users' });
  });

  it('accepts one, leaves the answer in its row, counts anew, and lists the member among the deleted', async () => {
    const member = asha();
    const { admin, calls } = await openConsole('/admin/delete-requests', {
      members: [member],
      deletionRequests: [aDeletionRequest(member)],
    });
    await pressInRow(admin, 'Asha Rao', 'Accept');
    const question = screen.getByRole('dialog', { name: /./ });
    expect(question).toHaveTextContent("Are you sure you want to accept Asha Rao's delete request?");
    expect(question).toHaveTextContent('The member loses the account with its profile and photos');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Close' })).toHaveFocus());
    await pressInDialog(admin, 'Accept the delete request', 'Delete account');

    expect(await screen.findByRole('button', { name: 'Accepted' })).toBeDisabled();
    expect(screen.queryByRole('dialog', { name: 'Accept the delete request' })).toBeNull();
    expect(await screen.findByText('Account deleted')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((card) => card.textContent)).toEqual(['0', '0', '0', '0']),
    );
    expect(calls.filter((call) => call.includes('/api/'))).toEqual([
      'GET /api/user/list_delete_request',
      `PUT /api/user/accept_delete_request/${member.user_id}`,
    ]);
    await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
    await screen.findByRole('region', { name: 'View All Deleted Users' });
    await rowOf('Asha Rao');
  });

  it('asks for the deleted users and the users list anew, even when both were just seen', async () => {
    const member = asha();
    const { admin } = await openConsole('/admin/view-all-deleted-users', {
      members: [member],
      deletionRequests: [aDeletionRequest(member)],
    });
    await screen.findByText('No Data Found!!');
    await admin.click(inMenu('Users'));
    await rowOf('Asha Rao');
    await admin.click(screen.getByRole('link', { name: 'Delete User Requests' }));
    await screen.findByRole('button', { name: 'Accept' });
    await pressInRow(admin, 'Asha Rao', 'Accept');
    await pressInDialog(admin, 'Accept the delete request', 'Delete account');
    await screen.findByRole('button', { name: 'Accepted' });
    await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
    await screen.findByRole('region', { name: 'View All Deleted Users' });
    await rowOf('Asha Rao');
    await admin.click(inMenu('Users'));
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
  });

  it('forgets the answered row on the next visit', async () => {
    const members = [asha(), aMember({ username: 'Ravi', status: 'approved' })];
    const { admin } = await openConsole('/admin/delete-requests', {
      members,
      deletionRequests: members.map((member) => aDeletionRequest(member)),
    });
    await pressInRow(admin, 'Asha Rao', 'Accept');
    await pressInDialog(admin, 'Accept the delete request', 'Delete account');
    await screen.findByRole('button', { name: 'Accepted' });
    await admin.click(screen.getByRole('link', { name: 'View All Deleted Users' }));
    await screen.findByRole('heading', { level: 1, name: 'View All Deleted Users' });
    moveClock(30_000);
    await admin.click(screen.getByRole('link', { name: 'Delete User Requests' }));
    await rowOf('Ravi');
    await waitFor(() => expect(screen.queryByText('Asha Rao')).toBeNull());
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

  it('says in the box why an answer was not saved, without a toast, and tries again on demand', async () => {
    const member = asha();
    const { admin, intercept, calls } = await openConsole('/admin/delete-requests', {
      members: [member],
      deletionRequests: [aDeletionRequest(member)],
    });
    intercept((request) => (isAccept(request) ? refusal('The archive is closed.') : undefined));
    await pressInRow(admin, 'Asha Rao', 'Accept');
    await pressInDialog(admin, 'Accept the delete request', 'Delete account');
    expect(await screen.findByText('Not saved: The archive is closed.')).toBeVisible();
    expect(screen.queryByText('The archive is closed.')).toBeNull();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);

    intercept(() => undefined);
    await pressInDialog(admin, 'Accept the delete request', 'Try again');
    expect(await screen.findByRole('button', { name: 'Accepted' })).toBeDisabled();
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
    expect(headings()).toEqual(['Name', 'E-mail', 'Phone Number', 'View Details']);
    expect((await rowOf('Gone Girish')).querySelector('img')).toHaveAttribute(
      'src',
      `${window.location.origin}/media/girish.webp`,
    );
    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual(['GET /api/user/deleted/list']);
  });
});

describe.each([
  ['the requests for deletion', '/admin/delete-requests'],
  ['the deleted users', '/admin/view-all-deleted-users'],
])('%s', (_what, address) => {
  it('are paged in the browser, with the page in the address', async () => {
    const members = someMembers(23, 'Member', { status: 'approved' });
    const gone = someMembers(23, 'Member', { deleted_at: new Date().toISOString() });
    const { admin, calls } = await openConsole(`${address}?page=2`, {
      members: address.includes('deleted') ? gone : members,
      deletionRequests: address.includes('deleted') ? [] : members.map((member) => aDeletionRequest(member)),
    });
    await screen.findAllByText(/^Member/);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    await admin.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    expect(window.location.search).toBe('?page=3');
    expect(calls.filter((call) => call.includes('/api/'))).toHaveLength(1);
  });

  it('say so when there are none', async () => {
    await openConsole(address, { members: [asha()] });
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
  });

  it("say 'Loading...' while the answer is on its way", async () => {
    const { intercept } = await openConsole('/auth/forgot-password');
    intercept((request) => (isList(request) ? new Promise(() => undefined) : undefined));
    await goTo(address);
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  });

  it.each([
    ['a refusal', { responseCode: 500, responseMessage: 'Out of order.' }, 'Out of order.'],
    ['no list', { responseData: null }, 'The server sent an answer that this console cannot read.'],
    ['an empty body', undefined, 'The server sent an answer that this console cannot read.'],
    [
      'rows of nothing readable',
      { responseData: [null, [], { username: 'No id' }], size: 'three' },
      '3 rows of this page could not be read.',
    ],
    [
      'half a row',
      { responseData: [{ user_id: 7, username: null, phone: { no: 1 } }, 9] },
      '1 row of this page could not be read.',
    ],
  ])('stay up when the server sends %s, and say so', async (_reply, reply, sentence) => {
    const { intercept } = await openConsole('/auth/forgot-password');
    intercept((request) => (isList(request) ? new Response(reply && JSON.stringify(reply)) : undefined));
    await goTo(address);
    // A row that cannot be read is no failure of the call, so there is no toast.
    const times = sentence.includes('of this page') ? 1 : 2;
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(times));
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object Object\]/);
  });
});
