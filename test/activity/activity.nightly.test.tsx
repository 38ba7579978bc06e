import { screen, within } from '@testing-library/react';
import { anEntry, daysAgo } from '../support/builders';
import { choose } from '../support/openConsole';
import { refusing } from '../support/steps';
import { asha, aDayOfWork, texts, rows, openWithJournal } from './activitySteps';

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
  await screen.findByText('Read requests (10 rows)');
  expect((await rows()).map(texts)).toEqual([[asha, 'Read requests (10 rows)', '', '']]);
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

it('says no longer that the days could not be read while they are read again', async () => {
  const { admin, intercept } = await openWithJournal('/admin/activity', {});
  intercept(refusing('summary=', 'Not now.'));
  await admin.click(await screen.findByRole('button', { name: 'Read per day' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  intercept(({ url }) => (url.includes('summary=') ? new Promise(() => undefined) : undefined));
  await admin.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
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
