import { act, screen, waitFor, within } from '@testing-library/react';
import { aReport, daysAgo, insertWorld } from '../support/builders';
import { leaveTab } from '../support/clock';
import { choose, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { onDesk } from '../requests/deskSteps';
import { holdBack, isWrite, refusing, textsOf } from '../support/steps';
import { ravi, mohan, world, address } from './reportsDeskSteps';

const counted = (count: string) => waitFor(() => expect(textsOf(screen.getAllByRole('status'))).toContain(count));

it('stays closed when it was left before the reply to a deletion', async () => {
  const opened = await openConsole(address, world());
  const { admin } = opened;
  const release = holdBack(opened, isWrite);
  await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
  await onDesk('Ravi Pai');
  await admin.click(
    within(screen.getByRole('region', { name: 'Report' })).getByRole('button', { name: /^Delete Account/ }),
  );
  await pressInDialog(admin, 'Delete Account', 'Delete Account');
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Report' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await release();
  expect(await screen.findByText('Account deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Ravi Pai')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Report' })).not.toBeInTheDocument();
});

describe('a report that needs no action', () => {
  it.each([
    ['on the server', ['reports'] as const, '1 reported user · 1 closed'],
    [
      'in this browser, which it says, where the server keeps only the contract',
      [],
      '1 reported user · 1 closed in this browser',
    ],
  ])(
    'leaves the list that opens first: %s; Undo and a newer report bring it back',
    async (_where, extensions, count) => {
      const { admin, companion, calls } = await openConsole(address, world(), { extensions });
      await pressInRow(admin, 'Ravi Pai', 'No action');
      await counted(count);
      expect(screen.queryByText('Ravi Pai')).not.toBeInTheDocument();
      await admin.click(await screen.findByRole('button', { name: 'Undo' }));
      await rowOf('Ravi Pai');
      await pressInRow(admin, 'Ravi Pai', 'No action');
      await counted(count);

      await choose(admin, 'Reported users to list', 'Closed reports');
      expect(within(await rowOf('Ravi Pai')).getByRole('button', { name: 'Open again' })).toBeVisible();
      await choose(admin, 'Reported users to list', 'Open reports');
      await waitFor(() => expect(screen.queryByText('Ravi Pai')).not.toBeInTheDocument());
      await leaveTab(() => insertWorld(companion.db, { reports: [aReport(mohan, ravi, { reported_at: daysAgo(0) })] }));
      expect(await rowOf('Ravi Pai')).toBeVisible();
      expect(calls.some((call) => call.includes('report_decision'))).toBe(extensions.length > 0);
    },
  );

  it('is said of the next one too while the first is still being sent, and once of each', async () => {
    const { admin, calls, intercept } = await openConsole(address, world(), { extensions: ['reports'] });
    intercept((request) => (isWrite(request) ? new Promise(() => undefined) : undefined));
    await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
    await onDesk('Ravi Pai');
    await admin.keyboard('nnj');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ravi Pai' })).not.toHaveAttribute('aria-current'));
    await admin.keyboard('n');
    await waitFor(() => expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
  });

  it('stays where the server refuses, and says why', async () => {
    const { admin, intercept } = await openConsole(address, world(), { extensions: ['reports'] });
    await rowOf('Ravi Pai');
    intercept(refusing('report_decision', 'Nobody has reported this member.'));
    await pressInRow(admin, 'Ravi Pai', 'No action');
    expect(
      await screen.findByText('Nothing is decided about Ravi Pai: Nobody has reported this member.'),
    ).toBeVisible();
    expect(await rowOf('Ravi Pai')).toBeVisible();
  });
});

it('the desk answers reports by keys, one after the other, with the reasons beside the profile', async () => {
  const { admin, companion } = await openConsole(address, world(), { extensions: ['reports'] });
  await rowOf('Ravi Pai');
  await admin.click(screen.getByRole('button', { name: 'Start reviewing' }));
  await onDesk('Ravi Pai');
  const desk = () => within(screen.getByRole('region', { name: 'Report' }));
  expect(desk().getByRole('status')).toHaveTextContent('1 of 2');
  expect(desk().getByText('Asks for money')).toBeVisible();
  expect(desk().getByText('3 days ago')).toBeVisible();
  await admin.keyboard('b');
  await pressInDialog(admin, 'Block the user', 'Block');
  await onDesk('Mohan Bhat');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(desk().getByText('Rude')).toBeVisible();
  expect(within(await rowOf('Ravi Pai')).getByText('Blocked')).toBeVisible();
  await admin.keyboard('k');
  await onDesk('Ravi Pai');
  await admin.keyboard('j');
  await onDesk('Mohan Bhat');
  await admin.keyboard('n');
  await onDesk('Ravi Pai');
  const statuses = await companion.db.selectFrom('members').select(['user_id', 'status']).execute();
  expect(statuses).toContainEqual({ user_id: 'Ravi', status: 'blocked' });
  expect(await companion.db.selectFrom('report_closings').select('user_id').execute()).toEqual([{ user_id: 'Moha' }]);
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Report' })).not.toBeInTheDocument());
});
