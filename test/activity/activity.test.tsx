import { screen, waitFor, within } from '@testing-library/react';
import { aMember, anEntry, daysAgo, type World } from '../support/builders';
import { choose, goTo, openConsole, rowOf } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';

const asha = 'asha@example.org';

/** A day of work, the oldest first. */
function aDayOfWork() {
  const meera = aMember({ user_id: 'm-meera', username: 'Meera Rao', status: 'rejected' });
  const ravi = aMember({ user_id: 'm-ravi', username: 'Ravi', status: 'approved' });
  const world: World = {
    members: [meera, ravi],
    entries: [
      anEntry({
        subject_id: meera.user_id,
        at: daysAgo(3),
        before: { status: 'pending' },
        after: { status: 'rejected' },
      }),
      anEntry({
        action: 'accept',
        administrator: 'admin@example.org',
        subject_id: ravi.user_id,
        before: { status: 'blocked' },
        after: { status: 'approved' },
      }),
      anEntry({ action: 'view', subject_id: 'long-gone' }),
      anEntry({
        action: 'update',
        subject: 'vendor ad',
        subject_id: '7',
        before: { title: 'Rose House', mobile: '919845012345', is_visible: 1, image: '/media/ads/a.png' },
        after: { title: 'Lotus House', mobile: '919845012345', is_visible: 1, image: '/media/ads/b.png' },
      }),
      anEntry({
        action: 'update',
        subject: 'vendor ad',
        subject_id: '8',
        before: { title: 'Tailor', is_visible: 1 },
        after: { title: 'Tailor', is_visible: 2 },
      }),
      anEntry({
        action: 'delete',
        subject: 'panchanga',
        subject_id: '3',
        before: { date: '2026-03-05', nakshatra: 'Rohini', thithi: 'Navami', vaaara: 'Guruvara', yoga: 'Siddha' },
      }),
      anEntry({ action: 'switch', subject: 'maintenance mode', subject_id: null, after: { value: '1' } }),
      anEntry({ action: 'fail to sign in', subject: 'administrator', subject_id: null, administrator: null }),
      anEntry({ action: 'lock out', subject: 'network', subject_id: '192.0.2.66', administrator: null }),
      anEntry({
        action: 'take back',
        subject_id: ravi.user_id,
        before: { status: 'approved' },
        after: { status: 'blocked' },
      }),
      anEntry({ action: 'purge', subject_id: ravi.user_id, administrator: null, address: null }),
      anEntry({ action: 'merge_accounts', subject: 'caste', subject_id: '4', after: { new_name: 'One' } }),
    ],
  };
  return { meera, ravi, world };
}

const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Activity' });
  // While they are on their way, one cell holds their place.
  await waitFor(() => expect(within(table).getAllByRole('cell').length).toBeGreaterThan(1));
  return within(table).getAllByRole('row').slice(1);
};
const openWithJournal = (address: string, world: World) => openConsole(address, world, { extensions: ['journal'] });
const journalCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/admins/journal'));
const menu = () => within(screen.getAllByRole('navigation', { name: 'Screens' })[0] ?? document.body);

