import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMember, aPayment, someMembers } from '../support/builders';
import { goTo, headings, inMenu, openConsole } from '../support/openConsole';
import { runTimersOf } from '../support/clock';
import { goToProfile, refusing, signIn, signOut } from '../support/steps';
import { watchSavedFiles } from '../support/savedFiles';

const approved = { status: 'approved' } as const;
const asha = aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', ...approved });
const world = { members: [asha] };

const openView = async (admin: Awaited<ReturnType<typeof openConsole>>['admin']) => {
  await admin.click(await screen.findByRole('button', { name: 'View' }));
  return screen.findByRole('group', { name: 'Columns' });
};
const save = async (admin: Awaited<ReturnType<typeof openConsole>>['admin'], name: string) => {
  await openView(admin);
  const field = screen.getByRole('textbox', { name: 'Name of the view' });
  await admin.clear(field);
  await admin.type(field, `${name}{Enter}`);
  await admin.keyboard('{Escape}');
};

describe('the view of a list', () => {
  it('hides and moves columns by keys, in the address, on screen and in the file', async () => {
    const files = watchSavedFiles();
    const { admin } = await openConsole('/admin/users', world);
    await screen.findByText('Asha Rao');
    const button = screen.getByRole('button', { name: 'View' });
    button.focus();
    await admin.keyboard('{Enter}');
    expect(await screen.findByRole('checkbox', { name: 'E-mail' })).toHaveFocus();
    expect(screen.queryByRole('checkbox', { name: 'Actions' })).not.toBeInTheDocument();
    await admin.click(screen.getByRole('button', { name: 'Move E-mail down' }));
    await waitFor(() => expect(headings()).toBe(' | Name | Phone Number | E-mail | View Details | Actions'));
    await admin.click(screen.getByRole('checkbox', { name: 'View Details' }));
    await waitFor(() => expect(headings()).toBe(' | Name | Phone Number | E-mail | Actions'));
    expect(window.location.search).toBe('?columns=Phone+Number%2CE-mail');
    await admin.keyboard('{Escape}');
    expect(button).toHaveFocus();

    await admin.type(screen.getByRole('searchbox'), 'Asha');
    await screen.findByText('1 member found');
    await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.text).toContain('"Name","Phone Number","E-mail","User Id"');
  });

  it('keeps the keys of the list from what is behind it', async () => {
    const { admin } = await openConsole('/admin/requests', {
      members: someMembers(2, 'Member', { status: 'pending' }),
    });
    await screen.findByText('Member 01');
    await openView(admin);
    const first = await screen.findByRole('checkbox', { name: 'E-mail' });
    await waitFor(() => expect(first).toHaveFocus());
    await admin.keyboard('{ArrowDown}ja');
    expect(first).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await admin.keyboard('{Escape}j');
    expect(screen.getByRole('link', { name: 'Member 01' })).toHaveFocus();
  });

  it('shows twenty rows a page where the browser turns the pages, once it is compact', async () => {
    const payments = Array.from({ length: 25 }, (_, index) => aPayment({ user_name: `Payer ${index}` }));
    const { admin } = await openConsole('/admin/premium-analytics', { payments });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 10));
    await openView(admin);
    await admin.click(screen.getByText('Compact'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 20));
    await goTo('/admin/premium-analytics?density=compact&page=2');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 5));
  });

  it('is saved under a name above the list, renamed, opened with the list and the console, and removed', async () => {
    const { admin } = await openConsole('/admin/users?group=rejected&columns=E-mail&page=3', world);
    await save(admin, 'Mails');
    const tab = await screen.findByRole('radio', { name: 'Mails' });
    expect(tab).toBeChecked();
    await admin.click(screen.getByRole('radio', { name: 'Standard' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await admin.click(tab);
    await waitFor(() => expect(window.location.search).toBe('?columns=E-mail&group=rejected'));

    await openView(admin);
    await admin.click(screen.getByRole('button', { name: 'Manage views' }));
    const dialog = await screen.findByRole('dialog', { name: 'Views' });
    const name = within(dialog).getByRole('textbox', { name: 'Name of Mails' });
    await admin.clear(name);
    expect(within(dialog).getByText('A view needs a name.')).toBeVisible();
    await admin.type(name, 'Rejected{Enter}');
    await admin.click(within(dialog).getByRole('combobox', { name: 'Opening of Rejected' }));
    await admin.click(await screen.findByText('With this list'));
    await admin.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(inMenu('Users')).toHaveAttribute('href', '/admin/users?columns=E-mail&group=rejected');

    await openView(admin);
    await admin.click(screen.getByRole('button', { name: 'Manage views' }));
    await admin.click(await screen.findByRole('combobox', { name: 'Opening of Rejected' }));
    await admin.click(await screen.findByText('After signing in'));
    await admin.click(screen.getByRole('button', { name: 'Close' }));
    await signOut(admin);
    await signIn(admin);
    await screen.findByRole('radio', { name: 'Rejected' });
    expect(window.location.pathname + window.location.search).toBe('/admin/users?columns=E-mail&group=rejected');

    await openView(admin);
    await admin.click(screen.getByRole('button', { name: 'Manage views' }));
    await admin.click(await screen.findByRole('button', { name: 'Remove Rejected' }));
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Views' })).not.toBeInTheDocument());
    expect(within(screen.getByRole('dialog')).getByRole('list')).toHaveFocus();
  });

  it('opens as before once another state of the list is saved under its name', async () => {
    const views = [{ path: '/admin/users', name: 'Mails', search: 'columns=E-mail', opens: 'list' }];
    window.localStorage.setItem('display-preferences', JSON.stringify({ views }));
    const { admin } = await openConsole('/admin/users?group=rejected&columns=E-mail', world);
    expect(inMenu('Users')).toHaveAttribute('href', '/admin/users?columns=E-mail');
    await save(admin, 'Mails');
    expect(screen.getByRole('radio', { name: 'Mails' })).toBeChecked();
    expect(inMenu('Users')).toHaveAttribute('href', '/admin/users?columns=E-mail&group=rejected');
  });

  it('says where the browser has no clipboard for its link', async () => {
    const { admin } = await openConsole('/admin/users', world);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await openView(admin);
    await admin.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The browser did not let it be copied')).toBeVisible();
  });

  it('opens what it can of an address that no longer fits, and says so', async () => {
    await openConsole('/admin/users?columns=Caste,E-mail&group=nobody&density=huge', world);
    expect(await screen.findByText('This address names columns that the list does not have: Caste.')).toBeVisible();
    expect(headings()).toBe(' | Name | E-mail | Actions');
    expect(screen.getByText('Asha Rao')).toBeVisible();
  });

  it('follows the person where the server keeps it, with what another release has written', async () => {
    const visit = { extensions: ['preferences'], signedIn: false } as const;
    const { admin, companion, calls } = await openConsole('/auth/login', world, visit);
    const own = { path: '/admin/users', name: 'Mails', search: 'columns=E-mail', opens: 'console' };
    const written = { later: { a: 1 }, views: [null, own, { name: '' }], scheme: 'dusk' };
    const kept = async () => {
      const { preferences } = await companion.db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
      return JSON.parse(preferences ?? '') as object;
    };
    await companion.db
      .updateTable('administrators')
      .set({ preferences: JSON.stringify(written) })
      .execute();
    await screen.findByLabelText('Email');
    // Longer than a reply that nothing shows is kept.
    await runTimersOf(async () => {
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'admin@example.org' } });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Lotus-Lamp-2026' } });
      fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      while (!document.querySelector('.view-tabs')) await act(() => new Promise(setImmediate));
    }, 61_000);
    await waitFor(() => expect(headings()).toBe(' | Name | E-mail | Actions'));
    expect(screen.getByRole('radio', { name: 'Mails' })).toBeChecked();
    expect(calls.filter((call) => call === 'GET /admins/preferences')).toHaveLength(1);

    await admin.click(screen.getByRole('radio', { name: 'Standard' }));
    await save(admin, 'All');
    await waitFor(async () => expect(await kept()).toMatchObject({ later: { a: 1 }, scheme: 'system' }));
    expect(screen.queryByRole('radio', { name: 'Standard' })).not.toBeInTheDocument();
    expect(await kept()).toMatchObject({ views: [own, { path: '/admin/users', name: 'All', search: '' }] });

    // The next one at this browser finds nothing of what was searched for.
    await signOut(admin);
    expect(window.localStorage.getItem('display-preferences')).not.toContain('Mails');
    await companion.db.updateTable('administrators').set({ preferences: null }).execute();
    await signIn(admin);
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'));
  });
});

