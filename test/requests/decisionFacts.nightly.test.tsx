import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile, someMembers } from '../support/builders';
import { openConsole, pressInRow, rowOf } from '../support/openConsole';
import { textsOf } from '../support/steps';
import { onDesk } from './deskSteps';

const question = (title: string) => screen.findByRole('dialog', { name: title });

it('says that nothing was found in the text of a profile that was read', async () => {
  const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });
  const { admin } = await openConsole('/admin/requests', { members: [asha], profiles: [aProfile(asha)] });
  await admin.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  await screen.findByText('Nothing found in the text');
  await admin.keyboard('{Escape}');
  for (const [action, title] of [
    ['Accept', 'Accept the request'],
    ['Reject', 'Reject the request'],
  ] as const) {
    await pressInRow(admin, 'Asha Rao', action);
    expect(within(await question(title)).getByText('Nothing found in the text')).toBeVisible();
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('about many says whose profiles were not read, and opens exactly these', async () => {
  const members = someMembers(4, 'Member', { status: 'pending' });
  const { admin } = await openConsole('/admin/requests', { members, profiles: members.map((one) => aProfile(one)) });
  await admin.click(await screen.findByRole('link', { name: 'Member 02' }));
  await onDesk('Member 02');
  await screen.findByText('I teach children to sing.');
  await admin.keyboard('{Escape}');
  for (const name of ['Member 01', 'Member 02', 'Member 04'])
    await admin.click(within(await rowOf(name)).getByRole('checkbox'));
  await admin.click(screen.getByRole('button', { name: 'Accept 3' }));
  const asked = within(await question('Accept the requests'));
  expect(asked.getByText(/Profiles not read: 2/)).toBeVisible();
  await admin.click(asked.getByRole('button', { name: 'Read these 2' }));
  await onDesk('Member 01');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const list = within(screen.getByRole('table', { name: 'User Requests' }));
  expect(textsOf(list.getAllByRole('link'))).toEqual(['Member 01', 'Member 04']);
  expect(screen.getByText('2 chosen requests')).toBeVisible();
  await admin.keyboard('j');
  await onDesk('Member 04');
  await admin.keyboard('k');
  await onDesk('Member 01');
  await admin.keyboard('j');
  await onDesk('Member 04');
  await admin.keyboard('j');
  expect(await screen.findByText('This was the last of them')).toBeVisible();
});
