import { screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { aPanchanga } from '../support/builders';
import { dayThere } from '../support/clock';
import { choose, goTo, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { here, days, writes } from './entries';

describe('the list of the daily panchanga', () => {
  it('opens at today, whose row is marked, and adds from there on; a page in the address wins', async () => {
    const around = (place: number) => dayThere(place - 7);
    const panchanga = Array.from({ length: 9 }, (_, place) =>
      aPanchanga({ date: around(place + 1), nakshatra: `Star ${place + 1}` }),
    ).concat(Array.from({ length: 5 }, (_, place) => aPanchanga({ date: around(place + 10) })));
    const { admin } = await openConsole(here, { panchanga });
    expect(await rowOf('Star 7')).toHaveTextContent(/Today/);
    expect(screen.getByText('6-10 /14')).toBeVisible();
    await admin.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(await screen.findByText('1-5 /14')).toBeVisible();
    expect(window.location.search).toBe('?page=1');
    await admin.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await rowOf('Star 7')).toBeVisible();
    expect(window.location.search).toBe('');
    await admin.click(screen.getByRole('button', { name: 'Add panchanga' }));
    expect(await screen.findByLabelText('Date')).toHaveValue(around(7));
    const missing = dayjs(dayThere(8)).format('MMM D, YYYY');
    await admin.click(await screen.findByRole('button', { name: `Add ${missing}, the first missing day` }));
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue(around(15)));
    expect(screen.queryByText(/already has an entry/)).not.toBeInTheDocument();
  });

  it('searches in every spelling and narrows down to a month, in the address', async () => {
    const { admin } = await openConsole(here, {
      panchanga: [
        aPanchanga({ date: '2026-03-01', thithi: 'Shukla Ekadasi', nakshatra: 'Rohini' }),
        aPanchanga({ date: '2026-04-01', thithi: 'ಶುದ್ಧ ಏಕಾದಶಿ', nakshatra: 'Magha' }),
        aPanchanga({ date: '2026-04-02', thithi: 'Purnima', nakshatra: 'Hasta' }),
      ],
    });
    await rowOf('Rohini');
    await admin.type(screen.getByRole('searchbox', { name: 'Search the panchanga' }), 'Ekadashi');
    await waitFor(() => expect(screen.queryByText('Hasta')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(window.location.search).toBe('?search=Ekadashi');
    await choose(admin, 'Month to list', 'April 2026');
    await waitFor(() => expect(screen.queryByText('Rohini')).not.toBeInTheDocument());
    expect(await rowOf('Magha')).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('month')).toBe('2026-04');
    await goTo(`${here}?search=nothing`);
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
  });

  it('warns of days that have more than one entry', async () => {
    await openConsole(here, {
      panchanga: [
        aPanchanga({ date: '2026-03-05', yoga: 'First' }),
        aPanchanga({ date: '2026-03-05', yoga: 'Second' }),
        aPanchanga({ date: '2026-03-06', yoga: 'Alone' }),
      ],
    });
    expect(await rowOf('First')).toHaveTextContent('more than one entry');
    expect(await rowOf('Second')).toHaveTextContent('more than one entry');
    expect(await rowOf('Alone')).not.toHaveTextContent('more than one entry');
    expect(screen.getByText('1 day has more than one entry')).toBeVisible();
  });
});

it('deleting a panchanga asks first, and shows the page that is left', async () => {
  const { admin, calls } = await openConsole(`${here}?page=2`, { panchanga: days(6) });
  await pressInRow(admin, 'Star 1', 'Delete');
  expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent('Do you want to delete this item?Mar 1, 2026');
  await pressInDialog(admin, 'Delete Panchanga', 'Close');
  expect(writes(calls)).toEqual([]);
  await pressInRow(admin, 'Star 1', 'Delete');
  await pressInDialog(admin, 'Delete Panchanga', 'Delete');
  expect(await screen.findByText('Panchanga deleted successfully...')).toBeVisible();
  expect(await screen.findByText('1-5 /5')).toBeVisible();
  expect(writes(calls)).toHaveLength(1);
});
