import { screen, waitFor } from '@testing-library/react';
import { dayThere } from '../support/clock';
import { goTo, openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { here, days, field } from './entries';

it('the list shows the page on which an added day stands, without the filters that would hide it', async () => {
  const { admin } = await openConsole(`${here}?month=2026-03&add=2026-02-28`, { panchanga: days(12) });
  await waitFor(() => expect(field('Vaara')).not.toHaveValue(''));
  await pressInDialog(admin, 'Add New Panchanga', 'Add');
  expect(await rowOf('Feb 28, 2026')).toBeVisible();
  expect(await screen.findByText('11-13 /13')).toBeVisible();
  expect(window.location.search).toBe('?page=3');

  await goTo(`${here}?month=2026-03&page=3&add=2026-03-20`);
  await waitFor(() => expect(field('Vaara')).not.toHaveValue(''));
  await pressInDialog(admin, 'Add New Panchanga', 'Add');
  expect(await rowOf('Mar 20, 2026')).toBeVisible();
  expect(window.location.search).toBe('?month=2026-03');
});

describe('the line about tomorrow', () => {
  const tomorrow = dayThere(1);

  it('leads from the almanac to the missing day', async () => {
    const { admin } = await openConsole(here);
    expect(await screen.findByText('Tomorrow is missing')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Add it' }));
    expect(await screen.findByLabelText('Date')).toHaveValue(tomorrow);
    await waitFor(() => expect(field('Vaara')).not.toHaveValue(''));
    await pressInDialog(admin, 'Add New Panchanga', 'Add');
    await waitFor(() => expect(screen.queryByText('Tomorrow is missing')).not.toBeInTheDocument());
  });
});
