import { screen, waitFor, within } from '@testing-library/react';
import { longestNote } from '../../server/contract/limits';
import { aMember, aNote, daysAgo } from '../support/builders';
import { goTo, openConsole, pressInDialog, pressInRow, rowOf, type OpenConsole } from '../support/openConsole';
import { refusal, refusing, statusOf } from '../support/steps';
import * as notes from './notesSteps';

describe('the notes about a member', () => {
  it('show what looks like a page, or turns its surroundings around, as text', async () => {
    await notes.open([aNote(notes.asha, { note: '<img src=x onerror="alert(1)"><b>\u202eevil\u0007' })]);
    expect(await within(await notes.panel()).findByText('<img src=x onerror="alert(1)"><b> evil')).toBeVisible();
    expect((await notes.panel()).querySelector('b, img')).toBeNull();
  });

  it('are not cut where they are too long, but cannot be sent', async () => {
    const visit = await notes.open();
    await notes.write(visit.admin, 'x'.repeat(longestNote + 1));
    expect(screen.getByText('2,001 / 2,000')).toBeVisible();
    expect(notes.addButton()).toBeDisabled();
    await visit.admin.keyboard('{Control>}{Enter}{/Control}{Backspace}');
    expect(screen.getByText('2,000 / 2,000')).toBeVisible();
    await visit.admin.click(notes.addButton());
    await waitFor(async () => expect(await notes.kept(visit)).toEqual([`asha: ${'x'.repeat(longestNote)}`]));
    expect(screen.queryByText('2,000 / 2,000')).not.toBeInTheDocument();
  });

  it.each([
    ['refused', () => refusal('The notes are full.'), 'Not saved: The notes are full.'],
    ['lost', () => page(504), 'No answer; it may have been saved. Please look before you try again.'],
  ])('stay in their field when adding is %s', async (_how, answer, sentence) => {
    const visit = await notes.open();
    visit.intercept((request) => (notes.isNote(request) ? answer() : undefined));
    await notes.write(visit.admin, 'Called the family.');
    await visit.admin.click(notes.addButton());
    expect(await within(await notes.panel()).findByText(sentence)).toBeVisible();
    expect(await notes.field()).toHaveValue('Called the family.');
    visit.intercept(() => undefined);
    await visit.admin.click(notes.addButton());
    await waitFor(async () => expect(await notes.field()).toHaveValue(''));
    expect(within(await notes.panel()).queryByText(sentence)).not.toBeInTheDocument();
  });

  it.each([
    ['are refused', () => refusal('No notes today.', 404), 'No notes today.'],
    ['are missing', () => Response.json({}), 'The server sent an answer that this console cannot read.'],
    ['are no list', () => Response.json({ data: 'notes' }), 'The server sent an answer that this console cannot read.'],
  ])('say so where they %s, and come with Retry', async (_how, answer, sentence) => {
    const visit = await notes.open([aNote(notes.asha)]);
    await within(await notes.panel()).findByText('Called the family.');
    visit.intercept((request) => (request.url.includes('/admins/notes') ? answer() : undefined));
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(within(await notes.panel()).queryByText('No notes.')).not.toBeInTheDocument();
    visit.intercept(() => undefined);
    await visit.admin.click(within(await notes.panel()).getByRole('button', { name: 'Retry' }));
    expect(await within(await notes.panel()).findByText('No notes.')).toBeVisible();
  });

  it('are shown beside others that cannot be read, which are counted', async () => {
    const row = { note_id: 7, text: null, author: {}, created_at: 'soon', own: 'yes' };
    const visit = await openConsole('/admin/view-user/asha', notes.world, notes.withNotes);
    visit.intercept(({ url }) => (url.includes('notes') ? Response.json({ data: [row, null, {}, row] }) : undefined));
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByText('3 notes could not be read.')).toBeVisible();
    expect(await notes.shown()).toEqual(['-']);
    expect(within(await notes.panel()).queryByRole('button', { name: 'Delete the note' })).not.toBeInTheDocument();
  });

  it('keep what is not sent for the member until the administrator comes back', async () => {
    const { admin } = await notes.open();
    await notes.write(admin, 'Half a note');
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByRole('heading', { name: 'Ravi Bhat' })).toBeVisible();
    expect(await notes.field()).toHaveValue('');
    await goTo('/admin/view-user/asha');
    await waitFor(async () => expect(await notes.field()).toHaveValue('Half a note'));
  });

  it('are written on the desk without its keys', async () => {
    const visit = await openConsole('/admin/requests?member=asha', notes.world, notes.withNotes);
    await visit.admin.type(await notes.field(), 'a r s');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await notes.field()).toHaveValue('a r s');
    await visit.admin.click(notes.addButton());
    await within(await notes.panel()).findByText('a r s');
    await visit.admin.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Reject the request' })).toBeVisible();
  });

  it('have no Delete once fifteen minutes have passed', async () => {
    const written = (minutes: number) =>
      aNote(notes.asha, { author_id: 1, created_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    const visit = await notes.open([written(16), written(14)]);
    await visit.companion.db
      .updateTable('member_notes')
      .set({ author_id: await ownId(visit) })
      .execute();
    await goTo('/admin/view-user/ravi');
    await goTo('/admin/view-user/asha');
    const deletes = async () => within(await notes.panel()).queryAllByRole('button', { name: 'Delete the note' });
    await waitFor(async () => expect(await deletes()).toHaveLength(1));
    expect(within(await notes.panel()).getAllByRole('listitem')).toHaveLength(2);
  });

  const ownId = async ({ companion }: OpenConsole) =>
    (await companion.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()).id;

  const page = (status: number) => new Response('<h1>Proxy</h1>', { status, headers: { 'content-type': 'text/html' } });
});

