import { screen, waitFor, within } from '@testing-library/react';
import { aBlock, aDeletedMember, aDeletionRequest, aMatch, aMember, aReport, type World } from '../support/builders';
import { goTo, openConsole, pressInDialog, pressInRow } from '../support/openConsole';

const lists = [
  '/api/user/list_delete_request',
  '/api/user/deleted/list',
  '/api/user_report/list_reported_user',
  '/api/user_report/admin/list_blocked_user',
  '/api/admin/accepted/requests',
];

const someStories = () => {
  const asha = aMember({ username: 'Asha Rao', status: 'pending' });
  const ravi = aMember({ username: 'Ravi', status: 'approved' });
  const gone = aDeletedMember({ username: 'Gone' });
  const world: World = {
    members: [asha, ravi, gone],
    reports: [aReport(ravi, asha, { reason: 'Asks for money' }), aReport(ravi, asha, { reason: 'Fake profile' })],
    blocks: [aBlock(asha, ravi), aBlock(ravi, asha)],
    interests: [aMatch(ravi, asha)],
    deletionRequests: [aDeletionRequest(asha)],
  };
  return { asha, ravi, gone, world };
};

const story = () => within(screen.getByRole('region', { name: 'Story' }));
/** What stands under a heading of the story. */
const part = (title: string) => story().getByText(title, { selector: 'dt' }).nextElementSibling;

describe('the story of a member', () => {
  it('joins reports, blocks, matches and deletions, each with the way to whom it names', async () => {
    const { asha, ravi, world } = someStories();
    await openConsole(`/admin/view-user/${asha.user_id}`, world);
    expect(await screen.findByText('2 reports')).toBeVisible();
    expect(part('Reports')).toHaveTextContent('Asks for money · Ravi');
    await waitFor(() => expect(part('Account')).toHaveTextContent('Not deleted'));
    await waitFor(() => expect(part('Delete request')).toHaveTextContent('Awaiting your decision'));
    const toRavi = () =>
      story()
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href') === `/admin/view-user/${ravi.user_id}`);
    await waitFor(() => expect(toRavi()).toHaveLength(3));
    expect(part('Blocked')).toHaveTextContent(`Ravi ${ravi.user_id.slice(0, 8)}…`);
    expect(part('Blocked by')).toHaveTextContent('Ravi');
    expect(part('Accepted matches')).toHaveTextContent('Ravi');
  });

  it('asks once for all the members of a session, on the desk and on their own screens', async () => {
    const { asha, ravi, gone, world } = someStories();
    const { admin, calls } = await openConsole('/admin/requests', world);
    await admin.click(await screen.findByRole('link', { name: 'Asha Rao' }));
    expect(await screen.findByText('2 reports')).toBeVisible();
    await admin.keyboard('a');
    await pressInDialog(admin, 'Accept the request', 'Accept');
    await screen.findByRole('heading', { name: 'No requests are waiting.' });
    for (const { user_id } of [ravi, gone, asha, gone]) await goTo(`/admin/view-user/${user_id}`);
    await waitFor(() => expect(part('Account')).toHaveTextContent('Deleted'));
    expect(calls.filter((call) => lists.some((path) => call.endsWith(path))).sort()).toEqual(
      lists.map((path) => `GET ${path}`).sort(),
    );
  });

  it('shows each part on its own: a list that fails says so in its place, without a toast, and comes on Retry', async () => {
    const { asha, world } = someStories();
    const { admin, intercept } = await openConsole('/auth/forgot-password', world);
    intercept(({ url }) =>
      url.includes('list_blocked_user') ? Response.json({ message: 'No blocks today.' }, { status: 500 }) : undefined,
    );
    await goTo(`/admin/view-user/${asha.user_id}`);
    expect(await screen.findByText('2 reports')).toBeVisible();
    // Two parts read it.
    for (const name of ['Blocked', 'Blocked by'])
      await waitFor(() => expect(part(name)).toHaveTextContent('No blocks today.'));
    expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toEqual([]);
    intercept(() => undefined);
    await admin.click(story().getAllByRole('button', { name: 'Retry' })[0]!); // the failure stands there, see above
    await waitFor(() => expect(part('Blocked by')).toHaveTextContent('Ravi'));
  });

  it('leaves the toast to the screens of their own', async () => {
    const { intercept } = await openConsole('/auth/forgot-password', someStories().world);
    intercept(({ url }) =>
      url.includes('list_blocked_user') ? Response.json({ message: 'No blocks today.' }, { status: 500 }) : undefined,
    );
    await goTo('/admin/blocked_users');
    expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('leaves it to the screen of a list that both read to tell, in its place, that it could not be read again', async () => {
    const { asha, world } = someStories();
    const { admin, calls, intercept } = await openConsole(`/admin/view-user/${asha.user_id}`, world);
    expect(await screen.findByText('2 reports')).toBeVisible();
    await goTo('/admin/reported_users_profiles');
    intercept(({ url }) =>
      url.includes('list_reported_user') ? Response.json({ message: 'No reports today.' }, { status: 500 }) : undefined,
    );
    await pressInRow(admin, 'Asha Rao', 'Unblock');
    await pressInDialog(admin, 'Unblock the user', 'Unblock');
    // What is read again after an act raises no toast.
    expect(await screen.findByText('No reports today.')).toBeVisible();
    expect(calls.filter((call) => call.includes('list_reported_user'))).toHaveLength(2);
  });
});
