import { act, screen, waitFor, within } from '@testing-library/react';
import { aPanchanga } from '../support/builders';
import { openConsole, pressInDialog } from '../support/openConsole';
import { here, title, dates, computedOn, adds, openFill, savedDates } from './plannerSteps';

it('marks and names what holds at no sunrise, or at two, and fills in both names of such a day', async () => {
  const { admin } = await openConsole('/admin/daily_panchanga?view=month&month=2027-02', {
    panchanga: [computedOn('2027-02-20')],
  });
  const grid = within(await screen.findByRole('grid', { name: 'February 2027' }));
  const day = grid.getByRole('button', { name: /^Feb 20, 2027: filled/ });
  expect(day).toHaveAccessibleName(/, kshaya$/);
  expect(day).toHaveTextContent('• ✓');
  expect(grid.getByRole('button', { name: /^Feb 1, 2027/ })).toHaveAccessibleName(/, vriddhi$/);
  expect(screen.getByText(/^Thithi: Purnima/)).toHaveTextContent(
    'Thithi: Purnima from 08:00 to 04:54, Feb 21, at no sunrise (kshaya), which the entry leaves out',
  );
  expect(screen.getByText(/^Thithi: Krishna Dashami/)).toHaveTextContent(
    'Thithi: Krishna Dashami at this sunrise and the one before (vriddhi)',
  );
  await admin.click(day);
  const both = 'Shukla Chaturdashi until 08:00, then Purnima';
  await admin.click(await screen.findByRole('button', { name: `Use this: ${both}` }));
  await pressInDialog(admin, 'Update Panchanga', 'Update');
  expect(await screen.findByText('Panchanga updated successfully')).toBeVisible();
  expect(await grid.findByText(both)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/which the entry leaves out/)).not.toBeInTheDocument());
});

it.each([
  ['Shuddha Chaturdashi until 08:00, then Hunnime', false],
  ['ಚತುರ್ದಶಿ, ಹುಣ್ಣಿಮೆ', false],
  ['Chaturdashi', true],
])('%j leaves the Purnima of 20 February 2027 out: %s', async (thithi, isLeftOut) => {
  await openConsole('/admin/daily_panchanga?view=month&month=2027-02', {
    panchanga: [{ ...computedOn('2027-02-20'), thithi }],
  });
  const note = await screen.findByText(/^Thithi: Purnima/);
  expect(/which the entry leaves out$/.test(note.textContent)).toBe(isLeftOut);
});

it('is one stop of the Tab key, and arrow keys move from day to day', async () => {
  const { admin } = await openConsole(here);
  const grid = within(await screen.findByRole('grid', { name: 'January 2027' }));
  const day = (number: number) => grid.getByRole('button', { name: new RegExp(`^Jan ${number}, 2027`) });
  // 2027 begins on a Friday.
  act(() => day(1).focus());
  for (const [keys, number] of [
    ['{ArrowUp}{ArrowLeft}', 1],
    ['{Home}', 1],
    ['{End}', 2],
    ['{ArrowDown}{ArrowRight}', 10],
    ['{End}', 16],
    ['{Home}{ArrowLeft}', 9],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 30],
    ['{ArrowRight}', 31],
    ['{ArrowRight}{ArrowDown}{End}', 31],
    ['{ArrowUp}', 24],
  ] as const) {
    await admin.keyboard(keys);
    expect(day(number)).toHaveFocus();
  }
  await admin.tab();
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement); // of this document
  await admin.tab({ shift: true });
  expect(day(24)).toHaveFocus();
  await admin.keyboard('{Enter}');
  expect(await screen.findByLabelText('Date')).toHaveValue('2027-01-24');
});

it('turns its leaves in the address, and goes back to the list', async () => {
  const { admin } = await openConsole(here);
  await screen.findByRole('heading', { name: 'January 2027' });
  await admin.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'February 2027' })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('month')).toBe('2027-02');
  await act(async () => window.history.back());
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Today' }));
  const now = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(
    Date.now(),
  );
  expect(await screen.findByRole('heading', { name: now })).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByText('No Data Found!!')).toBeVisible();
});

