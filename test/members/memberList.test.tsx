import { screen, waitFor, within } from '@testing-library/react';
import { selectNotices } from '@/app/notices/noticesSlice';
import { aMember, aProfile, someMembers } from '../support/builders';
import { choose, goTo, headings, openConsole, rowOf } from '../support/openConsole';
import { refusing, textsOf } from '../support/steps';
import { watchSavedFiles } from '../support/savedFiles';

const approved = { status: 'approved' } as const;
const visit = { extensions: ['members'] } as const;
const asha = aMember({
  user_id: 'asha',
  username: 'Asha Rao',
  phone: '+919900011122',
  email: 'asha@example.org',
  created_at: '2026-03-01T06:00:00.000Z',
  profile_link: null,
  ...approved,
});
const manju = aMember({ user_id: 'manju', username: 'ಮಂಜುನಾಥ', created_at: '2026-05-01T06:00:00.000Z', ...approved });
const ravi = aMember({ user_id: 'ravi', username: 'Ravi Shetty', status: 'rejected' });
const kiran = aMember({ user_id: 'kiran', username: 'Kiran Joshi', status: 'pending' });
const world = {
  members: [asha, manju, ravi, kiran],
  profiles: [aProfile(asha, { personal: { gender: 'Female', dob: '1999-02-03', city: 'Udupi' } })],
};

const names = () => textsOf([...document.querySelectorAll<HTMLElement>('.member-link')]);

it('finds a name across scripts, a phone without its country, and says who is in another group', async () => {
  const { admin, calls } = await openConsole('/admin/users', world, visit);
  await screen.findByText('Asha Rao');
  expect(screen.getByText('2 users')).toBeVisible();
  await admin.type(screen.getByRole('searchbox'), 'manjunatha');
  await screen.findByText('1 user found');
  expect(screen.getByText('ಮಂಜುನಾಥ')).toBeVisible();

  await admin.clear(screen.getByRole('searchbox'));
  await admin.type(screen.getByRole('searchbox'), '99000 11122');
  await waitFor(() => expect(screen.queryByText('ಮಂಜುನಾಥ')).not.toBeInTheDocument());
  expect(await rowOf('Asha Rao')).toBeVisible();

  await admin.clear(screen.getByRole('searchbox'));
  await admin.type(screen.getByRole('searchbox'), 'shetty');
  await admin.click(await screen.findByRole('link', { name: 'show all' }));
  expect(await rowOf('Ravi Shetty')).toHaveTextContent('Rejected');
  await admin.clear(screen.getByRole('searchbox'));
  await admin.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByText(/Nobody of any status matches/)).toBeVisible();
  expect(calls.filter((call) => /searchuser|listuser/.test(call))).toEqual([]);
});

it('is narrowed by chips, sorted by heads and shows further columns, all in the address', async () => {
  const { admin } = await openConsole('/admin/users?columns=Joined,Age,Place,Status', world, visit);
  expect(await rowOf('Asha Rao')).toHaveTextContent(/Mar 1, 2026.*Udupi.*Approved/);
  expect(headings()).toBe(' | Name | Joined | Age | Place | Status | Actions');
  await admin.click(screen.getByRole('columnheader', { name: 'Joined' }));
  await waitFor(() => expect(window.location.search).toContain('sort=joined-down'));
  await waitFor(() => expect(names()).toEqual(['ಮಂಜುನಾಥ', 'Asha Rao']));

  await admin.click(screen.getByRole('button', { name: 'Filters' }));
  await choose(admin, 'Gender', 'Women');
  await waitFor(() => expect(screen.queryByText('ಮಂಜುನಾಥ')).not.toBeInTheDocument());
  await admin.click(screen.getByRole('checkbox', { name: 'Without a photo' }));
  await admin.type(screen.getByRole('textbox', { name: 'Place' }), 'mysuru{Enter}');
  await screen.findByText('0 users found');
  await admin.click(screen.getByRole('button', { name: 'Remove the filter: mysuru' }));
  await screen.findByText('1 user found');
  expect(await rowOf('Asha Rao')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('2 users');
});

it.each([
  ['joined-down', 'Newest first'],
  ['name-down', 'By name, backwards'],
  ['status-down', 'By status, backwards'],
])('has words for the order %s, which a click on a heading can choose', async (sort, words) => {
  const { admin } = await openConsole(`/admin/users?sort=${sort}`, world, visit);
  await admin.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('group', { name: 'Filters' })).toHaveTextContent(words);
});