describe('the activity', () => {
  it('says who did what, about whom, and what changed where the action does not say it, in a line', async () => {
    const { world } = aDayOfWork();
    const { admin } = await openWithJournal('/admin/activity', world);
    const told = (await rows()).map(texts);
    expect(told).toEqual([
      [asha, 'Merge accounts', 'Caste 4', 'New name: One'],
      ['the server', 'Personal data removed', 'Ravi', ''],
      [asha, 'Decision taken back', 'Ravi', 'Status: approved → blocked'],
      ['an unknown e-mail', 'Network locked out', '192.0.2.66', ''],
      [asha, 'Maintenance mode enabled', '', ''],
      [asha, 'Panchanga deleted', expect.stringMatching('2026'), expect.stringContaining('Nakshatra: Rohini')],
      [asha, 'Vendor ad disabled', 'Tailor', ''],
      [
        asha,
        'Vendor ad changed',
        'Lotus House',
        'Title: Rose House → Lotus House, Picture: a picture → another picture',
      ],
      ['admin@example.org', 'Unblocked', 'Ravi', ''],
      [asha, 'Rejected', 'Meera Rao', ''],
    ]);
    const link = within(await rowOf('Unblocked')).getByRole('link', { name: 'Ravi' });
    expect(link).toHaveAttribute('href', '/admin/view-user/m-ravi');

    await admin.click(screen.getByRole('button', { name: 'Rejected' }));
    const details = await screen.findByRole('dialog', { name: 'Rejected' });
    expect(details).toHaveTextContent(/About\s*Meera Rao/);
    expect(details).toHaveTextContent('pending → rejected');
    expect(details).toHaveTextContent('192.0.2.7');
  });

  it('says what was done about the reports of a member, and who wrote a note', async () => {
    const closed = { closed_at: daysAgo(1) };
    const entries = [
      anEntry({ action: 'close reports', after: closed }),
      anEntry({ action: 'reopen reports', before: closed }),
      anEntry({ action: 'add note', after: { note_id: 7 } }),
      anEntry({ action: 'delete note', before: { note_id: 7 } }),
    ];
    await openWithJournal('/admin/activity', { entries });
    expect((await rows()).map(texts)).toEqual([
      [asha, 'Note deleted', 'nobody', ''],
      [asha, 'Note added', 'nobody', ''],
      [asha, 'Reports opened again', 'nobody', ''],
      [asha, 'Reports closed', 'nobody', ''],
    ]);
  });

  it('says which lists were read when it is asked, and which were exported', async () => {
    const entries = [
      anEntry({ action: 'view' }),
      anEntry({ action: 'read list', subject: 'list', subject_id: null, after: { list: 'requests', rows: 10 } }),
      anEntry({ action: 'export', subject: 'list', subject_id: null, after: { list: 'Users', rows: 1744 } }),
      anEntry({ action: 'purge', subject: 'list', administrator: null, after: { list: 'payments', rows: 3 } }),
    ];
    const { admin } = await openWithJournal('/admin/activity', { entries });
    expect((await rows()).map(texts)).toEqual([
      ['the server', 'Removed old payments (3 rows)', '', ''],
      [asha, 'Exported Users (1,744 rows)', '', ''],
    ]);
    await admin.click(screen.getByRole('button', { name: 'More' }));
    await choose(admin, 'Action', 'List read');
    await screen.findByText('Read the list of requests (10 rows)');
    expect((await rows()).map(texts)).toEqual([[asha, 'Read the list of requests (10 rows)', '', '']]);
  });

  it('sums up what each administrator has read, day by day', async () => {
    const read = (rows: number, administrator = asha) =>
      anEntry({
        action: 'read list',
        subject: 'list',
        subject_id: null,
        administrator,
        after: { list: 'users', rows },
      });
    const exported = anEntry({ action: 'export', subject: 'list', after: { list: 'Users', rows: 9 } });
    const old = anEntry({ action: 'view', at: daysAgo(40) });
    const entries = [old, read(1200), read(34), read(5, 'ravi@example.org'), anEntry({ action: 'view' }), exported];
    const { admin } = await openWithJournal('/admin/activity', { entries });
    await admin.click(await screen.findByRole('button', { name: 'Read per day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Read per day' });
    await within(dialog).findByText('1,234');
    expect(within(dialog).getAllByRole('row').slice(1).map(texts)).toEqual([
      [asha, '1,234', '1', '1'],
      ['ravi@example.org', '5', '0', '0'],
    ]);
  });

  it('leaves out sign-ins and viewed profiles until they are asked for', async () => {
    const { admin, calls } = await openWithJournal('/admin/activity', aDayOfWork().world);
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('10 events')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'More' }));
    await choose(admin, 'Action', 'Everything');
    expect(await screen.findByText('12 events')).toBeVisible();
    expect((await rows()).map(texts)).toContainEqual(['an unknown e-mail', 'Sign-in failed from 192.0.2.7', '', '']);
    expect(window.location.search).toBe('?action=any');
    expect(journalCalls(calls).at(-1)).toBe('GET /admins/journal?page=1');
    await choose(admin, 'Action', 'Profile viewed');
    expect(await screen.findByText('1 event')).toBeVisible();
    expect(await screen.findByText('long-gone')).toBeVisible();
  });

  it('finds the events of a member by a name that no event on the screen has', async () => {
    const { world } = aDayOfWork();
    const views = Array.from({ length: 12 }, (_, number) =>
      anEntry({ action: 'add', subject: 'category', subject_id: String(number), after: { category: `C${number}` } }),
    );
    const { admin } = await openWithJournal('/admin/activity', { ...world, entries: [...world.entries!, ...views] });
    expect(await screen.findByText('C11')).toBeVisible();
    await choose(admin, 'Member', 'Meera Rao');
    expect(await screen.findByText('1 event')).toBeVisible();
    expect((await rows()).map(texts)).toEqual([[asha, 'Rejected', 'Meera Rao', '']]);
    expect(window.location.search).toBe('?member=m-meera');
  });

  it('shows the days of the address as they begin and end where the administrator is', async () => {
    const { world } = aDayOfWork();
    const local = (days: number, hours: number) => {
      const time = new Date();
      time.setDate(time.getDate() - days);
      time.setHours(hours, 30, 0, 0);
      return time;
    };
    const at = [local(3, 23), local(2, 0), local(2, 23), local(1, 0)];
    const entries = at.map((time, index) => anEntry({ at: time.toISOString(), subject_id: `m-${index}` }));
    const day = [local(2, 12)].map((time) =>
      [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
    )[0];
    await openWithJournal(`/admin/activity?from=${day}&to=${day}`, { ...world, entries });
    expect(await screen.findByText('m-2')).toBeVisible();
    expect((await rows()).map((row) => texts(row)[2])).toEqual(['m-2', 'm-1']);
  });

  it('saves all pages of what is shown, and nothing else', async () => {
    const files = watchSavedFiles();
    const { world } = aDayOfWork();
    const views = Array.from({ length: 23 }, (_, number) => anEntry({ action: 'view', subject_id: `m-${number}` }));
    const { admin } = await openWithJournal('/admin/activity?action=view', {
      ...world,
      entries: [...(world.entries ?? []), ...views],
    });
    expect(await screen.findByText('m-22')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 24 rows')).toBeVisible();
    await waitFor(() => expect(files).toHaveLength(1));
    const [head, first, ...others] = files[0]!.text.trim().split('\r\n');
    expect(head).toBe('"When","Who","What","About","User Id","Before","After","Network address"');
    expect(first).toContain(`"${asha}","Profile viewed","m-22","m-22","","","192.0.2.7"`);
    expect(others).toHaveLength(23);
    expect(files[0]!.name).toMatch(/^activity-profile-viewed-24-/);
  });
});