it('shows what it would add, adds it, and reports', async () => {
  const kept = computedOn('2027-01-03', { thithi: 'Purnima' });
  const there = dates.slice(12).map((date) => computedOn(date));
  const opened = await openConsole(here, { panchanga: [computedOn('2027-01-01'), kept, ...there] });
  const { admin, calls, companion } = opened;
  await openFill(admin);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent('10 days will be added for Udupi.');
  expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent(
    '1 day that differs from the almanac is left as it is.',
  );
  expect(dialog.getAllByRole('row')).toHaveLength(11);
  expect(dialog.getByRole('row', { name: /^Jan 2, 2027 Krishna Dashami Swati Shanivara/ })).toBeVisible();
  expect(adds(calls)).toBe(0);

  await pressInDialog(admin, title, 'Add 10 days');
  expect(await screen.findByText('10 days added')).toBeVisible();
  expect(await savedDates(opened)).toEqual(dates);
  const [third] = await companion.db.selectFrom('panchanga').selectAll().where('date', '=', kept.date).execute();
  expect(third).toEqual(kept);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('30 match, 1 differs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fill the missing days' })).toBeDisabled();
});

it('names the month that is filled, whichever one Back shows behind the dialog', async () => {
  const { admin } = await openConsole('/admin/daily_panchanga?view=month&month=2026-12');
  await admin.click(await screen.findByRole('button', { name: 'Next month' }));
  await screen.findByRole('grid', { name: 'January 2027' });
  await openFill(admin);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await act(async () => window.history.back());
  await screen.findByText('December 2026');
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
});

it('lists a day that somebody else filled meanwhile, and does not replace it', async () => {
  const opened = await openConsole(here, { panchanga: dates.slice(2).map((date) => computedOn(date)) });
  const { admin, companion } = opened;
  await openFill(admin);
  const theirs = aPanchanga({ date: '2027-01-02', yoga: 'Theirs' });
  await companion.db.insertInto('panchanga').values(theirs).execute();
  await pressInDialog(admin, title, 'Add 2 days');
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(await dialog.findByText('1 day added, 1 already there.')).toBeVisible();
  expect(dialog.getByText('There is an entry for this day already: it stays as it is.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Resume/ })).not.toBeInTheDocument();
  expect(await savedDates(opened)).toEqual(dates);
});

it('holds a sheet of the month for the printer', async () => {
  await openConsole(here, {
    panchanga: [computedOn('2027-01-02'), aPanchanga({ date: '2027-02-01' })],
  });
  await screen.findByText('1 matches, 30 missing');
  const sheet = within(screen.getByRole('heading', { name: 'Daily Panchanga, January 2027' }).parentElement!); // its sheet
  expect(sheet.getAllByRole('row')).toHaveLength(32);
  expect(sheet.getByRole('row', { name: /^Jan 2, 2027 Krishna Dashami ?until \d\d:\d\d/ })).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: 'Jan 3, 2027 - - - - -' })).toBeInTheDocument();
});

it.each([
  ['1900-01', 'January 1900', 'Previous month', 'Next month'],
  ['2100-12', 'December 2100', 'Next month', 'Previous month'],
])('leads from %s only where the almanac goes on, and keeps the focus', async (month, displayed, beyond, within) => {
  const { admin } = await openConsole(`/admin/daily_panchanga?view=month&month=${month}`);
  const arrow = await screen.findByRole('button', { name: beyond });
  expect(arrow).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: within })).toHaveAttribute('aria-disabled', 'false');
  await admin.click(arrow);
  expect(screen.getByRole('heading', { name: displayed })).toBeVisible();
  await admin.click(screen.getByRole('button', { name: within }));
  await admin.click(arrow);
  expect(screen.getByRole('heading', { name: displayed })).toBeVisible();
  expect(arrow).toHaveFocus();
  expect(arrow).toHaveAttribute('aria-disabled', 'true');
});
