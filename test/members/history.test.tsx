import { screen, waitFor, within } from '@testing-library/react';
import { aBlock, aDeletedMember, aDeletionRequest, aMatch, aMember, aReport, type World } from '../support/builders';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';

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

const history = () => within(screen.getByRole('region', { name: 'History' }));
/** The events, the newest first. */
const events = () =>
  history()
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL')
    .map((item) => item.textContent);
const day = (time: string) => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.parse(time));

describe('the history of a member', () => {
  it('is one timeline of reports, matches, blocks and deletions, with only what exists', async () => {
    const [asha, ravi] = [aMember({ username: 'Asha Rao', status: 'pending' }), aMember({ username: 'Ravi' })];
    const times = ['2026-05-01T12:00:00Z', '2026-04-01T12:00:00Z', '2026-03-01T12:00:00Z'] as const;
    await openConsole(`/admin/view-user/${asha.user_id}`, {
      members: [asha, ravi],
      reports: [
        aReport(ravi, asha, { reason: 'Asks for money', reported_at: times[2] }),
        aReport(ravi, asha, { reason: 'Fake profile', reported_at: times[0] }),
      ],
      interests: [aMatch(ravi, asha, { accepted_on: times[1] })],
      blocks: [aBlock(ravi, asha)],
    });
    await waitFor(() =>
      expect(events()).toEqual([
        `${day(times[0])}Reported by Ravi: Fake profile`,
        `${day(times[1])}Accepted the request of Ravi`,
        `${day(times[2])}Reported by Ravi: Asks for money`,
        'Blocked by Ravi',
      ]),
    );
    for (const link of history().getAllByRole('link'))
      expect(link).toHaveAttribute('href', `/admin/view-user/${ravi.user_id}`);
  });

  it('asks once for all the members of a session, on the desk and on their own screens', async () => {
    const { asha, ravi, gone, world } = someStories();
    const { admin, calls } = await openConsole('/admin/requests', world);
    await admin.click(await screen.findByRole('link', { name: 'Asha Rao' }));
    expect(await screen.findByText(/Asks for money/)).toBeVisible();
    await admin.keyboard('a');
    await pressInDialog(admin, 'Accept the request', 'Accept');
    await screen.findByRole('heading', { name: 'No requests are waiting.' });
    for (const { user_id } of [ravi, gone, asha, gone]) await goTo(`/admin/view-user/${user_id}`);
    expect(await screen.findByText('No reports, matches, blocks or delete requests.')).toBeVisible();
    expect(calls.filter((call) => lists.some((path) => call.endsWith(path))).sort()).toEqual(
      lists.map((path) => `GET ${path}`).sort(),
    );
  });

  it('shows what could be read: a list that fails says so in its place, without a toast, and comes on Retry', async () => {
    const { asha, world } = someStories();
    const { admin, intercept } = await openConsole('/auth/forgot-password', world);
    intercept(({ url }) =>
      url.includes('list_blocked_user') ? Response.json({ message: 'No blocks today.' }, { status: 500 }) : undefined,
    );
    await goTo(`/admin/view-user/${asha.user_id}`);
    expect(await screen.findByText(/Asks for money/)).toBeVisible();
    expect(await history().findByText('No blocks today.')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toEqual([]);
    intercept(() => undefined);
    await admin.click(history().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(events()).toContain('Blocked by Ravi'));
  });
});
