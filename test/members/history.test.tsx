import { screen, waitFor, within } from '@testing-library/react';
import { aBlock, aMatch, aMember, aReport } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { refusing } from '../support/steps';

const world = () => {
  const [asha, ravi] = [aMember({ username: 'Asha Rao', status: 'pending' }), aMember({ username: 'Ravi' })];
  const reports = [aReport(ravi, asha, { reason: 'Asks for money' })];
  return { asha, members: [asha, ravi], reports, blocks: [aBlock(ravi, asha)] };
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

  it('shows what could be read: a list that fails says so in its place, without a toast, and comes on Retry', async () => {
    const { asha, ...facts } = world();
    const { admin, intercept } = await openConsole('/auth/forgot-password', facts);
    intercept(refusing('list_blocked_user', 'No blocks today.'));
    await goTo(`/admin/view-user/${asha.user_id}`);
    expect(await screen.findByText(/Asks for money/)).toBeVisible();
    expect(await history().findByText('No blocks today.')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toEqual([]);
    intercept(() => undefined);
    await admin.click(history().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(events()).toContain('Blocked by Ravi'));
  });
});
