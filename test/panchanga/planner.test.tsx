import { screen, waitFor, within } from '@testing-library/react';
import { openConsole, pressInDialog } from '../support/openConsole';
import { refusal } from '../support/steps';
import { here, title, dates, computedOn, adds, openFill, savedDates } from './plannerSteps';

const isAdd = ({ method }: Request) => method === 'POST';
const failure = () => refusal('Injected failure.', 500);

it('shows filled, missing and differing days at a glance, and leads to each', async () => {
  const { admin } = await openConsole(here, {
    panchanga: [
      computedOn('2027-01-01'),
      computedOn('2027-01-02', { thithi: 'ಬಹುಳ ದಶಮಿ' }),
      computedOn('2027-01-03', { thithi: 'Purnima', yoga: 'Nothing that is known' }),
      computedOn('2027-01-04'),
      computedOn('2027-01-04'),
    ],
  });
  expect(await screen.findByText('3 match, 1 differs, 27 missing')).toBeVisible();
  const grid = within(screen.getByRole('grid', { name: 'January 2027' }));
  expect(grid.getAllByRole('button')).toHaveLength(31);
  expect(grid.getByRole('button', { name: /^Jan 2, 2027: filled/ })).toBeVisible();
  expect(grid.getByRole('button', { name: /^Jan 3, 2027: differing, Purnima / })).toBeVisible();
  expect(grid.getByRole('button', { name: /^Jan 4, 2027: filled, 2 entries/ })).toBeVisible();
  const differing = within(screen.getByRole('region', { name: 'Differs from the almanac' }));
  expect(differing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jan 3, 2027Thithi: Purnima, almanac Krishna Ekadashi',
  ]);

  await admin.click(grid.getByRole('button', { name: /^Jan 31, 2027: missing/ }));
  expect(await screen.findByLabelText('Date')).toHaveValue('2027-01-31');
  await pressInDialog(admin, 'Add New Panchanga', 'Close');
  await admin.click(grid.getByRole('button', { name: /^Jan 3, 2027/ }));
  expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
  await pressInDialog(admin, 'Update Panchanga', 'Close');
});

it('reports failures exactly and completes without adding a day twice', async () => {
  const opened = await openConsole(here, { panchanga: dates.slice(10).map((date) => computedOn(date)) });
  const { admin, calls, companion, intercept } = opened;
  let asked = 0;
  intercept((request) => {
    if (!isAdd(request)) return undefined;
    asked += 1;
    // Every third day fails; every other one of these was saved all the same.
    if (asked % 6 === 3) return companion.fetch(request).then(failure);
    return asked % 6 === 0 ? failure() : undefined;
  });
  await openFill(admin);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await pressInDialog(admin, title, 'Add 10 days');
  expect(await dialog.findByText('7 days added, 3 failed.')).toBeVisible();
  expect(dialog.getAllByText('Failed: Injected failure.')).toHaveLength(3);
  expect(await screen.findByText('7 days added')).toBeVisible();

  intercept(() => undefined);
  await pressInDialog(admin, title, 'Resume with the 3 days left');
  expect(await screen.findByText('3 days added')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Two had been saved when their answers said that they were not.
  expect(adds(calls)).toBe(11);
  expect(await savedDates(opened)).toEqual(dates);
});
