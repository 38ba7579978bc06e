import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, insertWorld, someMembers } from '../support/builders';
import { leaveTab, moveClock } from '../support/clock';
import { openConsole, rowOf } from '../support/openConsole';
import { members } from './facesSteps';
import { answer } from './undoSteps';

it('are read again when the tab is looked at again, unless one of them was answered', async () => {
  const { admin, companion } = await openConsole('/admin/requests', {
    members: [aMember({ username: 'Asha Rao', status: 'pending' })],
  });
  await rowOf('Asha Rao');
  const signUp = (username: string) => () =>
    insertWorld(companion.db, { members: [aMember({ username, status: 'pending' })] });
  await leaveTab(signUp('Late Arrival'));
  expect(await screen.findByText('Late Arrival')).toBeVisible();
  await answer(admin, 'Asha Rao', 'Accept');
  await leaveTab(signUp('Later Still'));
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  expect(await figures.findByText('2')).toBeVisible();
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
});

it('skips nobody on the next page after answers, nor on the page behind it, and is right after going back', async () => {
  const { admin, calls } = await openConsole('/admin/requests', {
    members: someMembers(25, 'Member', { status: 'pending' }),
  });
  const names = () => screen.getAllByRole('row').flatMap((row) => /Member \d\d/.exec(row.textContent ?? '')?.[0] ?? []);
  const accept = (name: string) => answer(admin, name, 'Accept');
  await rowOf('Member 01');
  for (const name of ['Member 01', 'Member 02', 'Member 05']) await accept(name);
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await rowOf('Member 20');
  expect(names()).toEqual(members(11, 20));
  await accept('Member 12');
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await rowOf('Member 25');
  expect(names()).toEqual(members(21, 25));

  const lists = calls.filter((call) => call.includes('listuser')).map((call) => call.split('page=')[1]);
  expect(lists).toEqual(['1', '1', '2', '2', '3']);
  await act(async () => window.history.back());
  await rowOf('Member 12');
  moveClock(30_000);
  await act(async () => window.history.back());
  await waitFor(() => expect(names()).toEqual(['Member 03', 'Member 04', ...members(6, 11), 'Member 13', 'Member 14']));
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await rowOf('Member 24');
  expect(names()).toEqual(members(15, 24));
});
