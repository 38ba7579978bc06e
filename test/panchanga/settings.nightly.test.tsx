import { screen, waitFor } from '@testing-library/react';
import { aPanchanga } from '../support/builders';
import { dayThere } from '../support/clock';
import { choose, openConsole } from '../support/openConsole';
import { computedInto, here } from './entries';

const planner = `${here}?view=month&month=2026-11`;
const almanac = { place: 'Bengaluru', spelling: 'Kannada' };

it('are those of the service; a browser that differs says so, and goes back at a press', async () => {
  const { admin } = await openConsole(planner, {}, { almanac });
  await admin.click(await screen.findByRole('button', { name: 'Almanac: Bengaluru, Kannada' }));
  expect(screen.queryByText(/this service uses/)).not.toBeInTheDocument();
  await choose(admin, 'Place', 'Udupi');
  expect(screen.getByText(/^for Udupi, Kannada; this service uses Bengaluru, Kannada/)).toBeVisible();
  await admin.click(screen.getByRole('button', { name: /^Nov 21, 2026:/ }));
  await computedInto('Thithi', 'Shuddha Dwadashi');
  expect(screen.getByText(/^Sunrise in Udupi 06:33; this service uses Bengaluru\./)).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Close' }));

  await admin.click(screen.getByRole('button', { name: 'Use these' }));
  expect(screen.getByRole('button', { name: 'Almanac: Bengaluru, Kannada' })).toBeVisible();
  await admin.click(screen.getByRole('button', { name: /^Nov 21, 2026:/ }));
  await computedInto('Thithi', 'Shuddha Ekadashi until 06:32, then Shuddha Dwadashi');
  expect(screen.getByText(/^Sunrise in Bengaluru \d\d:\d\d\. /)).toBeVisible();
});

it('are followed by a browser that chose the same, when the service changes them', async () => {
  const { admin } = await openConsole(planner, {}, { almanac });
  await admin.click(await screen.findByRole('button', { name: 'Almanac: Bengaluru, Kannada' }));
  await choose(admin, 'Place', 'Mysuru');
  await choose(admin, 'Place', 'Bengaluru');
  await choose(admin, 'Spelling', 'Pan-Indian');
  await choose(admin, 'Spelling', 'Kannada');
  expect(JSON.parse(window.localStorage.getItem('display-preferences') ?? '')).toMatchObject({
    place: '',
    ownSpelling: '',
  });
});

it('are those of the service in a browser that stored a spelling which nobody chose', async () => {
  window.localStorage.setItem(
    'display-preferences',
    JSON.stringify({ scheme: 'dark', place: '', spelling: 'pan-Indian' }),
  );
  await openConsole(planner, {}, { almanac });
  expect(await screen.findByRole('button', { name: 'Almanac: Bengaluru, Kannada' })).toBeVisible();
});

it('come with the language in which a day is shared', async () => {
  // jsdom cannot draw the picture.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { admin } = await openConsole(
    here,
    { panchanga: [aPanchanga({ date: dayThere() })] },
    { almanac: { ...almanac, language: 'Hindi' } },
  );
  await admin.click(await screen.findByRole('button', { name: /^Share/ }));
  expect(await screen.findByRole('radio', { name: 'हिन्दी' })).toBeChecked();
});

it('decide what day it is, wherever the browser stands', async () => {
  const here = dayThere(0, Intl.DateTimeFormat().resolvedOptions().timeZone);
  // One of the two has another day than the browser.
  const zone = ['Pacific/Kiritimati', 'Pacific/Niue'].find((one) => dayThere(0, one) !== here) ?? '';
  const { admin } = await openConsole('/admin/daily_panchanga', {}, { almanac: { place: `1.8 -157.4 ${zone}` } });
  await admin.click(await screen.findByRole('button', { name: 'Add panchanga' }));
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue(dayThere(0, zone)));
});
