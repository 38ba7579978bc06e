import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile, someMembers } from '../support/builders';
import { goTo, openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';
import { approved, asha, searchField, openPalette } from './commandsSteps';

it('Ctrl+K opens what is added, exports, switches the colours, and signs out', async () => {
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

describe('people in Ctrl+K', () => {
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
    await admin.type(await searchField(), 'logout{Enter}');
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(store.getState().visits).toEqual([]);
    expect(store.getState().members.membersById.ids).toEqual([]);
  });
});

it('the keys of a keyboard with letters of Kannada count by their places', async () => {
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
