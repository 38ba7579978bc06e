import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aProfile, aReport } from '../support/builders';
import { goTo, openConsole, pressInRow, rowOf } from '../support/openConsole';

const question = (title: string) => screen.findByRole('dialog', { name: title });

it('says that the profile was not read; once it was, what it gives away, in the row as well', async () => {
  const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });
  const profile = aProfile(asha, {
    family: { about_me: 'Call me on 98450 12345' },
    personal: { dob: '2011-05-03', gender: 'female' },
  });
  const { admin } = await openConsole('/admin/requests', { members: [asha], profiles: [profile] });
  await pressInRow(admin, 'Asha Rao', 'Accept');
  expect(await within(await question('Accept the request')).findByText('You have not read the profile.')).toBeVisible();
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await admin.click(screen.getByRole('link', { name: 'Asha Rao' }));
  expect(await screen.findByText('A phone number in About me')).toBeVisible();
  await admin.keyboard('{Escape}');
  const row = within(await rowOf('Asha Rao'));
  expect(await row.findByText('Text')).toHaveAttribute('title', 'A phone number in About me');
  expect(row.getByText('Age')).toBeVisible();
  await pressInRow(admin, 'Asha Rao', 'Accept');
  const asked = within(await question('Accept the request'));
  const warnings = asked.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(warnings).toEqual([expect.stringContaining('Under the legal age of marriage'), 'A phone number in About me']);
  expect(asked.queryByText('You have not read the profile.')).not.toBeInTheDocument();
});

it('names what a block leaves behind, as far as it is known', async () => {
  const [mohan, ravi] = [aMember({ username: 'Mohan Bhat', status: 'approved' }), aMember({ username: 'Ravi Pai' })];
  const { admin, calls } = await openConsole('/admin/reported_users_profiles', {
    members: [mohan, ravi],
    reports: [aReport(ravi, mohan), aReport(ravi, mohan)],
  });
  await rowOf('Mohan Bhat');
  await goTo('/admin/users');
  await screen.findByRole('heading', { name: 'Users List' });
  await rowOf('Mohan Bhat');
  const before = calls.length;
  await pressInRow(admin, 'Mohan Bhat', 'Block');
  expect(await within(await question('Block the user')).findByText('Left behind: 2 open reports.')).toBeVisible();
  expect(calls).toHaveLength(before);
});
