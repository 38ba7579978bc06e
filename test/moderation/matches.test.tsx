import { screen, waitFor } from '@testing-library/react';
import { aMatch, aMember } from '../support/builders';
import { moveClock } from '../support/clock';
import { headings, openConsole, rowOf } from '../support/openConsole';
import { cellsOf, refusing } from '../support/steps';

const list = 'GET /api/admin/accepted/requests';

const asha = aMember({
  username: 'Asha Rao',
  email: 'asha@example.org',
  status: 'approved',
  profile_link: '/media/portraits/asha.webp',
});
const ravi = aMember({ username: 'Ravi', email: 'ravi@example.org', status: 'approved' });

const world = () => ({
  members: [asha, ravi],
  interests: [
    aMatch(asha, ravi, { sent_on: '2026-03-05T12:00:00Z', accepted_on: '2026-04-06T12:00:00Z' }),
    aMatch(ravi, asha, { accepted_on: null }),
  ],
});

const day = (time: number) => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(time);

describe('the accepted matches', () => {
  it('shows who asked whom, who accepted, and when, with a way to both', async () => {
    const { calls } = await openConsole('/admin/who-accepted-whom', world());
    expect(await cellsOf('Asha Rao')).toEqual([
      'Asha Raoasha@example.org',
      day(Date.UTC(2026, 2, 5, 12)),
      'View Details',
      'Raviravi@example.org',
      day(Date.UTC(2026, 3, 6, 12)),
      'View Details',
    ]);
    expect(headings()).toBe('Request by | Request sent on | View Details | Accepted by | Accepted on | View Details');
    expect(screen.getByRole('link', { name: 'View details of Asha Rao, who sent the request' })).toHaveAttribute(
      'href',
      `/admin/view-user/${asha.user_id}`,
    );
    expect(screen.getByRole('link', { name: 'View details of Ravi, who accepted it' })).toHaveAttribute(
      'href',
      `/admin/view-user/${ravi.user_id}`,
    );
    const picture = (await rowOf('Asha Rao')).querySelector('img');
    expect(picture?.src).toBe(`${window.location.origin}/media/portraits/asha.webp`);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(calls.filter((call) => call.includes('/api/'))).toEqual([list]);
  });

  it('empties the list when the server refuses, says why in its place and as a toast, and loads it on Retry', async () => {
    const { admin, intercept } = await openConsole('/admin/who-accepted-whom', world());
    await rowOf('Asha Rao');
    await admin.click(screen.getByRole('link', { name: 'Vendor ads' }));
    await screen.findByRole('heading', { level: 1, name: 'Vendor ads' });
    moveClock(30_000);
    intercept(refusing('/accepted/requests', 'The archive is closed.'));
    await admin.click(screen.getByRole('link', { name: 'Accepted Matches' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(screen.getAllByText('The archive is closed.')).toHaveLength(2));
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
    expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();

    intercept(() => undefined);
    await admin.click(retry);
    await rowOf('Asha Rao');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
  });
});
