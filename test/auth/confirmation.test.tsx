import { screen, waitFor, within } from '@testing-library/react';
import { devTools } from '@/app/devTools';
import { addApp, codeOf } from '../support/authenticator';
import { aMember } from '../support/builders';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';
import { signIn } from '../support/steps';

const extensions = ['second-factor', 'notes'] as const;
const minute = 60_000;
const asha = aMember({ username: 'Asha Rao', status: 'approved' });

/** An administrator who has signed in ten minutes ago. */
async function openLater({ withApp = false } = {}) {
  const opened = await openConsole('/auth/login', { members: [asha] }, { extensions, signedIn: false });
  const { admin, companion } = opened;
  const app = withApp ? await addApp(companion) : { secret: '', codes: [] };
  await signIn(admin);
  if (withApp) await admin.type(await screen.findByLabelText('Code'), `${codeOf(app.secret)}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  companion.advanceClock(10 * minute);
  return { ...opened, ...app };
}

/** Is about to delete an account that nobody has asked to delete. */
async function openQuestion(facts = {}) {
  const opened = await openLater(facts);
  const { admin } = opened;
  await goTo(`/admin/view-user/${asha.user_id}`);
  await admin.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  await admin.type(await question.findByLabelText('Reason (kept as a note)'), 'Asked by phone');
  await admin.click(question.getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  return { ...opened, question, dialog };
}

const isDeleted = async ({ db }: Awaited<ReturnType<typeof openQuestion>>['companion']) =>
  (await db.selectFrom('members').select('deleted_at').executeTakeFirstOrThrow()).deleted_at !== null;

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

it('goes with the session', async () => {
  const { companion, dialog, admin } = await openQuestion();
  await companion.db.deleteFrom('sessions').execute();
  await admin.type(dialog.getByLabelText('Your password'), 'Lotus-Lamp-2026{Enter}');
  expect(await screen.findByText('The server ended your session.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('comes before a second factor is removed', async () => {
  const { admin, secret } = await openLater({ withApp: true });
  await admin.click(screen.getByRole('button', { name: 'Account' }));
  await admin.click(await screen.findByText('My profile'));
  await admin.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await pressInDialog(admin, 'Remove Phone', 'Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await admin.type(dialog.getByLabelText('Code'), `${codeOf(secret)}{Enter}`);
  expect(await screen.findByText('Second factor removed')).toBeVisible();
});
