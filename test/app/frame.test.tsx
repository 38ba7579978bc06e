import { act, screen, waitFor, within } from '@testing-library/react';
import { adminScreens } from '@/app/routes';
import { aDeletionRequest, aMember, someMembers } from '../support/builders';
import { decideInRow, inMenu, openConsole, rowOf } from '../support/openConsole';
import { narrowWindow } from '../support/narrowWindow';
import { goToProfile } from '../support/steps';

const menuLabels = adminScreens.filter(({ icon, extension }) => icon && !extension).map(({ title }) => title);

/** The screens that the specification names, with their labels where the menu shows them. */
const specified: Record<string, string | undefined> = {
  '/admin/dashboard': 'Dashboard',
  '/admin/requests': 'User Requests',
  '/admin/users': 'Users',
  '/admin/who-accepted-whom': 'Accepted Matches',
  '/admin/delete-requests': 'Delete User Requests',
  '/admin/view-all-deleted-users': undefined,
  '/admin/blocked_users': 'Blocked Users',
  '/admin/reported_users_profiles': 'Reported Users',
  '/admin/daily_panchanga': 'Daily Panchanga',
  '/admin/vendor_ads': 'Vendor ads',
  '/admin/expired_vendor_ads': 'Expired Vendor ads',
  '/admin/view-user/:id': undefined,
  '/admin/profile': undefined,
  '/admin/premium-analytics': 'Premium Analytics',
  '/admin/version-control': 'Version Control',
};

it('lists the visible screens in the menu, and nothing else', async () => {
  await openConsole('/admin/profile');
  const menu = (await screen.findAllByRole('navigation', { name: 'Screens' }))[0] ?? document.body;
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => link.textContent).sort()).toEqual([...menuLabels].sort());
});

it('has the screens of the specification, under its labels in the menu', () => {
  const rows = adminScreens.map(({ path, title, icon }) => [path, icon && title]);
  expect(Object.fromEntries(rows)).toMatchObject(specified);
});

it('names the browser’s tab after a screen without a session too', async () => {
  const { admin } = await openConsole('/auth/login', {}, { signedIn: false });
  await waitFor(() => expect(document.title).toBe('Sign In'));
  await admin.click(screen.getByRole('link', { name: 'Forgot password' }));
  await waitFor(() => expect(document.title).toBe('Forgot Password'));
});

it.each(['/', '/nowhere', '/auth', '/auth/nowhere', '/admin', '/admin/nowhere', '/admin/dashboard'])(
  'leads from %s to the sign-in form without a session',
  async (address) => {
    await openConsole(address, {}, { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(window.location.pathname).toBe('/auth/login');
  },
);

it('folds the menu, changes the colours, and remembers both', async () => {
  const { admin } = await openConsole('/admin/profile');
  await admin.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
  await admin.click(screen.getByRole('button', { name: 'Dark mode' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(JSON.parse(window.localStorage.getItem('display-preferences') ?? '')).toMatchObject({
    scheme: 'dark',
    menu: 'collapsed',
  });
  await admin.click(screen.getByRole('button', { name: 'Expand the menu' }));
  await admin.click(screen.getByRole('button', { name: 'Light mode' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
});

it('goes on with the keys after a click in the menu, which no visit changes', async () => {
  const member = aMember({ status: 'approved' });
  const { admin } = await openConsole('/admin/dashboard', {
    members: [...someMembers(2, 'Member', { status: 'pending' }), member],
    deletionRequests: [aDeletionRequest(member)],
  });
  await screen.findByTitle('2 waiting');
  await admin.click(inMenu('Delete User Requests'));
  await screen.findByText('1 request');
  expect(screen.getByRole('heading', { level: 1, name: 'Delete User Requests' })).toHaveFocus();
  expect(screen.getAllByTitle(/waiting$/)).toHaveLength(1);
  await admin.click(inMenu('User Requests'));
  await rowOf('Member 01');
  await admin.keyboard('j');
  expect(screen.getByRole('link', { name: 'Member 01' })).toHaveFocus();
  await admin.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

it('closes the menu of a phone over the screen that is open already', async () => {
  narrowWindow();
  const { admin } = await openConsole('/admin/users?group=rejected', { members: someMembers(1, 'Member') });
  const button = await screen.findByRole('button', { name: 'Open the menu' });
  await admin.click(button);
  await admin.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

it('has the focus once a toast is dismissed by keys', async () => {
  const { admin } = await openConsole('/admin/requests', {
    members: [aMember({ username: 'Asha Rao', status: 'pending' })],
  });
  await decideInRow(admin, 'Asha Rao', 'Accept');
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => dismiss.focus());
  await admin.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Accepted successfully!!')).not.toBeInTheDocument());
  expect(document.getElementById('content')).toHaveFocus();
});

it('leads to the own profile and carries copyright, year and credit', async () => {
  const { admin } = await openConsole('/admin/dashboard');
  await goToProfile(admin);
  expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Vivaha Admin`);
  expect(within(footer).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
});
