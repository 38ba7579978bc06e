import { screen, waitFor, within } from '@testing-library/react';
import { aMember, someMembers } from '../support/builders';
import { goTo, ofScreen, openConsole, rowOf } from '../support/openConsole';
import { refusing, textsOf } from '../support/steps';

it('shows the figures, the requests and the registered users, each asked for once', async () => {
  const { calls } = await openConsole('/admin/dashboard', {
    members: [
      aMember({ username: 'Asha Rao', status: 'pending' }),
      aMember({ status: 'approved' }),
      aMember({ status: 'blocked' }),
      ...someMembers(3, 'Rejected', { status: 'rejected' }),
    ],
  });
  await rowOf('Asha Rao');
  const labels = ['User Requests', 'Total users', 'Rejected Users', 'Blocked Users'];
  expect(textsOf(screen.getAllByRole('term'))).toEqual(labels);
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1', '2', '3', '1']),
  );
  expect(screen.getByRole('heading', { name: 'Registered Users' })).toBeVisible();
  expect(ofScreen(calls).slice(0, 3).sort()).toEqual([
    'GET /admins/listuser?status=pending&page=1',
    'GET /analysis/details',
    'GET /analysis/user',
  ]);
});

it('says why the chart could not be loaded, in its place and as a toast', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password');
  intercept(refusing('/analysis/user', 'No chart today.'));
  await goTo('/admin/dashboard');
  const chart = within(await screen.findByRole('region', { name: 'Registered Users' }));
  expect(await chart.findByText('No chart today.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('No chart today.')).toHaveLength(2));
  intercept(() => undefined);
  await admin.click(chart.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(chart.queryByText('No chart today.')).not.toBeInTheDocument());
});

const openWith = async (reply: { month: unknown[]; count: unknown[] }) => {
  const { intercept } = await openConsole('/auth/forgot-password');
  intercept((request) => (request.url.endsWith('/analysis/user') ? Response.json(reply) : undefined));
  await goTo('/admin/dashboard');
  return within(await screen.findByRole('region', { name: 'Registered Users' }));
};

it('shows every month of the chart, whatever its label and its figure', async () => {
  const long = 'The month of Margashirsha, as the almanac of Udupi has it';
  const month = ['Nov', 'Dec', 'Nov', '', long, 'ನವೆಂಬರ್ 2026', null, 2026, 'May', 'Jun'];
  const chart = await openWith({ month, count: [3, '4', 5, -2, 'many', null, 6, '', [7]] });
  await chart.findByText('ನವೆಂಬರ್ 2026');
  expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Nov3',
    'Dec4',
    'Nov5',
    '--2',
    `${long}-`,
    'ನವೆಂಬರ್ 2026-',
    '-6',
    '2026-',
    'May-',
    'Jun-',
  ]);
});

it.each([
  { month: [], count: [] },
  { month: ['Nov 2026', 'Dec 2026'], count: [null, 'many'] },
])('says where the chart has no figure: %j', async (reply) => {
  const chart = await openWith(reply);
  expect(await chart.findByText('No Data Found!!')).toBeVisible();
  expect(chart.queryByRole('listitem')).not.toBeInTheDocument();
});
