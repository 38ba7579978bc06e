import { screen, waitFor, within } from '@testing-library/react';
import { knownExtensions, type Extension } from '@/shared/api/appConfig';
import { callNames, callOf } from '../../server/contract';
import { aMember, type World } from '../../support/builders';
import { goTo, openConsole, rowOf, type OpenConsole } from '../../support/openConsole';
import { signOut } from '../../support/steps';

/** The console on a server that answers some calls in its own way. */
async function openOn(
  answer: Parameters<OpenConsole['intercept']>[0],
  address: string,
  world: World = {},
  extensions: readonly Extension[] = [],
) {
  const opened = await openConsole('/auth/forgot-password', world, { extensions });
  opened.intercept(answer);
  await goTo(address);
  return opened;
}

const isCall = ({ method, url }: Request, call: string) => `${method} ${new URL(url).pathname}`.startsWith(call);

it.each([
  ['/admin/users', '/admins/listuser', { data: null, size: 0 }],
  ['/admin/users?name=asha', '/admins/searchuser', { data: null }],
  ['/admin/delete-requests', '/api/user/list_delete_request', { responseData: null, size: 0 }],
  ['/admin/premium-analytics', '/payment/getPaymentList', { responseData: { payment_list: null } }],
  [
    '/admin/version-control',
    '/version/get_version_list',
    { responseData: { version_list: null, maintenance_mode: 0 } },
  ],
])('%s has no data where a server sends null for an empty list', async (address, call, body) => {
  await openOn((request) => (isCall(request, `GET ${call}`) ? Response.json(body) : undefined), address);
  expect(await screen.findByText('No Data Found!!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('the chart has no data where a server sends null for months and figures', async () => {
  await openOn(
    (request) => (isCall(request, 'GET /analysis/user') ? Response.json({ month: null, count: null }) : undefined),
    '/admin/dashboard',
    { members: [aMember({ username: 'Asha', status: 'pending' })] },
  );
  const chart = within(await screen.findByRole('region', { name: 'Registered Users' }));
  expect(await chart.findByText('No Data Found!!')).toBeVisible();
});

const contract = callNames.map((name) => new RegExp(`^${callOf(name).path.replace('{id}', '[^/]+')}$`));
const isBeyond = (path: string) => !contract.some((pattern) => pattern.test(path));
const asha = aMember({ user_id: 'm-asha', username: 'Asha', status: 'pending' });
const beyond = (calls: readonly string[]) =>
  calls.filter((call) => isBeyond((call.split(' ')[1] ?? '').split('?')[0] ?? ''));
const unknown = () => Response.json({ message: 'Who are you?' }, { status: 401 });

it.each([
  ['401 is never asked for them', [], unknown],
  ['401 ends no session where config.js names them', knownExtensions, unknown],
])(
  'a server that answers every path beyond the contract with %s, and raises no toast',
  async (_does, extensions, answer) => {
    const knowing = ({ url }: Request) => (isBeyond(new URL(url).pathname) ? answer() : undefined);
    const { admin, calls } = await openOn(knowing, '/admin/view-user/m-asha', { members: [asha] }, extensions);
    expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
    if (extensions.length > 0) {
      await waitFor(() => expect(calls).toContain('GET /admins/preferences'));
      await goTo('/admin/activity');
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    }
    // What the frame asks for by the way once it is at rest has its answer, too.
    await waitFor(() => expect(calls).toContain('GET /version/get_version_list'));
    await goTo('/admin/requests');
    expect(await rowOf('Asha')).toBeVisible();
    await signOut(admin);
    await waitFor(() =>
      expect(beyond(calls)).toEqual(
        extensions.length === 0
          ? []
          : [
              'GET /admins/similar?user_id=m-asha',
              'GET /admins/notes?user_id=m-asha',
              expect.stringContaining('GET /admins/journal?member=m-asha'),
              'GET /admins/preferences',
              expect.stringMatching(/^GET \/admins\/journal\?except=.*&page=1$/),
              'GET /admins/similar?user_id=m-asha',
              'POST /admins/logout',
            ],
      ),
    );
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  },
);
