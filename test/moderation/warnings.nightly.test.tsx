import { screen, waitFor, within } from '@testing-library/react';
import { aDeletedMember, aMember, aReport } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { warnings, lines, fitting, profileOf } from './warningsSteps';

it('says that a name cannot be seen, and shows a dash in its place', async () => {
  const unseen = fitting({ username: '\u3164\u00ad' });
  await openConsole(`/admin/view-user/${unseen.user_id}`, { members: [unseen], profiles: [profileOf(unseen)] });
  await waitFor(() => expect(lines()).toEqual(['Name cannot be seen']));
  expect(screen.getAllByText('-').length).toBeGreaterThan(0);
});

it('names on the desk who shares a phone number or an e-mail, among all that was read', async () => {
  const asha = fitting({ email: 'ASHA@example.org' });
  const twin = aMember({ username: 'Aasha R', phone: '99000 11122', created_at: new Date().toISOString() });
  const gone = aDeletedMember({ username: 'Gone', email: 'asha@EXAMPLE.org' });
  const { admin } = await openConsole('/admin/requests', {
    members: [asha, twin, gone],
    profiles: [profileOf(asha)],
  });
  await admin.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  await waitFor(() =>
    expect(lines()).toEqual([
      'Deleted before: same e-mail as GoneCompare',
      'Same phone number as Aasha R, pendingCompare',
    ]),
  );
  expect(within(warnings()!).getByRole('link', { name: 'Aasha R' })).toHaveAttribute(
    'href',
    `/admin/view-user/${twin.user_id}`,
  );
});

it('marks the rows of the requests and of a bulk answer with what is known, at no call', async () => {
  const asha = fitting({ username: 'Asha Rao' });
  const twin = fitting({ username: 'Aasha R', phone: '99000 11122', email: 'aasha@example.org' });
  const child = fitting({ username: 'Uma Iyer', phone: '+919900011155', email: 'uma@example.org' });
  const { admin, calls } = await openConsole('/admin/requests', {
    members: [asha, twin, child],
    profiles: [profileOf(child, { age: '17', dob: '' })],
    reports: [aReport(asha, child)],
  });
  const marksOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!); // a link of the table
  expect((await marksOf('Asha Rao')).getByTitle('Same phone number as Aasha R, pending')).toHaveTextContent(
    'Same phone: Aasha R, pending',
  );
  expect((await marksOf('Aasha R')).getByText('Same phone: Asha Rao, pending')).toBeVisible();
  expect((await marksOf('Uma Iyer')).queryByText('Age')).not.toBeInTheDocument();
  expect(calls.filter((call) => call.includes('userDetails'))).toEqual([]);

  await admin.click(await screen.findByRole('link', { name: 'Uma Iyer' }));
  await waitFor(async () => expect((await marksOf('Uma Iyer')).getByText('Age')).toBeVisible());
  await waitFor(async () => expect((await marksOf('Uma Iyer')).getByText('Reported')).toBeVisible());

  await admin.keyboard('{Escape}');
  await screen.findByRole('checkbox', { name: 'Select Asha Rao' });
  for (const name of ['Asha Rao', 'Aasha R', 'Uma Iyer'])
    await admin.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await admin.click(screen.getByRole('button', { name: 'Accept 3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept the requests' }));
  expect(dialog.getByText('3 of them have warnings.')).toBeVisible();
  expect(dialog.getByText('Same phone number as Aasha R, pending')).toBeVisible();
});
