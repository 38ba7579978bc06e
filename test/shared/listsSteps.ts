import { act, screen, waitFor, within } from '@testing-library/react';
import { aPayment, daysAgo, someMembers } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { manyOfEverything } from '../support/seedEverything';
import { addUnreadableRows, textsOf } from '../support/steps';

type List = { call: string; says: 'message' | 'responseMessage'; toasts?: number; loading?: string; ranges?: string[] };

/** Every list, with the field in which section 8 looks for the sentence of a failure. */
export const lists: Record<string, List> = {
  '/admin/requests': { call: '/admins/listuser', says: 'message', toasts: 0 },
  '/admin/users': { call: '/admins/listuser', says: 'message' },
  '/admin/delete-requests': { call: '/api/user/list_delete_request', says: 'message' },
  '/admin/view-all-deleted-users': { call: '/api/user/deleted/list', says: 'responseMessage' },
  '/admin/blocked_users': { call: '/api/user_report/admin/list_blocked_user', says: 'message', loading: 'Loading' },
  '/admin/reported_users_profiles': { call: '/api/user_report/list_reported_user', says: 'message' },
  '/admin/who-accepted-whom': { call: '/api/admin/accepted/requests', says: 'responseMessage' },
  '/admin/premium-analytics': { call: '/payment/getPaymentList', says: 'responseMessage' },
  '/admin/version-control': { call: '/version/get_version_list', says: 'responseMessage' },
  '/admin/daily_panchanga': {
    call: '/api/panchanga/list_panchanga',
    says: 'responseMessage',
    ranges: ['1-5 /12', '6-10 /12'],
  },
  '/admin/vendor_ads': {
    call: '/api/vendor_ads/list_vendor_ads',
    says: 'responseMessage',
    ranges: ['1-5 / 12', '6-10 / 12'],
  },
  '/admin/expired_vendor_ads': {
    call: '/api/vendor_ads/expired_vendor_ads',
    says: 'responseMessage',
    ranges: ['1-5 / 12', '6-10 / 12'],
  },
  '/admin/activity': { call: '/admins/journal', says: 'message', toasts: 0 },
};

/** Beyond the contract, there is a list of the journal. */
const visit = { extensions: ['journal'] } as const;

const sentences = { message: 'From message.', responseMessage: 'From responseMessage.' };
const unreadable = 'The server sent an answer that this console cannot read.';
export const rows = () => screen.getAllByRole('row').length - 1;

/** It loads, fails, is read again, and turns its pages in the address. */
export async function loadList(address: string, { call, says, toasts = 1, loading, ranges }: List) {
  const { admin, calls, intercept } = await openConsole('/auth/forgot-password', manyOfEverything(12), visit);
  let answer: (reply?: Response) => void = () => undefined;
  const read = () => calls.filter((one) => one.includes(call)).length;
  intercept(({ url }) =>
    url.includes(call) ? new Promise((resolve) => void (answer = resolve as typeof answer)) : undefined,
  );
  const retry = async () => admin.click(await screen.findByRole('button', { name: 'Retry' }));

  await goTo(address);
  expect(await within(await screen.findByRole('table')).findByText(loading ?? 'Loading...')).toBeInTheDocument();
  await act(async () => answer(Response.json(sentences, { status: 500 })));
  await waitFor(() => expect(screen.getAllByText(sentences[says])).toHaveLength(1 + toasts));
  expect(document.body).not.toHaveTextContent(sentences[says === 'message' ? 'responseMessage' : 'message']);
  expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument();
  await retry();
  await act(async () => answer(Response.json({ data: 'soon', responseData: 'soon' })));
  expect(await screen.findByText(unreadable)).toBeVisible();
  expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();
  intercept(() => undefined);
  await retry();

  const size = ranges ? 5 : 10;
  await waitFor(() => expect(rows()).toBe(size));
  if (ranges) expect(screen.getByText(ranges[0]!)).toBeVisible(); // there are two
  const before = read();
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rows()).toBe(ranges ? size : 2));
  if (ranges) expect(await screen.findByText(ranges[1]!)).toBeVisible(); // there are two
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  // Screen readers say the page, not each of its cells.
  expect(screen.getByText('Page 2').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('table').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  const isPagedByServer = ['/admins/listuser', '/admins/journal'].includes(call);
  expect(read()).toBe(before + (isPagedByServer ? 1 : 0));
}

/** It shows its rows, and counts those beside them that cannot be read. */
export async function countUnreadable(address: string, { call }: List) {
  const opened = await openConsole('/auth/forgot-password', manyOfEverything(2), visit);
  addUnreadableRows(opened, call);
  await goTo(address);
  expect(await screen.findByText(/4 (rows of this page|more) could not be read/)).toBeVisible();
  expect(rows()).toBe(2);
}

const groupsOfUsers = someMembers(12, 'Rejected', { status: 'rejected' }).concat(
  someMembers(12, 'Blocked', { status: 'blocked' }),
);

/** It shows its last page where the address names one behind it. */
export async function showLastPage(address: string) {
  const world = manyOfEverything(12);
  const failed = Array.from({ length: 12 }, (_, index) =>
    aPayment({ user_name: `Payer ${index}`, phone_no: `98450123${index + 10}`, state: 'Failed' }),
  );
  const expiring = { expires_at: daysAgo(-4) };
  await openConsole(
    `${address}${address.includes('?') ? '&' : '?'}page=99`,
    {
      ...world,
      members: [...(world.members ?? []), ...groupsOfUsers],
      payments: address.includes('premium') ? failed : [],
      ads: (world.ads ?? []).map((ad, index) => (index < 12 ? { ...ad, ...expiring } : ad)),
    },
    visit,
  );
  // Of 24 users or 12 other rows.
  await waitFor(() => expect(rows()).toBe(address === '/admin/users' ? 4 : 2));
  expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();
}

/** As some servers list members: without a count, or with one that cannot be read. */
export const uncounted = (size?: string) => async (reply: Response) => Response.json({ ...(await reply.json()), size });

const pages = () =>
  textsOf(screen.getAllByRole('link').filter((link) => /page/i.test(link.getAttribute('aria-label') ?? ''))).length;
export const pageInAddress = () => new URLSearchParams(window.location.search).get('page') ?? '1';

/** Of a list whose size the server does not say there are previous and next pages. */
export async function turnUncounted(address: string, size?: string) {
  const { admin, companion, intercept } = await openConsole('/auth/forgot-password', {
    members: (['pending', 'approved', 'rejected'] as const).flatMap((status) => someMembers(20, status, { status })),
  });
  intercept((request) =>
    request.url.includes('listuser') ? companion.fetch(request).then(uncounted(size)) : undefined,
  );
  const turn = async (name: string) => admin.click(await screen.findByRole('link', { name }));
  await goTo(address);
  await waitFor(() => expect(rows()).toBe(10));
  expect(pages()).toBe(1);
  expect(screen.queryByText(/^\d+ (rejected )?users?$/)).not.toBeInTheDocument();
  await turn('Next page');
  await waitFor(() => expect(pageInAddress()).toBe('2'));
  await screen.findByRole('link', { name: 'Previous page' });
  // There is none behind it, which only its emptiness tells.
  await turn('Next page');
  await waitFor(() => expect(pageInAddress()).toBe('2'));
  await turn('Previous page');
  await waitFor(() => expect(pageInAddress()).toBe('1'));
  await goTo(`${address}${address.includes('?') ? '&' : '?'}page=99`);
  await waitFor(() => expect(rows()).toBe(10));
  expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();
}
