import type { Limits } from '../../server/services';
import { screen, within } from '@testing-library/react';
import { addApp, codeOf } from '../support/authenticator';
import { aMember } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import { signIn } from '../support/steps';

const extensions = ['second-factor', 'notes', 'journal'] as const;

const minute = 60_000;

const asha = aMember({ username: 'Asha Rao', status: 'approved' });

/** An administrator who has signed in ten minutes ago. */
export async function openLater({ withApp = false, limits }: { withApp?: boolean; limits?: Limits } = {}) {
  const opened = await openConsole('/auth/login', { members: [asha] }, { extensions, limits, signedIn: false });
  const { admin, companion } = opened;
  const app = withApp ? await addApp(companion) : { secret: '', codes: [] };
  await signIn(admin);
  if (withApp) await admin.type(await screen.findByLabelText('Code'), `${codeOf(app.secret)}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  companion.advanceClock(10 * minute);
  return { ...opened, ...app };
}

/** Is about to delete an account that nobody has asked to delete. */
export async function openQuestion(facts = {}) {
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

export const isDeleted = async ({ db }: Awaited<ReturnType<typeof openQuestion>>['companion']) =>
  (await db.selectFrom('members').select('deleted_at').executeTakeFirstOrThrow()).deleted_at !== null;
