import { screen } from '@testing-library/react';
import { memberId, seedEverything } from '../support/seedEverything';
import { goTo, openConsole, type OpenConsole } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';

/** One row more in the list of a reply, which has no id. */
async function withRowWithoutId(reply: Response) {
  const body = await reply.json();
  const { responseData = body.data } = body;
  const rows = responseData.payment_list ?? responseData;
  if (rows.length > 0) rows.push({});
  return Response.json(body);
}

async function openWithRowWithoutId(address: string, call: string): Promise<OpenConsole> {
  const opened = await openConsole('/auth/forgot-password', seedEverything());
  opened.intercept((request) =>
    request.url.includes(call) ? opened.companion.fetch(request).then(withRowWithoutId) : undefined,
  );
  await goTo(address);
  return opened;
}

const ofTheseLists = '1 row of these lists could not be read.';

it.each<[place: string, address: string, call: string, text: string | RegExp]>([
  [
    'To call',
    '/admin/premium-analytics?view=calls',
    'PaymentList',
    /^\d+ members? to call\. 1 more could not be read\.$/,
  ],
  ['Stuck', '/admin/premium-analytics?view=stuck', 'PaymentList', /^\d+ stuck payments?\. 1 more could not be read\.$/],
  ['the History', `/admin/view-user/${memberId}`, 'list_reported_user', ofTheseLists],
  ['Waiting for you', '/admin/dashboard', 'list_delete_request', ofTheseLists],
])('a row without an id is counted as unreadable in %s', async (_place, address, call, text) => {
  await openWithRowWithoutId(address, call);
  expect(await screen.findByText(text)).toBeVisible();
});

it('a row without an id is counted as unreadable in the palette', async () => {
  const { admin } = await openWithRowWithoutId('/admin/profile', 'searchuser?status=approved');
  await screen.findByLabelText('Old Password');
  await admin.keyboard('{Control>}k{/Control}');
  await admin.type(await screen.findByRole('combobox', { name: 'Screens, actions and people' }), 'asha');
  expect(
    await screen.findByText(/(results?|Nothing found so far)\..* 1 more could not be read\.$/),
  ).toBeInTheDocument();
});

it.each([
  ['/admin/users', 'listuser'],
  ['/admin/users?name=a', 'searchuser'],
  ['/admin/delete-requests', 'list_delete_request'],
  ['/admin/premium-analytics', 'PaymentList'],
  ['/admin/vendor_ads', 'list_vendor_ads'],
  ['/admin/expired_vendor_ads', 'expired_vendor_ads'],
  ['/admin/daily_panchanga', 'list_panchanga'],
])('a row without an id that a file of %s lacks is named with the file', async (address, call) => {
  watchSavedFiles();
  const { admin } = await openWithRowWithoutId(address, call);
  await screen.findByText(/could not be read/);
  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^Exported \d+ rows?\. 1 more could not be read\.$/)).toBeVisible();
});
