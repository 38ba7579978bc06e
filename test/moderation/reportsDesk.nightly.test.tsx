import { screen, waitFor, within } from '@testing-library/react';
import { aDeletionRequest } from '../support/builders';
import { choose, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { onDesk } from '../requests/deskSteps';
import { asha, ravi, world, address } from './reportsDeskSteps';

describe('a report that needs no action', () => {
  it('comes back by Ctrl+Z, and by O at its desk, where only this browser knows of it: both say so', async () => {
    const { admin } = await openConsole(address, world());
    await pressInRow(admin, 'Ravi Pai', 'No action');
    await screen.findByText('Reports closed in this browser');
    await admin.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Reports opened again in this browser')).toBeVisible();
    await rowOf('Ravi Pai');

    await pressInRow(admin, 'Ravi Pai', 'No action');
    await choose(admin, 'Reported users to list', 'Closed reports');
    expect(await screen.findByText('closed in this browser')).toBeVisible();
    await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
    await onDesk('Ravi Pai');
    const desk = within(screen.getByRole('region', { name: 'Report' }));
    expect(desk.getByText(/^Closed/, { selector: 'p' })).toHaveTextContent('Closed in this browser just now');
    await admin.keyboard('o');
    await choose(admin, 'Reported users to list', 'Open reports');
    expect(await rowOf('Ravi Pai')).toBeVisible();
  });

  it('says at its desk since when it is closed, and opens again there', async () => {
    const { admin, companion } = await openConsole(address, world(), { extensions: ['reports'] });
    await pressInRow(admin, 'Ravi Pai', 'No action');
    await screen.findByText('Reports closed');
    await choose(admin, 'Reported users to list', 'Closed reports');
    await admin.click(await screen.findByRole('link', { name: 'Ravi Pai' }));
    await onDesk('Ravi Pai');
    const desk = within(screen.getByRole('region', { name: 'Report' }));
    expect(desk.getByText('Closed', { exact: false, selector: 'p' })).toHaveTextContent('Closed just now');
    await admin.click(desk.getByRole('button', { name: 'Open again' }));
    expect(await screen.findByText('Reports opened again')).toBeVisible();
    expect(await companion.db.selectFrom('report_closings').select('user_id').execute()).toEqual([]);
  });
});

it('the desk answers requests for deletion by A, and takes one back by Ctrl+Z', async () => {
  const { admin, companion } = await openConsole(
    '/admin/delete-requests',
    { ...world(), deletionRequests: [aDeletionRequest(asha), aDeletionRequest(ravi)] },
    { extensions: ['takeback'] },
  );
  const deletedIds = async () =>
    (await companion.db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null).execute()).map(
      ({ user_id }) => user_id,
    );
  await admin.click(await screen.findByRole('button', { name: 'Start reviewing' }));
  await onDesk('Asha Rao');
  expect(screen.getByText('Asked for the deletion', { exact: false })).toHaveTextContent(/ago|just now/);
  await admin.keyboard('a');
  await pressInDialog(admin, 'Accept the delete request', 'Delete Account');
  await onDesk('Ravi Pai');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await deletedIds()).toEqual(['Asha']);
  const rows = within(screen.getByRole('table', { name: 'Delete User Requests' }));
  expect(rows.getByRole('button', { name: 'Accepted' })).toBeVisible();
  await admin.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Asha Rao is approved again, and asks for the deletion')).toBeVisible();
  expect(await deletedIds()).toEqual([]);
  await admin.keyboard('k');
  await onDesk('Asha Rao');
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});
