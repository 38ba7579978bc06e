import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { moveClock } from '../support/clock';
import { openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { signIn } from '../support/steps';
import { minute, versions, world, findSignIn, beginForm, typing, drafts } from './endOfSessionSteps';

const day = 24 * 60 * minute;
const lookAtTheClock = () => act(async () => void window.dispatchEvent(new Event('focus')));

async function restoreForm(admin: UserEvent) {
  await rowOf('2.4.0');
  await beginForm(admin);
  await pressInDialog(admin, 'Add New Application Version', 'Restore');
  expect(screen.getByLabelText('Android Version')).toHaveValue('2.5.0');
  expect(screen.getByLabelText('IOS Version')).toHaveValue('2.5.1');
}

it('the end of the session is said five minutes ahead, and leads to a new one only when pressed', async () => {
  const signedInAt = Date.now() - day + 5 * minute + 5_000;
  const { admin, companion } = await openConsole(`${versions}?page=1`, world(), { signedInAt });
  await rowOf('2.4.0');
  expect(screen.queryByText(/Your session ends/)).not.toBeInTheDocument();
  moveClock(10_000);
  await lookAtTheClock();
  expect(screen.getByText('Your session ends in 5 minutes.')).toBeVisible();
  moveClock(4 * minute);
  await lookAtTheClock();
  expect(screen.getByText('Your session ends in a minute.')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Sign in again' }));
  await signIn(admin);
  await rowOf('2.4.0');
  expect(window.location.pathname + window.location.search).toBe(`${versions}?page=1`);
  expect(screen.queryByText(/Your session/)).not.toBeInTheDocument();
  await waitFor(() => expect(window.localStorage.getItem('persist:auth')).not.toContain(companion.token));
});

it('says that nobody used the session, where the server ends it for that', async () => {
  const { admin, companion } = await openConsole(versions, world(), { idleMinutes: 15 });
  await rowOf('2.4.0');
  const created_at = new Date(Date.now() - 20 * minute).toISOString();
  await companion.db.updateTable('sessions').set({ created_at, last_used_at: created_at }).execute();
  await admin.click(screen.getByRole('link', { name: 'Daily Panchanga' }));
  await findSignIn();
  expect(await screen.findAllByText('Your session ended because nobody used it.')).toHaveLength(1);
});

it('an ended session leads to the sign-in at once from a screen that reads only what is beyond the contract', async () => {
  const { admin, companion } = await openConsole(versions, world(), { extensions: ['journal'] });
  await rowOf('2.4.0');
  await companion.db.deleteFrom('sessions').execute();
  await admin.click(screen.getByRole('link', { name: 'Activity' }));
  await findSignIn();
  expect(await screen.findAllByText('The server ended your session.')).toHaveLength(1);
});

it('a form is sent only by the administrator where the server refused the token', async () => {
  const { admin, companion, calls } = await typing();
  await companion.db.deleteFrom('sessions').execute();
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  await findSignIn();
  expect(await screen.findAllByText('The server ended your session.')).toHaveLength(1);
  await signIn(admin);
  await restoreForm(admin);
  const sent = () => calls.filter((call) => call.includes('add_version'));
  expect(sent()).toHaveLength(1);
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  expect(await screen.findByText(/^Version added/)).toBeVisible();
  expect(sent()).toHaveLength(2);
});

it('a form is gone when another e-mail signs in where the session ended', async () => {
  const { admin, companion } = await typing();
  const known = await companion.db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
  await companion.db
    .insertInto('administrators')
    .values({ ...known, id: Number(known.id) + 1, email: 'second@example.org' })
    .execute();
  await companion.db.deleteFrom('sessions').execute();
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  await findSignIn();
  expect(drafts()).toHaveLength(1);
  await signIn(admin, undefined, 'second@example.org');
  await rowOf('2.4.0');
  expect(drafts()).toEqual([]);
  await beginForm(admin);
  expect(screen.getByLabelText('Android Version')).toHaveValue('');
  expect(screen.queryByText('You have an unsaved draft.')).not.toBeInTheDocument();
});

it('a form outlives a reload in a tab that was opened after the sign-in', async () => {
  const signedInAt = Date.now();
  const { admin } = await openConsole(versions, world(), { signedInAt });
  await rowOf('2.4.0');
  await beginForm(admin);
  await admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  cleanup();
  await openConsole(versions, world(), { signedInAt });
  expect(drafts()).toHaveLength(1);
});
