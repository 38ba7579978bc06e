import { screen, waitFor, within } from '@testing-library/react';
import { aPanchanga } from '../support/builders';
import { dayThere } from '../support/clock';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';
import { isWrite } from '../support/steps';
import { here, computed, writes, field, noteOf, computedInto, openComputed, write } from './entries';

it('begins with today and what is computed for it, and adds that', async () => {
  const today = dayThere();
  const { admin, calls, companion } = await openConsole(here);
  await screen.findByText('No Data Found!!');
  await admin.click(screen.getByRole('button', { name: 'Add panchanga' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Panchanga' })).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveValue(today);
  await waitFor(() => expect(noteOf('Thithi')).toHaveTextContent(/^until \d\d:\d\d/));
  await pressInDialog(admin, 'Add New Panchanga', 'Add');
  expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const saved = await companion.db.selectFrom('panchanga').selectAll().execute();
  expect(saved).toMatchObject([{ date: today }]);
  expect(await screen.findByText('1-1 /1')).toBeVisible();
  expect(writes(calls)).toEqual(['POST /api/panchanga/add_panchanga']);
  expect(window.location.search).toBe('');
});

it('cannot be sent while a field is blank', async () => {
  const { admin } = await openConsole(`${here}?add=2026-11-22`);
  await computedInto('Karana', computed.karana);
  const add = within(screen.getByRole('dialog', { name: /./ })).getByRole('button', { name: 'Add' });
  expect(add).toBeEnabled();
  // Each key draws the six fields anew: what counts here is what a field holds.
  for (const [name, blank] of Object.entries({ Thithi: '', Nakshatra: '', Vaara: '', Yoga: '', Karana: '  ' })) {
    write(name, blank);
    await waitFor(() => expect(add).toBeDisabled());
    write(name, 'x');
    await waitFor(() => expect(add).toBeEnabled());
  }
  await admin.clear(screen.getByLabelText('Date'));
  await admin.tab();
  expect(add).toBeDisabled();
  await admin.type(screen.getByLabelText('Date'), '2026-11-22');
  expect(add).toBeEnabled();
});

it('leads to the entry that the day has already, and asks where something was written', async () => {
  const known = aPanchanga({ date: '2026-11-22', nakshatra: 'Bharani' });
  const { admin } = await openConsole(`${here}?add=2026-11-22`, { panchanga: [known] });
  await admin.click(await screen.findByRole('button', { name: 'Edit it' }));
  expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
  expect(field('Nakshatra')).toHaveValue('Bharani');
  await pressInDialog(admin, 'Update Panchanga', 'Close');
  await waitFor(() => expect(window.location.search).toBe(''));

  await goTo(`${here}?add=2026-11-22`);
  await computedInto('Yoga', computed.yoga);
  await admin.type(field('Yoga'), '!');
  await admin.click(screen.getByRole('button', { name: 'Edit it' }));
  await pressInDialog(admin, 'Add New Panchanga', 'Discard');
  expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add New Panchanga' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
});

it('adds nothing to a day that somebody else has added meanwhile, and leads to that entry', async () => {
  const { admin, calls, companion } = await openComputed();
  const theirs = aPanchanga({ date: '2026-11-22', nakshatra: 'Theirs' });
  await companion.db.insertInto('panchanga').values(theirs).execute();
  await pressInDialog(admin, 'Add New Panchanga', 'Add');
  expect(await screen.findByText('Not saved: Somebody has added this day meanwhile.')).toBeVisible();
  expect(writes(calls)).toEqual([]);
  await admin.click(await screen.findByRole('button', { name: 'Edit it' }));
  expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
  expect(field('Nakshatra')).toHaveValue('Theirs');
});

it('says after a lost answer that the day is added, and adds it no second time', async () => {
  const { admin, calls, companion, intercept } = await openComputed();
  intercept((request) =>
    isWrite(request)
      ? companion.fetch(request).then(() => Promise.reject(new TypeError('connection lost')))
      : undefined,
  );
  await pressInDialog(admin, 'Add New Panchanga', 'Add');
  expect(await screen.findByText(/^No answer; it may have been saved/)).toBeVisible();
  await pressInDialog(admin, 'Add New Panchanga', 'Try again');
  expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(writes(calls)).toHaveLength(1);
});
