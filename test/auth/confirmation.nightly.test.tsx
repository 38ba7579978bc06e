import { screen, waitFor, within } from '@testing-library/react';
import { goTo } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';
import { openLater, openQuestion, isDeleted } from './confirmationSteps';

it('that is closed leaves the question with its words, which asks again', async () => {
  const { admin, companion, dialog, question } = await openQuestion();
  await admin.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await question.findByText('Not deleted: Confirm first that it is you.')).toBeVisible();
  expect(question.getByLabelText('Reason (kept as a note)')).toHaveValue('Asked by phone');
  await admin.click(question.getByRole('button', { name: 'Try again' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(again.getByLabelText('Your password')).toHaveValue('');
  expect(await isDeleted(companion)).toBe(false);
});

it('goes with the session', async () => {
  const { companion, dialog, admin } = await openQuestion();
  await companion.db.deleteFrom('sessions').execute();
  await admin.type(dialog.getByLabelText('Your password'), 'Lotus-Lamp-2026{Enter}');
  expect(await screen.findByText('The server ended your session.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('comes before an export above the allowance, whose file is saved then', async () => {
  const files = watchSavedFiles();
  const { admin } = await openLater({ limits: { rows: 0, profiles: 0, exports: 1, deletions: 0 } });
  await goTo('/admin/users');
  const save = async () => admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  expect(files).toHaveLength(1);
  await admin.type(dialog.getByLabelText('Your password'), 'Lotus-Lamp-2026{Enter}');
  await waitFor(() => expect(files).toHaveLength(2));
});
