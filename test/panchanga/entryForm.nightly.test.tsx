import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPanchanga } from '../support/builders';
import {
  findChoice,
  choices,
  choose,
  goTo,
  openConsole,
  pressInDialog,
  pressInRow,
  rowOf,
} from '../support/openConsole';
import { isWrite } from '../support/steps';
import { here, computed, writes, field, noteOf, computedInto, openComputed, press, watchBodies } from './entries';

describe('adding a panchanga', () => {
  it('fills the fields that nobody has written into, and keeps the others, which are the draft', async () => {
    const { admin, bodies } = await openComputed();
    expect(noteOf('Thithi')).toHaveTextContent('until 02:38, Nov 23');
    expect(noteOf('Vaara')).toHaveTextContent('Sunday');
    expect(screen.getByText(/^Sunrise in Udupi 06:33\. Values at sunrise \(Drik, Lahiri\)/)).toBeVisible();

    const drafts = () => Object.entries({ ...window.sessionStorage }).filter(([key]) => key.startsWith('draft:'));
    expect(drafts()).toEqual([]);
    await admin.clear(field('Yoga'));
    await admin.type(field('Yoga'), 'My own yoga');
    await waitFor(() =>
      expect(drafts().map(([, draft]) => JSON.parse(String(draft)))).toEqual([
        { date: '2026-11-22', yoga: 'My own yoga' },
      ]),
    );
    await admin.clear(screen.getByLabelText('Date'));
    await admin.type(screen.getByLabelText('Date'), '2026-11-21');
    await computedInto('Thithi', 'Shukla Dwadashi');
    expect(noteOf('Thithi')).toHaveTextContent('changes at sunrise');
    expect(field('Yoga')).toHaveValue('My own yoga');
    expect(noteOf('Yoga')).toHaveTextContent('Almanac: Siddhi, until 02:31, Nov 22');

    await pressInDialog(admin, 'Add New Panchanga', 'Add');
    expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
    expect(bodies).toEqual([
      {
        date: '2026-11-21',
        thithi: 'Shukla Dwadashi',
        nakshatra: 'Uttara Bhadrapada until 06:51, then Revati',
        vaaara: 'Shanivara',
        yoga: 'My own yoga',
        karana: 'Bava',
      },
    ]);
  });

  it('reads the day as it is written in India, and says what it cannot read', async () => {
    const { admin } = await openComputed();
    const date = screen.getByLabelText('Date');
    await admin.clear(date);
    await admin.paste('21/11/26');
    await admin.tab();
    await computedInto('Thithi', 'Shukla Dwadashi');
    expect(date).toHaveValue('2026-11-21');
    await admin.clear(date);
    await admin.paste('21.13.2026');
    await admin.tab();
    expect(await screen.findByText('‘21.13.2026’ is no date. Write it like 26-11-2026.')).toBeVisible();
    expect(within(screen.getByRole('dialog', { name: /./ })).getByRole('button', { name: 'Add' })).toBeDisabled();
    await admin.clear(date);
    await admin.paste('2026-11-22');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('adds an entry for the day that was typed last, however it is sent', async () => {
    const { admin, bodies } = await openComputed();
    await admin.clear(screen.getByLabelText('Date'));
    await admin.paste('25/11/26');
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
    await admin.keyboard('{Enter}');
    await screen.findByText('Panchanga added successfully');
    expect(bodies).toEqual([expect.objectContaining({ date: '2026-11-25' })]);
  });

  it('offers the names that a beginning in any spelling leads to, and puts none in the place of what is typed', async () => {
    const { admin, bodies } = await openComputed();
    await admin.click(field('Thithi'));
    expect(await findChoice('Shukla Pratipada')).toBeVisible();
    expect(await findChoice('Shukla Panchami')).toBeVisible();
    await admin.clear(field('Thithi'));
    await admin.type(field('Thithi'), 'Bidi');
    await waitFor(() =>
      expect(choices().map((option) => option.textContent)).toEqual(['Shukla Dwitiya', 'Krishna Dwitiya']),
    );
    press('Thithi', 'ArrowDown', 40);
    press('Thithi', 'ArrowDown', 40);
    press('Thithi', 'Enter', 13);
    expect(field('Thithi')).toHaveValue('Krishna Dwitiya');
    await admin.click(screen.getByRole('button', { name: 'Use this: Shukla Trayodashi' }));
    expect(field('Thithi')).toHaveValue('Shukla Trayodashi');
    await admin.clear(field('Thithi'));
    await admin.type(field('Thithi'), 'Shukla');
    await admin.hover(await findChoice('Shukla Navami'));
    press('Thithi', 'Tab', 9);
    await admin.tab();
    expect(field('Thithi')).toHaveValue('Shukla');
    await admin.clear(field('Nakshatra'));
    await admin.type(field('Nakshatra'), 'Ashw{Enter}');
    expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
    expect(bodies).toEqual([{ ...computed, thithi: 'Shukla', nakshatra: 'Ashw' }]);
  });

  it('takes a day from the keyboard, and sends nothing by the key that ends it', async () => {
    const { admin, calls } = await openComputed();
    const date = screen.getByLabelText('Date');
    await waitFor(() => expect(date).toHaveFocus());
    await admin.clear(date);
    await admin.type(date, '2026-11-21{Enter}');
    expect(date).toHaveValue('2026-11-21');
    await computedInto('Thithi', 'Shukla Dwadashi');
    expect(writes(calls)).toEqual([]);
    await admin.clear(date);
    await admin.type(date, '2026-11-20{Enter}{Enter}');
    expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
    expect(writes(calls)).toHaveLength(1);
  });

  it('adds a second entry only where that is wanted, for the day that was shown', async () => {
    const known = aPanchanga({ date: '2026-11-22', nakshatra: 'Bharani' });
    const { admin, calls, companion } = await openComputed({ panchanga: [known] });
    const dialog = within(screen.getByRole('dialog', { name: 'Add New Panchanga' }));
    const add = dialog.getByRole('button', { name: 'Add' });
    expect(await dialog.findByText('This day already has an entry.')).toBeVisible();
    expect(add).toBeDisabled();
    await admin.type(field('Yoga'), '{Enter}');
    await admin.click(screen.getByRole('checkbox', { name: 'Add a second entry for this day' }));
    expect(add).toBeEnabled();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-23' } });
    await waitFor(() => expect(dialog.queryByText('This day already has an entry.')).not.toBeInTheDocument());
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-22' } });
    expect(await screen.findByRole('checkbox', { name: /second entry/ })).toBeChecked();
    expect(writes(calls)).toEqual([]);

    await admin.click(add);
    expect(await screen.findByText('Panchanga added successfully')).toBeVisible();
    const saved = await companion.db
      .selectFrom('panchanga')
      .select('nakshatra')
      .orderBy('daily_panchanga_id')
      .execute();
    expect(saved.map(({ nakshatra }) => nakshatra)).toEqual(['Bharani', computed.nakshatra]);
  });

  it('computes for the place and in the spelling that the administrator prefers', async () => {
    const { admin } = await openConsole(`${here}?view=month&month=2026-11`);
    await admin.click(await screen.findByRole('button', { name: 'Almanac: Udupi, Pan-Indian' }));
    await choose(admin, 'Spelling', 'Kannada');
    await choose(admin, 'Place', 'Kolkata');
    expect(screen.getByRole('button', { name: 'Almanac: Kolkata, Kannada' })).toHaveAttribute('aria-expanded', 'true');
    await admin.click(await screen.findByRole('button', { name: /^Nov 22, 2026:/ }));
    await computedInto('Thithi', 'Shuddha Trayodashi');
    expect(screen.getByText(/^Sunrise in Kolkata 05:54; this service uses Udupi\./)).toBeVisible();
  });

  it('computes for coordinates, and says where the Sun does not rise', async () => {
    const { admin } = await openConsole(`${here}?view=month&month=2026-11`);
    await admin.click(await screen.findByRole('button', { name: 'Almanac: Udupi, Pan-Indian' }));
    await choose(admin, 'Place', 'Other coordinates...');
    await admin.clear(screen.getByLabelText('Latitude'));
    await admin.type(screen.getByLabelText('Latitude'), '95');
    // The words of the empty field leave as those of 95 come.
    await waitFor(() => expect(screen.getByText('from -90 to 90 degrees')).toBeVisible());
    expect(screen.getByLabelText('Latitude')).toBeInvalid();
    await admin.clear(screen.getByLabelText('Latitude'));
    await admin.type(screen.getByLabelText('Latitude'), '78');
    await admin.click(await screen.findByRole('button', { name: /^Nov 22, 2026:/ }));
    expect(await screen.findByText(/The Sun does not rise on this day at this place/)).toBeVisible();
    expect(field('Thithi')).toHaveValue('');
  });
});

describe('changing a panchanga', () => {
  const entry = aPanchanga({
    ...computed,
    thithi: 'Sudi Trayodasi',
    nakshatra: 'Bharani',
    yoga: 'Something else',
  });

  it('points out what differs in meaning from the computed values, and takes them on demand', async () => {
    const { admin, intercept } = await openConsole(here, { panchanga: [entry] });
    const bodies = watchBodies(intercept);
    await pressInRow(admin, 'Bharani', 'Edit');
    expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveTextContent('Nov 22, 2026');
    await waitFor(() => expect(field('Thithi')).toHaveFocus());
    await waitFor(() => expect(noteOf('Thithi')).toHaveTextContent(/^until 02:38, Nov 23 *$/));
    expect(noteOf('Karana')).toHaveTextContent(/^until 15:52 *$/);
    expect(noteOf('Yoga')).toHaveTextContent('Almanac: Vyatipata, until 23:30');
    expect(noteOf('Nakshatra')).toHaveTextContent('Almanac: Ashwini, until 04:16, Nov 23');
    expect(field('Nakshatra')).toHaveValue('Bharani');

    await admin.click(screen.getByRole('button', { name: 'Use this: Ashwini' }));
    expect(field('Nakshatra')).toHaveValue('Ashwini');
    await pressInDialog(admin, 'Update Panchanga', 'Update');
    expect(await screen.findByText('Panchanga updated successfully')).toBeVisible();
    expect(await rowOf('Ashwini')).toBeVisible();
    expect(bodies).toEqual([
      { ...computed, id: entry.daily_panchanga_id, thithi: 'Sudi Trayodasi', yoga: 'Something else' },
    ]);
  });

  it.each(['2026-11-22T00:00:00.000Z', '2026-11-21T18:30:00.000Z', Date.UTC(2026, 10, 22), 'Kartika 22'])(
    'sends the date back as it came: %s',
    async (date) => {
      const { admin, intercept } = await openConsole('/admin/version-control');
      const bodies: unknown[] = [];
      intercept(async (request) => {
        if (!request.url.includes('panchanga')) return undefined as never; // the companion answers
        if (isWrite(request)) bodies.push(await request.json());
        const rows = [{ ...computed, daily_panchanga_id: 7, date }];
        return Response.json({ responseCode: 200, responseData: isWrite(request) ? null : rows });
      });
      await goTo(`${here}?edit=7`);
      expect(await screen.findByRole('dialog', { name: 'Update Panchanga' })).toBeVisible();
      expect(screen.getByLabelText('Date')).toHaveTextContent(date === 'Kartika 22' ? date : 'Nov 22, 2026');
      await pressInDialog(admin, 'Update Panchanga', 'Update');
      expect(await screen.findByText('Panchanga updated successfully')).toBeVisible();
      expect(bodies).toEqual([{ ...computed, id: 7, date }]);
    },
  );
});
