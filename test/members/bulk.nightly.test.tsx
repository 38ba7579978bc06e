import { screen, waitFor, within } from '@testing-library/react';
import { openStore } from '@/app/store';
import { aMember } from '../support/builders';
import { openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { isWrite, refusal } from '../support/steps';
import { pending, puts, figures, report, selectPage } from './bulkSteps';

it('tells which of thirty from three pages failed, and repeats nothing but these', async () => {
  const { admin, calls, intercept } = await openConsole('/admin/requests', pending(31));
  for (const [page, first] of ['Member 01', 'Member 11', 'Member 21'].entries()) {
    if (page > 0) await admin.click(screen.getByRole('link', { name: `Page ${page + 1}` }));
    await rowOf(first);
    await selectPage(admin);
  }
  intercept((request) =>
    isWrite(request) && puts(calls).length % 10 < 3 ? refusal('Injected failure.', 500) : undefined,
  );
  await admin.click(screen.getByRole('button', { name: 'Accept 30' }));
  const before = figures(calls);
  await pressInDialog(admin, 'Accept the requests', 'Accept 30');
  expect(await report()).toHaveTextContent('21 members accepted, 9 failed.');
  expect(screen.getAllByText('Failed: Injected failure.')).toHaveLength(9);
  expect(await screen.findByText('21 accepted successfully!!')).toBeVisible();
  await waitFor(() => expect(figures(calls)).toBe(before + 1));

  intercept(() => undefined);
  await pressInDialog(admin, 'Accept the requests', 'Try the failures again');
  expect(await screen.findByText('9 accepted successfully!!')).toBeVisible();
  expect(puts(calls)).toHaveLength(39);
  const asked = puts(calls);
  expect(asked.slice(30).sort()).toEqual(
    asked
      .slice(0, 30)
      .filter((_call, index) => (index + 1) % 10 < 3)
      .sort(),
  );
});

it('blocks and unblocks users, each those that it fits', async () => {
  const { admin, companion } = await openConsole('/admin/users', {
    members: [
      aMember({ username: 'Asha', status: 'approved' }),
      aMember({ username: 'Ravi', status: 'approved' }),
      aMember({ username: 'Meera', status: 'blocked' }),
    ],
  });
  await rowOf('Asha');
  await selectPage(admin);
  expect(screen.getByRole('button', { name: 'Unblock 1' })).toBeEnabled();
  await admin.click(screen.getByRole('button', { name: 'Block 2' }));
  await pressInDialog(admin, 'Block the users', 'Block 2');
  expect(await screen.findByText('2 blocked successfully!!')).toBeVisible();
  expect(await within(await rowOf('Asha')).findByRole('button', { name: 'Unblock' })).toBeVisible();
  const blocked = await companion.db.selectFrom('members').where('status', '=', 'blocked').selectAll().execute();
  expect(blocked).toHaveLength(3);
});

it('says what was done when the page is loaded again in the middle', async () => {
  const { admin, intercept } = await openConsole('/admin/requests', pending(6), { signedInAs: 'admin@example.org' });
  await rowOf('Member 01');
  let count = 0;
  intercept(({ method }) => {
    if (method !== 'PUT') return undefined;
    count += 1;
    return count > 2 ? new Promise(() => undefined) : undefined;
  });
  await selectPage(admin);
  await admin.click(screen.getByRole('button', { name: 'Accept 6' }));
  await pressInDialog(admin, 'Accept the requests', 'Accept 6');
  await screen.findByText('2 of 6');
  await waitFor(() => expect(count).toBe(5));
  const words = 'Cut short: 2 members accepted, 3 without a reply, 1 not started.';
  const { notices } = (await openStore()).getState();
  expect(notices.waiting).toMatchObject([{ text: words }]);
});
