import { screen, waitFor, within } from '@testing-library/react';
import { aMember, anEntry, daysAgo, type World } from '../support/builders';
import { openConsole } from '../support/openConsole';

export const asha = 'asha@example.org';

/** A day of work, the oldest first. */
export function aDayOfWork() {
  const meera = aMember({ user_id: 'm-meera', username: 'Meera Rao', status: 'rejected' });
  const ravi = aMember({ user_id: 'm-ravi', username: 'Ravi', status: 'approved' });
  const world: World = {
    members: [meera, ravi],
    entries: [
      anEntry({
        subject_id: meera.user_id,
        at: daysAgo(3),
        before: { status: 'pending' },
        after: { status: 'rejected' },
      }),
      anEntry({
        action: 'accept',
        administrator: 'admin@example.org',
        subject_id: ravi.user_id,
        before: { status: 'blocked' },
        after: { status: 'approved' },
      }),
      anEntry({ action: 'view', subject_id: 'long-gone' }),
      anEntry({
        action: 'update',
        subject: 'vendor ad',
        subject_id: '7',
        before: { title: 'Rose House', mobile: '919845012345', is_visible: 1, image: '/media/ads/a.png' },
        after: { title: 'Lotus House', mobile: '919845012345', is_visible: 1, image: '/media/ads/b.png' },
      }),
      anEntry({
        action: 'update',
        subject: 'vendor ad',
        subject_id: '8',
        before: { title: 'Tailor', is_visible: 1 },
        after: { title: 'Tailor', is_visible: 2 },
      }),
      anEntry({
        action: 'delete',
        subject: 'panchanga',
        subject_id: '3',
        before: { date: '2026-03-05', nakshatra: 'Rohini', thithi: 'Navami', vaaara: 'Guruvara', yoga: 'Siddha' },
      }),
      anEntry({ action: 'switch', subject: 'maintenance mode', subject_id: null, after: { value: '1' } }),
      anEntry({ action: 'fail to sign in', subject: 'administrator', subject_id: null, administrator: null }),
      anEntry({ action: 'lock out', subject: 'network', subject_id: '192.0.2.66', administrator: null }),
      anEntry({
        action: 'take back',
        subject_id: ravi.user_id,
        before: { status: 'approved' },
        after: { status: 'blocked' },
      }),
      anEntry({ action: 'purge', subject_id: ravi.user_id, administrator: null, address: null }),
      anEntry({ action: 'merge_accounts', subject: 'caste', subject_id: '4', after: { new_name: 'One' } }),
    ],
  };
  return { meera, ravi, world };
}

export const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

export const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Activity' });
  // While they are on their way, one cell holds their place.
  await waitFor(() => expect(within(table).getAllByRole('cell').length).toBeGreaterThan(1));
  return within(table).getAllByRole('row').slice(1);
};

export const openWithJournal = (address: string, world: World) =>
  openConsole(address, world, { extensions: ['journal'] });
