import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../support/builders';
import { openConsole, ofScreen } from '../support/openConsole';
import { asha, searchField, openPalette } from './commandsSteps';

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.getAllByRole('option').find((option) => option.ariaSelected === 'true')?.textContent;
const palette = () => screen.queryByRole('dialog', { name: 'Search members and screens' });
const searches = (calls: string[]) => calls.filter((call) => /searchuser|userDetails|listuser/.test(call));

it('Ctrl+K leads to a screen by keys alone, and asks nothing until somebody types', async () => {
  const { admin, calls } = await openConsole('/admin/profile');
  await screen.findByRole('heading', { level: 1, name: 'My profile' });
  const before = ofScreen(calls).length;
  const field = await openPalette(admin);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(expect.arrayContaining(['Dashboard', 'View All Deleted Users', 'Logout']));
  expect(options()).not.toContain('Member');
  expect(options()).not.toContain('My profile');
  expect(active()).toBe('Dashboard');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Dashboard' }).id);
  await admin.keyboard('{ArrowDown}');
  expect(active()).toBe('User Requests');
  await admin.keyboard('{End}');
  expect(active()).toBe('Logout');
  await admin.keyboard('{ArrowDown}');
  expect(active()).toBe('Dashboard');
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(palette()).toBeNull());
  const opener = screen.getByRole('button', { name: 'Search members and screens' });
  await admin.click(opener);
  await waitFor(async () => expect(await searchField()).toHaveFocus());
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await openPalette(admin);
  expect(ofScreen(calls)).toHaveLength(before);

  await admin.type(await searchField(), 'deleted us');
  expect(await screen.findByText('1 result. Searching…')).toHaveAttribute('role', 'status');
  await admin.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'View All Deleted Users' })).toBeVisible();
  expect(palette()).toBeNull();
});

it('a screen of the typed name comes before those that only have the word among their keywords', async () => {
  const { admin } = await openConsole('/admin/profile');
  await openPalette(admin, 'block');
  expect(active()).toBe('Blocked Users');
});

it('people are found by name among those of both statuses once the typing pauses, and opened', async () => {
  const ravi = aMember({ username: 'Ravi Asha', status: 'rejected' });
  const member = asha();
  const { admin, calls } = await openConsole('/admin/profile', { members: [member, ravi] });
  await openPalette(admin, 'asha');
  const option = await screen.findByRole('option', { name: /^Asha Rao/ });
  expect(option).toHaveTextContent('Asha Raolotus@example.org+91 99000 11122Approved');
  expect(await screen.findByRole('option', { name: /^Ravi Asha/ })).toHaveTextContent('Rejected');
  expect(searches(calls)).toEqual([
    'GET /admins/searchuser?status=approved&username=asha',
    'GET /admins/searchuser?status=rejected&username=asha',
  ]);
  expect(await screen.findByText('2 results.')).toBeVisible();
  await admin.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/view-user/${member.user_id}`));
});

it('the keys of every screen reach the search with /, and show all keys with ?', async () => {
  const { admin } = await openConsole('/admin/vendor_ads');
  const search = await screen.findByRole('searchbox', { name: 'Search the ads' });
  await admin.keyboard('/');
  expect(search).toHaveFocus();
  await admin.keyboard('/?');
  expect(search).toHaveValue('/?');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => search.blur());
  await admin.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByRole('region', { name: 'Keys: User Requests' })).toHaveTextContent('AAccept');
  expect(within(keys).getByRole('region', { name: 'Keys: User Requests' })).toHaveTextContent('PEnlarge the photo');
  expect(within(keys).queryByRole('switch')).not.toBeInTheDocument();
});