describe('a server', () => {
  it('that has a journal has it in the menu and in the box of Ctrl+K at once, and is asked when it is opened', async () => {
    const { admin, calls } = await openWithJournal('/admin/profile', aDayOfWork().world);
    await screen.findByRole('heading', { level: 1 });
    expect(menu().getByRole('link', { name: 'Activity' })).toBeVisible();
    await admin.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: 'Activity' })).toBeVisible();
    expect(journalCalls(calls)).toEqual([]);
    await admin.keyboard('{Escape}');
    await admin.click(menu().getByRole('link', { name: 'Activity' }));
    expect(await screen.findByText('Unblocked')).toBeVisible();
    await goTo('/admin/profile');
    expect(journalCalls(calls)).toHaveLength(1);
    expect(journalCalls(calls)[0]).toContain('except=view');
  });

  it('of which config.js names no journal has no such screen', async () => {
    const { admin } = await openConsole('/admin/activity', aDayOfWork().world);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(menu().queryByRole('link', { name: 'Activity' })).not.toBeInTheDocument();
    await admin.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: 'Version Control' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Activity' })).not.toBeInTheDocument();
  });
});

describe('the history of a member', () => {
  it('tells what was decided and by whom, with the way to all of it', async () => {
    const { world } = aDayOfWork();
    await openWithJournal('/admin/view-user/m-meera', world);
    const link = await screen.findByRole('link', { name: 'All activity' });
    expect(link).toHaveAttribute('href', '/admin/activity?member=m-meera');
    const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(daysAgo(3)));
    const history = screen.getByRole('region', { name: 'History' });
    expect(await within(history).findByText(`Rejected by`, { exact: false })).toHaveTextContent(`Rejected by ${asha}`);
    expect(history).toHaveTextContent(day);
    expect(history).not.toHaveTextContent('viewed');
  });
});