it('says nothing where the account does not keep it: the browser does', async () => {
  const { admin, calls, intercept } = await openConsole('/admin/users', world, { extensions: ['preferences'] });
  intercept(refusing('/admins/preferences', 'Injected failure.', 500));
  await save(admin, 'First');
  await save(admin, 'Second');
  // The second change is sent once the first is answered.
  const changes = () => calls.filter((call) => call === 'PUT /admins/preferences');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(screen.queryByText('Injected failure.')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Second' })).toBeVisible();

  // A name that is looked at is no change.
  await openView(admin);
  await admin.click(screen.getByRole('button', { name: 'Manage views' }));
  await admin.click(await screen.findByRole('textbox', { name: 'Name of Second' }));
  await admin.tab();
  await admin.click(screen.getByRole('button', { name: 'Remove Second' }));
  await waitFor(() => expect(changes()).toHaveLength(3));
});

it('leaves in the account what could not be read from there', async () => {
  const visit = { extensions: ['preferences'] } as const;
  const { admin, companion, calls, intercept } = await openConsole('/auth/forgot-password', world, visit);
  const written = { preferences: '{"later":1}' };
  await companion.db.updateTable('administrators').set(written).execute();
  intercept(refusing('/admins/preferences', 'Injected failure.', 500));
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await goToProfile(admin);
  await waitFor(() => expect(calls).toContain('GET /admins/preferences'));
  intercept(() => undefined);
  await admin.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
  await screen.findByText('Only Ctrl K and ⌘ K work.');
  const kept = companion.db.selectFrom('administrators').select('preferences');
  expect(await kept.executeTakeFirst()).toEqual(written);
  expect(calls).not.toContain('PUT /admins/preferences');
});

it('has a word for each view that a server without the extension cannot answer', async () => {
  await openConsole('/admin/users?gender=female&sort=joined-down', { members: someMembers(2, 'Member', approved) });
  expect(
    await screen.findByText('This server lists users by group and name alone. Left out: Women, an order.'),
  ).toBeVisible();
});
