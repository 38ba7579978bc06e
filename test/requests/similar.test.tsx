import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile } from '../support/builders';
import { runTimersOf } from '../support/clock';
import { goTo, openConsole, pressInRow, rowOf } from '../support/openConsole';

const again = aMember({
  user_id: 'again',
  username: 'Manjunath Rao',
  status: 'pending',
  phone: '919845012345',
  email: 'm.rao@gmail.com',
});

const blocked = aMember({ user_id: 'old', username: 'ಮಂಜುನಾಥ', status: 'blocked', phone: '09845012345' });

const twin = aMember({ user_id: 'twin', username: 'Uma Rao', status: 'approved', email: 'mrao+two@gmail.com' });

const profiles = [again, blocked, twin].map((one) => aProfile(one, { personal: { dob: '1995-03-02' } }));

const marksOf = async (name: string) =>
  within(await rowOf(name)).findAllByTitle(/^(Removed|Blocked|Rejected|Same|Family)/);
const textsOf = async (name: string) => (await marksOf(name)).map(({ textContent }) => textContent);

it('is told in the row, in the question and at the desk, where both profiles stand side by side', async () => {
  const { admin, calls } = await openConsole(
    '/admin/requests',
    { members: [again, blocked, twin], profiles },
    { extensions: ['similar'] },
  );
  await rowOf('Manjunath Rao');
  expect(await textsOf('Manjunath Rao')).toEqual(['Blocked before', 'Same e-mail: Uma Rao, approved']);
  expect(calls.filter((call) => call.includes('similar'))).toEqual(['GET /admins/similar?user_id=again']);
  await pressInRow(admin, 'Manjunath Rao', 'Accept');
  const question = within(await screen.findByRole('dialog', { name: 'Accept the request' }));
  expect((await question.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Blocked before: same phone number as ಮಂಜುನಾಥ',
    'Same e-mail as Uma Rao, approved',
  ]);
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await admin.click(screen.getByRole('link', { name: 'Manjunath Rao' }));
  await admin.click(await screen.findByRole('button', { name: 'Compare with ಮಂಜುನಾಥ' }));
  const both = within(await screen.findByRole('dialog', { name: 'Two profiles side by side' }));
  const phone = (await both.findByText('Phone Number')).closest('tr')!; // a row of the table
  await waitFor(() => expect(within(phone).getAllByText('+91 98450 12345')).toHaveLength(2));
  expect(phone).toHaveTextContent('Same');
});

it('is recognised among what was read on a server that keeps only the contract, at no call', async () => {
  const { calls } = await openConsole('/admin/requests', { members: [again, blocked, twin], profiles });
  await rowOf('Manjunath Rao');
  expect(calls.some((call) => call.includes('similar'))).toBe(false);
});

it.each([
  ['404', () => new Response('nothing here', { status: 404 })],
  ['500', () => Response.json({ message: 'no' }, { status: 500 })],
  ['a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['odd rows', () => Response.json({ data: [null, { user_id: 4 }, { user_id: 'again', similar: 'x' }] })],
  ['401', () => Response.json({ message: 'no' }, { status: 401 })],
])('nobody is told to have been here before where the extension answers %s', async (_what, reply) => {
  const { intercept, calls } = await openConsole(
    '/admin/users',
    { members: [again, blocked, twin] },
    { extensions: ['similar'] },
  );
  intercept(({ url }) => (url.includes('similar') ? reply() : undefined));
  await goTo('/admin/requests');
  await rowOf('Manjunath Rao');
  await waitFor(() => expect(calls.some((call) => call.includes('similar'))).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(await rowOf('Manjunath Rao')).getByRole('button', { name: 'Accept' })).toBeEnabled();
});

it.each([
  ['reads those who were rejected once the screen is at rest, where the server does not say who was here before', []],
  ['reads nobody where the server says it', ['similar'] as const],
])('%s', async (_what, extensions) => {
  const rejected = { ...blocked, status: 'rejected' } as const;
  const { calls } = await openConsole('/admin/users', { members: [again, rejected, twin], profiles }, { extensions });
  const reads = () => calls.filter((call) => call.includes('status=rejected')).length;
  await runTimersOf(() => goTo('/admin/requests'), 9_000);
  expect(reads()).toBe(0);
  await goTo('/admin/users');
  await runTimersOf(() => goTo('/admin/requests'), 11_000);
  await waitFor(() => expect(reads()).toBe(extensions.length === 0 ? 1 : 0));
  expect(await textsOf('Manjunath Rao')).toContain('Rejected before');
});