it('has its filters next in the order of the Tab key, and Escape leads back to their button', async () => {
  const { admin } = await openConsole('/admin/users', world, visit);
  const button = await screen.findByRole('button', { name: 'Filters' });
  button.focus();
  await admin.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Order' })).toHaveFocus());
  await admin.tab();
  expect(screen.getByRole('group', { name: 'Filters' })).toContainElement(document.activeElement as HTMLElement); // of this document
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument();
});

it('says in its place alone that it could not be read', async () => {
  const { admin, intercept, store } = await openConsole('/admin/users', world, visit);
  await screen.findByText('Asha Rao');
  intercept(refusing('status=rejected', 'Not now.'));
  await choose(admin, 'Users to list', 'Rejected Users');
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(selectNotices(store.getState())).toEqual([]);
});

it('says that the other groups could not be searched', async () => {
  const { admin, intercept } = await openConsole('/admin/users', world, visit);
  await screen.findByText('Asha Rao');
  intercept(refusing(({ url }) => url.endsWith('limit=1'), 'Not now.'));
  await admin.type(screen.getByRole('searchbox'), 'shetty');
  expect(await screen.findByText(/Others could not be searched: Not now\./)).toBeVisible();
});

it('selects all that are found, and exports them by calls of a thousand with the date of the sign-up', async () => {
  const files = watchSavedFiles();
  const members = [...someMembers(12, 'Member', approved), asha];
  const { admin, calls, intercept } = await openConsole('/admin/users?name=member', { members }, visit);
  await waitFor(() => expect(screen.getByText(/found/)).toHaveTextContent('12 users found'));
  await admin.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await admin.click(screen.getByRole('button', { name: 'Select all 12 found' }));
  expect(await screen.findByText('12 selected')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Clear' }));

  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await screen.findByText('Exported 12 rows');
  expect(files[0]?.text.split('\r\n')).toHaveLength(1 + 12 + 1);
  expect(files[0]?.text).toContain('"Joined"');
  expect(calls.filter((call) => call.includes('limit=1000'))).toHaveLength(2);

  intercept(refusing('limit=1000', 'The limit is reached.'));
  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Not exported: The limit is reached.')).toBeVisible();
  expect(files).toHaveLength(1);
});

it('blocks and unblocks together those whose rows offer it: not who waits for an answer', async () => {
  const { admin } = await openConsole('/admin/users?group=all', world, visit);
  await screen.findByText('Kiran Joshi');
  await admin.click(screen.getByRole('checkbox', { name: 'Select Kiran Joshi' }));
  expect(await screen.findByRole('button', { name: 'Unblock 0' })).toBeDisabled();
  await admin.click(screen.getByRole('checkbox', { name: 'Select Ravi Shetty' }));
  expect(screen.getByRole('button', { name: 'Unblock 1' })).toBeEnabled();
});

it('says that it is more than was counted while another page is on its way, too', async () => {
  const { admin, companion, intercept } = await openConsole('/admin/requests', world, visit);
  intercept((request) => {
    if (!request.url.includes('/admins/members')) return undefined;
    if (request.url.includes('page=2')) return new Promise(() => undefined);
    const counted = async (reply: Response) =>
      Response.json({ ...((await reply.json()) as object), size: 10_000, at_least: true }); // a reply is an object
    return companion.fetch(request).then(counted);
  });
  await goTo('/admin/users');
  expect(await screen.findByText('More than 10,000 users')).toBeVisible();
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(window.location.search).toContain('page=2'));
  expect(screen.getByText('More than 10,000 users')).toBeVisible();
});

it('is asked by the palette too, in place of reading everybody', async () => {
  const { admin } = await openConsole('/admin/dashboard', world, visit);
  await screen.findByText('Kiran Joshi');
  await admin.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog');
  await admin.type(within(palette).getByRole('combobox'), 'मंजुनाथ');
  expect(await within(palette).findByText('ಮಂಜುನಾಥ')).toBeVisible();
  expect(within(palette).queryByText(/Search all/)).not.toBeInTheDocument();
});
