import { screen, waitFor, within } from '@testing-library/react';
import {
  aDeletedMember,
  aDeletionRequest,
  aMember,
  anAd,
  aPanchanga,
  aPayment,
  aReport,
  daysAgo,
  someMembers,
  type World,
} from '../support/builders';
import { openConsole } from '../support/openConsole';

const approved = someMembers(3, 'Approved', { status: 'approved' });
const blocked = someMembers(2, 'Blocked', { status: 'blocked' });
const [asha = aMember(), ravi = aMember(), uma = aMember()] = approved;
const world: World = {
  members: [
    ...approved,
    ...blocked,
    ...someMembers(4, 'Pending', { status: 'pending' }),
    ...someMembers(6, 'Rejected', { status: 'rejected' }),
    aDeletedMember({ status: 'blocked' }),
    aDeletedMember({ status: 'rejected' }),
  ],
  panchanga: [-1, 0, 40].map((age) => aPanchanga({ date: daysAgo(-age).slice(0, 10) })),
  deletionRequests: [aDeletionRequest(asha), aDeletionRequest(ravi)],
  reports: [asha, ravi, ...blocked].map((member) => aReport(uma, member)),
  payments: [
    ...[0, 2, 3, 9].map((days) => aPayment({ state: 'Processing', created_at: daysAgo(days) })),
    ...[1, 2].map((days) => aPayment({ state: 'Failed', created_at: daysAgo(days) })),
    aPayment({ state: 'Success' }),
  ],
  ads: [2, 6, 20, 90].map((days) => anAd({ expires_at: daysAgo(-days) })),
};

const countIn = (text: string | null = '') => Number(/\d+/.exec(text ?? '')?.[0]);

const onDashboard = [
  ['/admin/requests', 4],
  ['/admin/users', 5],
  ['/admin/users?group=rejected', 6],
  ['/admin/users?group=blocked', 2],
  ['/admin/delete-requests', 2],
  ['/admin/reported_users_profiles?show=unblocked', 2],
  ['/admin/premium-analytics?filter=processing&view=stuck', 3],
  ['/admin/vendor_ads?view=week', 2],
] as const;

const ofPayments = [
  ['/admin/premium-analytics?filter=success', 1],
  ['/admin/premium-analytics?filter=processing', 4],
  ['/admin/premium-analytics?filter=failed', 2],
] as const;

const ofViews = [
  ['/admin/premium-analytics?view=calls', 2],
  ['/admin/premium-analytics?view=stuck', 3],
] as const;

it('shows on the dashboard how many rows the lists have that its figures and lines lead to', async () => {
  await openConsole('/admin/dashboard', world);
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  await waitFor(() => expect(figures.getAllByRole('definition')[0]).toHaveTextContent('4'));
  const cards = figures
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), countIn(figures.getAllByRole('definition')[index]?.textContent)]);
  const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }));
  await waiting.findByRole('link', { name: /deletion request/ });
  const lines = waiting
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href')?.replace(/\?member=.*/, ''), countIn(link.textContent)]);
  const counted = [...cards, ...lines].filter(([, count]) => !Number.isNaN(count));
  expect(new Map(counted as [string, number][])).toEqual(new Map(onDashboard)); // both are pairs
  expect(screen.getAllByTitle('4 waiting')[0]).toBeVisible();
});

it('shows above the payments how many rows the lists have that its figures and views lead to', async () => {
  await openConsole('/admin/premium-analytics', world);
  const states = within(await screen.findByLabelText('Payments by state'));
  await waitFor(() => expect(states.getAllByRole('definition')[0]).toHaveTextContent('1'));
  const counts = states
    .getAllByRole('link')
    .map((link, index) => [link.getAttribute('href'), countIn(states.getAllByRole('definition')[index]?.textContent)]);
  expect(counts).toEqual(ofPayments);
  const views = (await screen.findAllByText(/^(To call|Stuck) \(\d+\)$/)).map(({ textContent }) =>
    countIn(textContent),
  );
  expect(views).toEqual(ofViews.map(([, count]) => count));
});

it.each([...onDashboard, ...ofPayments, ...ofViews])(
  'a figure leads to %s, with exactly %d rows',
  async (address, count) => {
    await openConsole(address, world);
    await waitFor(() => {
      const list = screen.getAllByRole('group').find((group) => within(group).queryByRole('table'));
      expect(list).toHaveAttribute('aria-busy', 'false');
      expect(within(list!).getAllByRole('row')).toHaveLength(count + 1); // found above
    });
  },
);
