import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMember, someMembers } from '../support/builders';
import { moveClock } from '../support/clock';
import { goTo, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';

const approved = { status: 'approved' } as const;
const searchEveryone = 'Search everyone (by phone and e-mail too)';
const pageOf = (request: Request) => Number(new URL(request.url).searchParams.get('page'));
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const walked = (calls: string[]) => calls.filter((call) => call.includes('listuser')).length;

describe('the whole set of a list', () => {
  it('is read from the list, searched by name, phone and e-mail, and leaves no page of it in the store', async () => {
    const { admin, calls, store } = await openConsole('/admin/users', {
      members: [
        ...someMembers(40, 'Member', approved),
        aMember({ username: 'Asha Rao', email: 'lotus@example.org', phone: '919900011122', ...approved }),
        aMember({ username: 'Not yet in', status: 'pending' }),
      ],
    });
    await admin.click(await screen.findByRole('button', { name: searchEveryone }));
    await screen.findByText(/^41 members · updated just now$/);
    expect(walked(calls)).toBe(1 + 5);
    expect(window.location.search).toBe('?set=whole');
    await waitFor(() =>
      expect(Object.keys(store.getState().api.queries).filter((key) => key.startsWith('readMembers'))).toEqual([]),
    );

    const box = screen.getByRole('searchbox', { name: 'Search by name, phone or e-mail' });
    for (const text of ['asha', 'LOTUS@', '+91 99000']) {
      await admin.clear(box);
      await waitFor(() => expect(names()).toHaveLength(10));
      await admin.type(box, `${text}{Enter}`);
      await waitFor(() => expect(names()).toEqual(['Asha Rao']));
    }
    expect(new URLSearchParams(window.location.search).get('find')).toBe('+91 99000');
    expect(walked(calls)).toBe(6);
  });

  it('sorts by a column, upwards, downwards and not at all, and keeps that in the address', async () => {
    const { admin } = await openConsole('/admin/users?set=whole', {
      members: ['Zoya', 'asha', 'Émile'].map((username) => aMember({ username, ...approved })),
    });
    const listed = await screen.findByText('Zoya').then(names);
    const heading = () => screen.getByRole('columnheader', { name: /^Name/ });
    const press = () => admin.click(heading());
    expect(heading()).not.toHaveAttribute('aria-sort');
    fireEvent.click(heading());
    // The heading answers at once, before the address and the rows do.
    expect(heading()).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(listed);
    await waitFor(() => expect(names()).toEqual(['asha', 'Émile', 'Zoya']));
    expect(heading()).toHaveAttribute('aria-sort', 'ascending');
    await press();
    await waitFor(() => expect(names()).toEqual(['Zoya', 'Émile', 'asha']));
    expect(heading()).toHaveAttribute('aria-sort', 'descending');
    expect(window.location.search).toBe('?set=whole&sort=name-down');
    await act(async () => window.history.back());
    await waitFor(() => expect(names()).toEqual(['asha', 'Émile', 'Zoya']));
    expect(heading()).toHaveAttribute('aria-sort', 'ascending');
    await press();
    await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
    await press();
    await waitFor(() => expect(names()).toEqual(listed));
  });

  it('marks who shares a phone or an e-mail, and shows them all on a press', async () => {
    const { admin } = await openConsole('/admin/users?set=whole', {
      members: [
        aMember({ username: 'Asha', phone: '919900011122', email: 'one@example.org', ...approved }),
        aMember({ username: 'Asha again', phone: '+91 99000 11122', email: 'ONE@example.org', ...approved }),
        aMember({ username: 'Third', phone: '09900011122', ...approved }),
        aMember({ username: 'Alone', ...approved }),
      ],
    });
    const row = within(await rowOf('Asha'));
    expect(row.getByRole('button', { name: 'Same e-mail as 1 other: Asha again' })).toBeVisible();
    await admin.click(row.getByRole('button', { name: /^Same phone as 2 others: / }));
    expect(await screen.findByText('3 found.')).toBeVisible();
    expect(screen.queryByText('Alone')).toBeNull();
  });

  it('gives the specified list back as it was', async () => {
    const { admin } = await openConsole('/admin/users?name=Member', { members: someMembers(12, 'Member', approved) });
    await rowOf('Member 12');
    await admin.click(screen.getByRole('button', { name: searchEveryone }));
    expect(await screen.findByText('12 found.')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByRole('searchbox', { name: 'Search by name' })).toHaveValue('Member');
    expect(window.location.search).toBe('?name=Member');
  });

  it('says how far the reading is, and how old its list is; reads it again on demand', async () => {
    const members = someMembers(25, 'Member', approved);
    const { admin, companion, intercept } = await openConsole('/auth/forgot-password', { members });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => void (release = resolve));
    intercept((request) => (pageOf(request) === 3 ? held.then(() => companion.fetch(request)) : undefined));
    await goTo('/admin/users?set=whole');
    expect(await screen.findByText('20 of about 25')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toHaveAttribute('aria-valuenow', '80');
    await act(async () => release());
    expect(await screen.findByText(/^25 members · updated just now/)).toBeVisible();

    moveClock(180_000);
    await admin.click(screen.getByRole('link', { name: 'Vendor ads' }));
    await screen.findByRole('heading', { level: 1, name: 'Vendor ads' });
    await act(async () => window.history.back());
    expect(await screen.findByText(/^25 members · updated 3 minutes ago/)).toBeVisible();
    await companion.db.deleteFrom('members').where('username', '=', 'Member 25').execute();
    await admin.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^24 members · updated just now/)).toBeVisible();
  });

  it('forgets what was read when it is cancelled', async () => {
    const { admin, calls, intercept } = await openConsole('/admin/users', {
      members: someMembers(60, 'Member', approved),
    });
    await screen.findByRole('button', { name: searchEveryone });
    intercept((request) => (pageOf(request) > 1 ? new Promise(() => undefined) : undefined));
    await admin.click(screen.getByRole('button', { name: searchEveryone }));
    await screen.findByText('10 of about 60');
    await admin.click(screen.getByRole('button', { name: 'Cancel' }));
    await rowOf('Member 60');
    expect(window.location.search).toBe('');
    expect(walked(calls)).toBeLessThanOrEqual(1 + 1 + 3 + 1);
  });

  it('keeps what it read when a page fails, says why, and goes on', async () => {
    const { admin, calls, intercept } = await openConsole('/auth/forgot-password', {
      members: someMembers(35, 'Member', approved),
    });
    intercept((request) =>
      pageOf(request) === 3 ? Response.json({ message: 'The archive is closed.' }, { status: 500 }) : undefined,
    );
    await goTo('/admin/users?set=whole');
    expect(await screen.findByText('Stopped at 20 of about 35. The archive is closed.')).toBeVisible();
    await rowOf('Member 35');
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText(/^35 members · updated just now/)).toBeVisible();
    expect(calls.filter((call) => call.endsWith('page=1'))).toHaveLength(1);
  });

  it('calls no list empty of which nothing could be read', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password', {
      members: someMembers(3, 'Member', approved),
    });
    intercept((request) =>
      request.url.includes('listuser') ? Response.json({ message: 'Closed.' }, { status: 500 }) : undefined,
    );
    await goTo('/admin/users?set=whole');
    expect(await screen.findByText('Nothing was read. Closed.')).toBeVisible();
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(screen.queryByText('No Data Found!!')).toBeNull();
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Go on' }));
    await rowOf('Member 03');
  });

  it('shows what was answered meanwhile, without reading again', async () => {
    const { admin } = await openConsole('/admin/users?set=whole', {
      members: [aMember({ username: 'Asha', ...approved })],
    });
    await pressInRow(admin, 'Asha', 'Block');
    await pressInDialog(admin, 'Block the user', 'Block');
    expect(await within(await rowOf('Asha')).findByRole('button', { name: 'Unblock' })).toBeVisible();
  });

  it('lets go of a rejected member who was let in', async () => {
    const { admin } = await openConsole('/admin/users?group=rejected&set=whole', {
      members: [aMember({ username: 'Asha', status: 'rejected' })],
    });
    await pressInRow(admin, 'Asha', 'Unblock');
    await pressInDialog(admin, 'Unblock the user', 'Unblock');
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
  });

  it('is gone with the session', async () => {
    const { admin, calls } = await openConsole('/admin/users?set=whole', {
      members: someMembers(3, 'Member', approved),
    });
    await rowOf('Member 01');
    await admin.click(screen.getByRole('button', { name: 'Account' }));
    await admin.click(await screen.findByText('Logout'));
    await screen.findByRole('heading', { name: 'Sign In' });
    const before = calls.length;
    await admin.type(screen.getByLabelText('Email'), 'admin@example.org');
    await admin.type(screen.getByLabelText('Password'), 'Lotus-Lamp-2026{Enter}');
    await screen.findByRole('heading', { level: 1, name: /Dashboard|Users/ });
    await goTo('/admin/users?set=whole');
    await rowOf('Member 01');
    expect(walked(calls.slice(before))).toBeGreaterThan(0);
  });
});
