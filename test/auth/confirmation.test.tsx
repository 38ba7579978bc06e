import { screen, waitFor } from '@testing-library/react';
import { devTools } from '@/app/devTools';
import { openQuestion, isDeleted } from './confirmationSteps';

it('asks for the password before a deletion that nobody asked for, and goes on with all that was typed', async () => {
  const { admin, companion, calls, store, dialog } = await openQuestion();
  const field = dialog.getByLabelText('Your password');
  await waitFor(() => expect(field).toHaveFocus());
  await admin.type(field, 'wrong{Enter}');
  expect(await dialog.findByText('Not confirmed: The password is wrong.')).toBeVisible();
  expect(JSON.stringify(devTools.stateSanitizer(store.getState()))).not.toContain('wrong"');
  await admin.clear(field);
  await admin.type(field, 'Lotus-Lamp-2026{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await isDeleted(companion)).toBe(true);
  const notes = await companion.db.selectFrom('member_notes').select('note').execute();
  expect(notes).toEqual([{ note: 'Asked by phone' }]);
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});

it('takes a code of the app or a recovery code where there is a second factor', async () => {
  const { admin, companion, codes, dialog } = await openQuestion({ withApp: true });
  await admin.type(dialog.getByLabelText('Code'), '12345{Enter}');
  expect(await dialog.findByText('Not confirmed: This is wrong or has been used already.')).toBeVisible();
  await admin.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
  expect(dialog.getByLabelText('Recovery code')).toHaveFocus();
  await admin.keyboard(`${codes[0]}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await isDeleted(companion)).toBe(true);
});
