import { screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole, rowOf } from '../support/openConsole';
import { again, blocked, twin } from './similarSteps';

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
