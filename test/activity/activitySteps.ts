import { screen, waitFor, within } from '@testing-library/react';
import { aMember, anEntry, daysAgo, type World } from '../support/builders';
import { openConsole } from '../support/openConsole';

export const asha = 'asha@example.org';

const did = (action: string, subject_id: string | null, before?: object, after?: object, facts: object = {}) =>
  anEntry({ action, subject_id, before, after, ...facts });
const rose = { title: 'Rose House', mobile: '919845012345', is_visible: 1, image: '/media/ads/a.png' };
const tailor = { title: 'Tailor', is_visible: 1 };
const day = { date: '2026-03-05', nakshatra: 'Rohini', thithi: 'Navami', vaaara: 'Guruvara', yoga: 'Siddha' };

/** A day of work, the oldest first. */
export function aDayOfWork() {
  const meera = aMember({ user_id: 'm-meera', username: 'Meera Rao', status: 'rejected' });
  const ravi = aMember({ user_id: 'm-ravi', username: 'Ravi', status: 'approved' });
  const world: World = {
    members: [meera, ravi],
    entries: [
      did('reject', meera.user_id, { status: 'pending' }, { status: 'rejected' }, { at: daysAgo(3) }),
      did(
        'accept',
        ravi.user_id,
        { status: 'blocked' },
        { status: 'approved' },
        { administrator: 'admin@example.org' },
      ),
      did('view', 'long-gone'),
      did('update', '7', rose, { ...rose, title: 'Lotus House', image: '/media/ads/b.png' }, { subject: 'vendor ad' }),
      did('update', '8', tailor, { ...tailor, is_visible: 2 }, { subject: 'vendor ad' }),
      did('delete', '3', day, undefined, { subject: 'panchanga' }),
      did('switch', null, undefined, { value: '1' }, { subject: 'maintenance mode' }),
      did('fail to sign in', null, undefined, undefined, { subject: 'administrator', administrator: null }),
      did('lock out', '192.0.2.66', undefined, undefined, { subject: 'network', administrator: null }),
      did('take back', ravi.user_id, { status: 'approved' }, { status: 'blocked' }),
      did('purge', ravi.user_id, undefined, undefined, { administrator: null, address: null }),
      did('merge_accounts', '4', undefined, { new_name: 'One' }, { subject: 'caste' }),
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
