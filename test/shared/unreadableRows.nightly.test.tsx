import { screen } from '@testing-library/react';
import { memberId, seedEverything } from '../support/seedEverything';
import { goTo, openConsole } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';
import { addUnreadableRows } from '../support/steps';

async function openWithUnreadableRows(address: string, call: string) {
  const opened = await openConsole('/auth/forgot-password', seedEverything());
  addUnreadableRows(opened, call);
  await goTo(address);
  return opened;
}

const ofTheseLists = '4 rows of these lists could not be read.';

it.each<[where: string, address: string, call: string, text: string | RegExp]>([
  [
    'To call',
    '/admin/premium-analytics?view=calls',
    'PaymentList',
    /^\d+ members? to call\. 4 more could not be read\.$/,
  ],
  ['Stuck', '/admin/premium-analytics?view=stuck', 'PaymentList', /^\d+ stuck payments?\. 4 more could not be read\.$/],
  ['the History', `/admin/view-user/${memberId}`, 'list_reported_user', ofTheseLists],
  ['Waiting for you', '/admin/dashboard', 'list_delete_request', ofTheseLists],
])('unreadable rows are counted in %s', async (_place, address, call, text) => {
  await openWithUnreadableRows(address, call);
  expect(await screen.findByText(text)).toBeVisible();
});

it('unreadable rows are counted in the palette', async () => {
  const { admin } = await openWithUnreadableRows('/admin/profile', 'searchuser?status=approved');
  await screen.findByLabelText('Old Password');
  await admin.keyboard('{Control>}k{/Control}');
  await admin.type(await screen.findByRole('combobox', { name: 'Screens, actions and people' }), 'asha');
  expect(
    await screen.findByText(/(results?|Nothing found so far)\..* 4 more could not be read\.$/),
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
])('unreadable rows that a file of %s lacks are named with the file', async (address, call) => {
  watchSavedFiles();
  const { admin } = await openWithUnreadableRows(address, call);
  await screen.findByText(/could not be read/);
  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/^Exported \d+ rows?\. 4 more could not be read\.$/)).toBeVisible();
});
