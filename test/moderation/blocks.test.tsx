import { screen, waitFor, within } from '@testing-library/react';
import { aBlock, aMember, someMembers } from '../support/builders';
import { inMenu, openConsole, rowOf } from '../support/openConsole';

const cellsOf = async (name: string) => within(await rowOf(name)).getAllByRole('cell');

it('names the blocked who are known from other screens, beside a short id, and finds them by name', async () => {
  const [asha, ravi, mohan] = [
    aMember({ username: 'Asha Rao', status: 'approved' }),
    aMember({ user_id: '0f6c2a55-b3dc-4b0e-9d5e-0c5a4d3c1a2b', username: 'Ravi', status: 'approved' }),
    aMember({ username: 'Mohan', status: 'rejected' }),
  ];
  const unread = aMember({ user_id: '00000000-never-read', username: 'Never Read', status: 'rejected' });
  const { admin, calls } = await openConsole('/admin/users', {
    members: [asha, ravi, mohan, unread],
    blocks: [aBlock(asha, unread), aBlock(asha, ravi), aBlock(asha, mohan), aBlock(mohan, asha)],
  });
  await rowOf('Ravi');
  await admin.click(inMenu('Blocked Users'));
  await screen.findByRole('heading', { level: 2, name: 'Blocked Users List' });
  const row = within((await screen.findByRole('link', { name: 'View details of Asha Rao' })).closest('tr')!); // it is in a row
  const link = row.getByRole('link', { name: `Ravi, ${ravi.user_id}` });
  expect(link).toHaveTextContent('Ravi 0f6c2a55…');
  expect(link).toHaveAttribute('href', `/admin/view-user/${ravi.user_id}`);
  expect(row.getByRole('link', { name: `Mohan, ${mohan.user_id}` })).toBeVisible();
  expect(row.getAllByRole('listitem').at(-1)).toHaveTextContent(/^00000000…$/);
  await admin.type(screen.getByRole('searchbox', { name: 'Search by name or id' }), 'ravi{Enter}');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByText('1 of 2 members blocked somebody')).toBeVisible();
  expect(calls.filter((call) => /userDetails|searchuser/.test(call))).toEqual([]);
});

it('says that a name may be that of somebody of whom only the id is known', async () => {
  const [asha, ravi] = [aMember({ username: 'Asha Rao', status: 'approved' }), aMember({ username: 'Ravi' })];
  await openConsole('/admin/blocked_users?search=ravi', { members: [asha, ravi], blocks: [aBlock(asha, ravi)] });
  expect(await screen.findByText(/their names are known once another screen has shown them/)).toBeVisible();
});

it('shows the first few of two hundred, and all of them on demand', async () => {
  const asha = aMember({ username: 'Asha Rao', status: 'approved' });
  const others = someMembers(200, 'Other', { status: 'approved' });
  const { admin } = await openConsole('/admin/blocked_users', {
    members: [asha, ...others],
    blocks: others.map((other) => aBlock(asha, other)),
  });
  const ids = async () => within((await cellsOf('Asha Rao'))[2]!).getAllByRole('link'); // the third of three columns
  expect(await ids()).toHaveLength(3);
  const more = screen.getByRole('button', { name: 'Show all 200' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await admin.click(more);
  expect(await ids()).toHaveLength(200);
  await admin.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(await ids()).toHaveLength(3);
});
