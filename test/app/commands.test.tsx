import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, aProfile, someMembers } from '../support/builders';
import { goTo, openConsole, ofScreen, pressInDialog, rowOf } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';

const approved = { status: 'approved' } as const;
const asha = () => aMember({ username: 'Asha Rao', email: 'lotus@example.org', phone: '919900011122', ...approved });

const box = () => screen.findByRole('combobox', { name: 'Screens, actions and people' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => screen.getAllByRole('option').find((option) => option.ariaSelected === 'true')?.textContent;
const palette = () => screen.queryByRole('dialog', { name: 'Search members and screens' });
const searches = (calls: string[]) => calls.filter((call) => /searchuser|userDetails|listuser/.test(call));

async function openPalette(admin: UserEvent, text = '') {
  await admin.keyboard('{Control>}k{/Control}');
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  if (text !== '') await admin.type(field, text);
  return field;
}

describe('the box of Ctrl+K', () => {
  it('leads to a screen by keys alone, and asks nothing until something is typed', async () => {
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
    await waitFor(async () => expect(await box()).toHaveFocus());
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await openPalette(admin);
    expect(ofScreen(calls)).toHaveLength(before);

    await admin.type(await box(), 'deleted us');
    expect(await screen.findByText('1 result. Searching…')).toHaveAttribute('role', 'status');
    await admin.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'View All Deleted Users' })).toBeVisible();
    expect(palette()).toBeNull();
  });

  it('opens what is added, exports, switches the colours, and signs out', async () => {
    const files = watchSavedFiles();
    const { admin } = await openConsole('/admin/profile', { members: someMembers(12, 'Member', approved) });
    await openPalette(admin, 'add vendor{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add New Vendor ad' })).toBeVisible();
    await pressInDialog(admin, 'Add New Vendor ad', 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');

    await openPalette(admin, 'export users{Enter}');
    await waitFor(() => expect(files[0]?.name).toMatch(/^users-accepted-12-/));
    await openPalette(admin, 'dark{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.scheme).toBe('dark'));
    await openPalette(admin, 'logout{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  });
});

describe('people in the box of Ctrl+K', () => {
  it('are found by name among those of both statuses once the typing pauses, and opened', async () => {
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

  it('are found by id', async () => {
    const member = aMember({ username: 'Uma', status: 'pending' });
    const { admin } = await openConsole('/admin/profile', { members: [member], profiles: [aProfile(member)] });
    await openPalette(admin);
    await admin.paste(member.user_id);
    expect(await screen.findByRole('option', { name: /^Uma/ })).toHaveTextContent('Pending');
  });

  it('and screens come first where they were visited, until the session ends', async () => {
    const member = asha();
    const { admin, store } = await openConsole(`/admin/view-user/${member.user_id}`, {
      members: [member],
      profiles: [aProfile(member)],
    });
    await screen.findByRole('heading', { level: 1, name: /Asha Rao/ });
    await goTo('/admin/users');
    await rowOf('Asha Rao');
    await goTo('/admin/profile');
    await screen.findByRole('heading', { level: 1, name: 'My profile' });
    await openPalette(admin);
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(recent.map((option) => option.textContent)).toEqual([
      'Users',
      'Asha Raolotus@example.org+91 99000 11122Approved',
    ]);
    await admin.type(await box(), 'logout{Enter}');
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(store.getState().visits).toEqual([]);
    expect(store.getState().members.membersById.ids).toEqual([]);
  });
});

describe('the keys of every screen', () => {
  it('reach the search with /, and show all keys with ?', async () => {
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

  it('listens to the keys of a keyboard with letters of Kannada by their places', async () => {
    const { admin } = await openConsole('/admin/users');
    const search = await screen.findByRole('searchbox');
    const press = (init: KeyboardEventInit) =>
      act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })));
    await press({ key: 'ಯ', code: 'Slash' });
    expect(search).toHaveFocus();
    await act(async () => search.blur());
    // On a German keyboard.
    await press({ key: '/', code: 'Digit7', shiftKey: true });
    expect(search).toHaveFocus();
    await act(async () => search.blur());
    await press({ key: 'ಯ', code: 'Slash', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await admin.keyboard('{Escape}');
  });
});
