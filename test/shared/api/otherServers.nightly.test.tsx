import { screen, waitFor, within } from '@testing-library/react';
import { knownExtensions, type Extension } from '@/shared/api/appConfig';
import { callNames, callOf } from '../../server/contract';
import { aCategory, aDeletionRequest, aMember, aPanchanga, aVersion, type World } from '../../support/builders';
import { goTo, openConsole, pressInDialog, rowOf } from '../../support/openConsole';
import { signOut } from '../../support/steps';

/** How a server differs from the companion: it answers so, or undefined where the companion's answer is its own too. */
type Variation = (
  request: Request,
  usual: () => Promise<Response>,
) => Promise<Response | undefined> | Response | undefined;

/** The console on a server that keeps the contract in its own way. */
async function openOn(variation: Variation, address: string, world: World, extensions: readonly Extension[] = []) {
  const opened = await openConsole('/auth/forgot-password', world, { extensions });
  opened.intercept(
    (request) => variation(request, () => opened.companion.fetch(request)) as Promise<Response>, // where it answers nothing, the companion does
  );
  await goTo(address);
  return opened;
}

const isCall = ({ method, url }: Request, call: string) => `${method} ${new URL(url).pathname}`.startsWith(call);

it('has not added a version where a server answers with 200 alone, and says its sentence', async () => {
  const body = { responseCode: 200, responseMessage: 'It is queued.' };
  const { admin } = await openOn(
    (request) => (isCall(request, 'POST /version/add_version') ? Response.json(body) : undefined),
    '/admin/version-control',
    { versions: [aVersion({ android_version: '2.4.0' })] },
  );
  await rowOf('2.4.0');
  await admin.click(screen.getByRole('button', { name: 'Add version' }));
  await admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  await admin.type(screen.getByLabelText('IOS Version'), '2.5.0');
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  expect(await screen.findByText('Not saved: It is queued.')).toBeVisible();
  expect(screen.queryByText(/^Version added/)).not.toBeInTheDocument();
});

it('has added an ad all the same where a server refuses the category that it knows already, and says no more', async () => {
  const known: Variation = (request) =>
    isCall(request, 'POST /api/vendor_ads/add_ads_cat')
      ? Response.json({ responseCode: 409, responseMessage: 'It is there already.' }, { status: 409 })
      : undefined;
  const draft = {
    category: 'Catering',
    title: 'Saffron Sweets',
    description: 'Sweets',
    mobile: '+919876543210',
    email: 'shop@example.org',
    address: '1 Car Street',
  };
  const { admin, calls } = await openOn(known, '/admin/vendor_ads', {
    categories: [aCategory({ category: 'Catering' })],
  });
  window.sessionStorage.setItem('draft:vendor-ad-add', JSON.stringify(draft));
  await admin.click(await screen.findByRole('button', { name: 'Add Vendor Ad' }));
  await pressInDialog(admin, 'Add New Vendor ad', 'Restore');
  await pressInDialog(admin, 'Add New Vendor ad', 'Add');
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toContain('POST /api/vendor_ads/add_ads_cat');
  expect(screen.queryByText(/It is there already/)).not.toBeInTheDocument();
  expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
});

const someone = aMember({ username: 'Bina', status: 'approved' });
const world = {
  members: [
    someone,
    aMember({ username: 'Asha', status: 'pending' }),
    aMember({ username: 'Chitra', status: 'blocked' }),
  ],
  deletionRequests: [aDeletionRequest(someone)],
};
const inPlainWords =
  (type: string): Variation =>
  async (request, usual) => {
    if (request.method !== 'PUT') return undefined;
    const { status } = await usual();
    return new Response('OK', { status, headers: { 'content-type': type } });
  };

it.each([
  ['/admin/requests', 'Accept', 'Accept', 'Accepted successfully!!', 'text/plain'],
  ['/admin/requests', 'Reject', 'Reject', 'Rejected successfully!!', 'text/plain'],
  ['/admin/users', 'Block', 'Block', 'Blocked successfully!!', 'text/html'],
  ['/admin/users', 'Unblock', 'Unblock', 'Unblocked successfully!!', 'text/html'],
  ['/admin/delete-requests', 'Accept', 'Delete Account', 'Account deleted', 'text/plain'],
])(
  'a server that answers a decision with one plain word has done it: at %s, %s',
  async (address, press, action, sentence, type) => {
    const { admin } = await openOn(inPlainWords(type), address, world);
    await admin.click(await screen.findByRole('button', { name: press }));
    await admin.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('a server that answers writes with a plain word has added, switched and deleted', async () => {
  const reply: Variation = async ({ method }, usual) => {
    if (method === 'GET') return undefined;
    const { status } = await usual();
    return new Response('Done', { status, headers: { 'content-type': 'text/html' } });
  };
  const { admin } = await openOn(reply, '/admin/version-control', {
    versions: [aVersion({ version_id: 7, android_version: '2.4.0', status: 0 })],
    categories: [aCategory({ category: 'Catering' })],
    panchanga: [aPanchanga({ date: '2026-11-20' })],
  });
  await admin.click(await screen.findByRole('switch', { name: 'Version 7 active' }));
  expect(await screen.findByText('Version updated: 7 is live')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Add version' }));
  await admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  await admin.type(screen.getByLabelText('IOS Version'), '2.5.0');
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  expect(await screen.findByText('Version added: 2.5.0')).toBeVisible();
  await goTo('/admin/daily_panchanga');
  await admin.click(await screen.findByRole('button', { name: 'Delete' }));
  await pressInDialog(admin, 'Delete Panchanga', 'Delete');
  expect(await screen.findByText('Panchanga deleted successfully...')).toBeVisible();
  await goTo('/admin/vendor_ads');
  await admin.click(await screen.findByRole('button', { name: 'Manage Category' }));
  await admin.click(await screen.findByRole('switch', { name: 'Status of Catering' }));
  expect(await screen.findByText('Category status disabled successfully')).toBeVisible();
});

it('words labelled as HTML are an answer of the server, which was reached', async () => {
  const words: Variation = ({ method, url }) =>
    method === 'PUT'
      ? new Response('Noted', {
          status: url.includes('/admins/block') ? 500 : 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      : undefined;
  const { admin } = await openOn(words, '/admin/users', world);
  await admin.click(await screen.findByRole('button', { name: 'Block' }));
  await pressInDialog(admin, 'Block the user', 'Block');
  const refused = 'The server could not do this (500). Please try again.';
  expect(await screen.findByText(`Not blocked: ${refused}`)).toBeVisible();
  await goTo('/admin/profile');
  for (const label of ['Old Password', 'New Password', 'Confirm Password'])
    await admin.type(await screen.findByLabelText(label), 'Jasmine-Garland-7');
  await admin.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^The answer could not be read; it may have been saved\./)).toBeVisible();
});

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
  await openOn((request) => (isCall(request, `GET ${call}`) ? Response.json(body) : undefined), address, {});
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
    const knowing: Variation = ({ url }) => (isBeyond(new URL(url).pathname) ? answer() : undefined);
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