describe('the reason of a decision', () => {
  it('may be left out: Enter still answers, and no note is sent', async () => {
    const visit = await notes.askReject();
    await notes.reason();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await visit.admin.keyboard('{Enter}');
    await notes.dialogGone();
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    expect(notes.noteCalls(visit)).toEqual([]);
  });

  it('is not asked for what does no harm', async () => {
    const visit = await openConsole('/admin/requests', notes.world, notes.withNotes);
    await pressInRow(visit.admin, 'Asha Rao', 'Accept');
    expect(within(await screen.findByRole('dialog')).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leaves the keys on the next request after it was sent again', async () => {
    const others = [aMember({ user_id: 'mohan', username: 'Mohan Bhat', created_at: daysAgo(1) })];
    const visit = await openConsole(
      '/admin/requests?member=asha',
      { members: [notes.asha, ...others] },
      notes.withNotes,
    );
    (await screen.findByRole('link', { name: 'Asha Rao' })).focus();
    await visit.admin.keyboard('r');
    visit.intercept(refusing(notes.isNote, 'The notes are full.'));
    await visit.admin.type(await notes.reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    await screen.findByText('The reason was not saved: The notes are full.');
    visit.intercept(() => undefined);
    await visit.admin.click(await notes.reason());
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await notes.dialogGone();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mohan Bhat' })).toHaveFocus());
  });

  it('is not sent where the decision was not saved, and is there when it is asked again', async () => {
    const visit = await notes.askReject();
    visit.intercept(refusing('/admins/reject', 'Not now.', 503));
    await visit.admin.type(await notes.reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not rejected: Not now.')).toBeVisible();
    await pressInDialog(visit.admin, 'Reject the request', 'Close');
    await notes.dialogGone();
    expect(notes.noteCalls(visit)).toEqual([]);
    await pressInRow(visit.admin, 'Asha Rao', 'Reject');
    expect(await notes.reason()).toHaveValue('A fake photo.');
  });

  it.each([
    ['approved', 'Already accepted', []],
    ['rejected', 'Already rejected', ['asha: A fake photo.']],
  ] as const)('is kept if somebody else has decided the same alone: %s', async (status, outcome, kept) => {
    const visit = await notes.askReject();
    await visit.companion.db.updateTable('members').set({ status }).where('user_id', '=', 'asha').execute();
    visit.intercept(refusing('/admins/reject', 'Only a pending request can be rejected.'));
    await visit.admin.type(await notes.reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    await notes.dialogGone();
    expect(await within(await rowOf('Asha Rao')).findByRole('button', { name: outcome })).toBeDisabled();
    expect(await notes.kept(visit)).toEqual(kept);
  });

  it('cannot be longer than a note', async () => {
    const visit = await notes.askReject();
    await visit.admin.click(await notes.reason());
    await visit.admin.paste('x'.repeat(longestNote + 1));
    const reject = within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' });
    expect(reject).toBeDisabled();
    await visit.admin.keyboard('{Control>}{Enter}{/Control}{Backspace}');
    expect(reject).toBeEnabled();
    expect(await statusOf(visit, 'asha')).toBe('pending');
  });
});
