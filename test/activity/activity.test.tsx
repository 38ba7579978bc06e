import { screen, waitFor, within } from '@testing-library/react';
import { anEntry, daysAgo } from '../support/builders';
import { choose, goTo, openConsole, rowOf } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';
import { asha, aDayOfWork, texts, rows, openWithJournal } from './activitySteps';

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
    await admin.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
  });

  it('shows the filters that are in use, wherever the address came from', async () => {
    const { world } = aDayOfWork();
    await openWithJournal('/admin/activity', world);
    await rows();
    expect(screen.queryByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
    await goTo('/admin/activity?action=reject');
    expect(await screen.findByRole('combobox', { name: 'Action' })).toBeVisible();
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

  it('counts up to ten thousand, and still saves every one, once', async () => {
    const files = watchSavedFiles();
    const entries = Array.from({ length: 10_030 }, (_, number) => anEntry({ subject_id: `m-${number}` }));
    const { admin, calls } = await openWithJournal('/admin/activity', { entries });
    expect(await screen.findByText('More than 10,000 events')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 10,030 rows')).toBeVisible();
    await waitFor(() => expect(files).toHaveLength(1));
    const [, ...saved] = files[0]!.text.trim().split('\r\n');
    expect(new Set(saved.map((line) => line.split(',')[4])).size).toBe(10_030);
    // By their number the later pages would cost more and more.
    expect(journalCalls(calls)).toContainEqual(expect.stringMatching(/&before=\d+&page=1$/));
  });
});

describe('a server', () => {
  it('that has a journal has it in the menu and in Ctrl+K at once, and is asked when it is opened', async () => {
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

it('the history of a member tells what was decided and by whom, with the way to all of it', async () => {
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
