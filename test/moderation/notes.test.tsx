import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { longestNote } from '../../server/contract/limits';
import { aMember, aNote, aProfile, daysAgo } from '../support/builders';
import { goTo, openConsole, pressInDialog, pressInRow, rowOf, type OpenConsole } from '../support/openConsole';
import { holdBack, isWrite, refusal, refusing } from '../support/steps';

const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });
const ravi = aMember({ user_id: 'ravi', username: 'Ravi Bhat', status: 'approved' });
const world = { members: [asha, ravi], profiles: [aProfile(asha), aProfile(ravi)] };
const withNotes = { extensions: ['notes'] as const };

const openNotes = (notes: ReturnType<typeof aNote>[] = []) =>
  openConsole('/admin/view-user/asha', { ...world, notes }, withNotes);

const panel = () => screen.findByRole('region', { name: 'Notes' });
const shownNotes = async () =>
  within(await panel())
    .queryAllByRole('listitem')
    .map((note) => note.querySelector('p')?.textContent);

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const addButton = () => screen.getByRole('button', { name: /Add note$/ });

async function write(admin: UserEvent, text: string) {
  await admin.click(await field());
  await admin.paste(text);
}

const notesKept = ({ companion }: OpenConsole) =>
  companion.db
    .selectFrom('member_notes')
    .select(['user_id', 'note'])
    .execute()
    .then((rows) => rows.map(({ user_id, note }) => `${user_id}: ${note}`));

const statusOf = async ({ companion }: OpenConsole, id: string) =>
  (await companion.db.selectFrom('members').select('status').where('user_id', '=', id).executeTakeFirst())?.status;

const noteCalls = ({ calls }: OpenConsole) => calls.filter((call) => call.includes('/admins/notes'));
const isNote = (request: Request) => isWrite(request) && request.url.includes('/admins/notes');

describe('the notes about a member', () => {
  it('are nowhere on a server that keeps none, and nothing is asked', async () => {
    const visit = await openConsole('/admin/view-user/asha', world);
    await screen.findByRole('region', { name: 'History' });
    expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
    await visit.admin.click(await screen.findByRole('button', { name: 'Reject' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.queryByRole('textbox')).not.toBeInTheDocument();
    expect(noteCalls(visit)).toEqual([]);
  });

  it('are shown with author and age, the newest first, and with the lines that they were written in', async () => {
    await openNotes([aNote(asha, { note: 'Called.' }), aNote(asha, { note: 'Wrote.\n\nNo reply.' })]);
    await within(await panel()).findByText('Called.');
    expect(await shownNotes()).toEqual(['Wrote.\n\nNo reply.', 'Called.']);
    const [newest] = within(await panel()).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/^asha@example\.orgyesterday/);
  });

  it('show what looks like a page, or turns its surroundings around, as text', async () => {
    await openNotes([aNote(asha, { note: '<img src=x onerror="alert(1)"><b>\u202eevil\u0007' })]);
    expect(await within(await panel()).findByText('<img src=x onerror="alert(1)"><b> evil')).toBeVisible();
    expect((await panel()).querySelector('b, img')).toBeNull();
  });

  it('are added by the button and by Ctrl+Enter, with one call each', async () => {
    const visit = await openNotes();
    const { admin } = visit;
    expect(await within(await panel()).findByText('No notes.')).toBeVisible();
    expect(addButton()).toBeDisabled();
    await write(admin, ' \n');
    await admin.keyboard('{Control>}{Enter}{/Control}');
    expect(addButton()).toBeDisabled();
    await admin.paste('Called the family.');
    const release = holdBack(visit, isNote);
    const button = addButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await release();
    await within(await panel()).findByText('Called the family.');
    expect(await field()).toHaveValue('');
    await write(admin, 'Called again.');
    await admin.keyboard('{Control>}{Enter}{/Control}');
    await within(await panel()).findByText('Called again.');
    expect(await shownNotes()).toEqual(['Called again.', 'Called the family.']);
    expect(noteCalls(visit).filter((call) => call.startsWith('POST'))).toHaveLength(2);
    expect(await notesKept(visit)).toEqual(['asha: Called the family.', 'asha: Called again.']);
  });

  it('are not cut where they are too long, but cannot be sent', async () => {
    const visit = await openNotes();
    await write(visit.admin, 'x'.repeat(longestNote + 1));
    expect(screen.getByText('2,001 / 2,000')).toBeVisible();
    expect(addButton()).toBeDisabled();
    await visit.admin.keyboard('{Control>}{Enter}{/Control}{Backspace}');
    expect(screen.getByText('2,000 / 2,000')).toBeVisible();
    await visit.admin.click(addButton());
    await waitFor(async () => expect(await notesKept(visit)).toEqual([`asha: ${'x'.repeat(longestNote)}`]));
    expect(screen.queryByText('2,000 / 2,000')).not.toBeInTheDocument();
  });

  it.each([
    ['refused', () => refusal('The notes are full.'), 'Not saved: The notes are full.'],
    ['failed', () => Response.json({}, { status: 500 }), /^Not saved: The server could not do this \(500\)/],
    ['answered with a page', () => page(200), /^Not saved: The server cannot be reached: a web page/],
    ['lost', () => page(504), 'No answer; it may have been saved. Please look before you try again.'],
  ])('stay in their field when adding is %s', async (_how, answer, sentence) => {
    const visit = await openNotes();
    visit.intercept((request) => (isNote(request) ? answer() : undefined));
    await write(visit.admin, 'Called the family.');
    await visit.admin.click(addButton());
    expect(await within(await panel()).findByText(sentence)).toBeVisible();
    expect(await field()).toHaveValue('Called the family.');
    visit.intercept(() => undefined);
    await visit.admin.click(addButton());
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(within(await panel()).queryByText(sentence)).not.toBeInTheDocument();
  });

  it('are nowhere where the server does not know them', async () => {
    const { intercept } = await openNotes([aNote(asha)]);
    intercept((request) => (request.url.includes('/admins/notes') ? page(404) : undefined));
    await goTo('/admin/view-user/ravi');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument());
  });

  it.each([
    ['are refused', () => refusal('No notes today.', 403), 'No notes today.'],
    ['are missing', () => Response.json({}), 'The server sent an answer that this console cannot read.'],
    ['are no list', () => Response.json({ data: 'notes' }), 'The server sent an answer that this console cannot read.'],
  ])('say so where they %s, and come with Retry', async (_how, answer, sentence) => {
    const visit = await openNotes([aNote(asha)]);
    await within(await panel()).findByText('Called the family.');
    visit.intercept((request) => (request.url.includes('/admins/notes') ? answer() : undefined));
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(within(await panel()).queryByText('No notes.')).not.toBeInTheDocument();
    visit.intercept(() => undefined);
    await visit.admin.click(within(await panel()).getByRole('button', { name: 'Retry' }));
    expect(await within(await panel()).findByText('No notes.')).toBeVisible();
  });

  it('are shown beside others that cannot be read, which are counted', async () => {
    const row = { note_id: 7, text: null, author: {}, created_at: 'soon', own: 'yes' };
    const visit = await openConsole('/admin/view-user/asha', world, withNotes);
    visit.intercept(({ url }) => (url.includes('notes') ? Response.json({ data: [row, null, {}, row] }) : undefined));
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByText('3 notes could not be read.')).toBeVisible();
    expect(await shownNotes()).toEqual(['-']);
    expect(within(await panel()).queryByRole('button', { name: 'Delete the note' })).not.toBeInTheDocument();
  });

  it('keep what is not sent for the member until the administrator comes back', async () => {
    const { admin } = await openNotes();
    await write(admin, 'Half a note');
    await goTo('/admin/view-user/ravi');
    expect(await screen.findByRole('heading', { name: 'Ravi Bhat' })).toBeVisible();
    expect(await field()).toHaveValue('');
    await goTo('/admin/view-user/asha');
    await waitFor(async () => expect(await field()).toHaveValue('Half a note'));
  });

  it('are written on the desk without its keys', async () => {
    const visit = await openConsole('/admin/requests?member=asha', world, withNotes);
    await visit.admin.type(await field(), 'a r s');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('a r s');
    await visit.admin.click(addButton());
    await within(await panel()).findByText('a r s');
    await visit.admin.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Reject the request' })).toBeVisible();
  });

  it('can be deleted by their author for fifteen minutes', async () => {
    const visit = await openNotes([aNote(asha, { note: 'Of another one.', created_at: new Date().toISOString() })]);
    await write(visit.admin, 'A slip.');
    await visit.admin.click(addButton());
    const [own, other] = await waitFor(async () => {
      const items = within(await panel()).getAllByRole('listitem');
      expect(items).toHaveLength(2);
      return items;
    });
    expect(within(other as HTMLElement).queryByRole('button')).not.toBeInTheDocument(); // two items are expected above
    visit.intercept(refusing((request) => request.method === 'DELETE', 'More than 15 minutes have passed.'));
    await visit.admin.click(within(own as HTMLElement).getByRole('button', { name: 'Delete the note' }));
    await pressInDialog(visit.admin, 'Delete the note', 'Delete');
    expect(await screen.findByText('Not deleted: More than 15 minutes have passed.')).toBeVisible();
    const release = holdBack(visit, (request) => !isWrite(request) && request.url.includes('/admins/notes'));
    await pressInDialog(visit.admin, 'Delete the note', 'Try again');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await release();
    await waitFor(async () => expect(await shownNotes()).toEqual(['Of another one.']));
    expect(await notesKept(visit)).toEqual(['asha: Of another one.']);
    const notes = await panel();
    await waitFor(() => expect(notes).toHaveFocus());
  });

  it('have no Delete once fifteen minutes have passed', async () => {
    const written = (minutes: number) =>
      aNote(asha, { author_id: 1, created_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    const visit = await openNotes([written(16), written(14)]);
    await visit.companion.db
      .updateTable('member_notes')
      .set({ author_id: await ownId(visit) })
      .execute();
    await goTo('/admin/view-user/ravi');
    await goTo('/admin/view-user/asha');
    const deletes = async () => within(await panel()).queryAllByRole('button', { name: 'Delete the note' });
    await waitFor(async () => expect(await deletes()).toHaveLength(1));
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2);
  });

  const ownId = async ({ companion }: OpenConsole) =>
    (await companion.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()).id;

  const page = (status: number) => new Response('<h1>Proxy</h1>', { status, headers: { 'content-type': 'text/html' } });
});

describe('the reason of a decision', () => {
  const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason (kept as a note)' });
  const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const askReject = async () => {
    const visit = await openConsole('/admin/requests', world, withNotes);
    await pressInRow(visit.admin, 'Asha Rao', 'Reject');
    return visit;
  };

  it('may be left out: Enter still answers, and no note is sent', async () => {
    const visit = await askReject();
    await reason();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await visit.admin.keyboard('{Enter}');
    await dialogGone();
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    expect(noteCalls(visit)).toEqual([]);
  });

  it.each([
    ['Reject', 'asha', 'rejected'],
    ['Block', 'ravi', 'blocked'],
    ['Delete Account', 'ravi', 'approved'],
  ])('is kept as a note after %s', async (action, id, status) => {
    const visit = await openConsole(`/admin/view-user/${id}`, world, withNotes);
    await visit.admin.click(await screen.findByRole('button', { name: action }));
    await visit.admin.click(await reason());
    await visit.admin.paste('A fake photo.');
    await visit.admin.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    await dialogGone();
    expect(await within(await panel()).findByText('A fake photo.')).toBeVisible();
    expect(await statusOf(visit, id)).toBe(status);
    expect(visit.calls.filter((call) => !call.startsWith('GET')).at(-1)).toBe('POST /admins/notes');
    expect(await notesKept(visit)).toEqual([`${id}: A fake photo.`]);
  });

  it('is not asked for what does no harm', async () => {
    const visit = await openConsole('/admin/requests', world, withNotes);
    await pressInRow(visit.admin, 'Asha Rao', 'Accept');
    expect(within(await screen.findByRole('dialog')).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is sent again alone where the decision was saved without it', async () => {
    const visit = await askReject();
    visit.intercept(refusing(isNote, 'The notes are full.'));
    await visit.admin.type(await reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The reason was not saved: The notes are full.')).toBeVisible();
    expect(screen.getByText('Rejected. Only the reason is sent again.')).toBeVisible();
    expect(await reason()).toHaveValue('A fake photo.');
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    visit.intercept(() => undefined);
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await dialogGone();
    expect(await notesKept(visit)).toEqual(['asha: A fake photo.']);
    expect(visit.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Rejected' })).toBeDisabled();
  });

  it('leaves the keys on the next request after it was sent again', async () => {
    const others = [aMember({ user_id: 'mohan', username: 'Mohan Bhat', created_at: daysAgo(1) })];
    const visit = await openConsole('/admin/requests?member=asha', { members: [asha, ...others] }, withNotes);
    (await screen.findByRole('link', { name: 'Asha Rao' })).focus();
    await visit.admin.keyboard('r');
    visit.intercept(refusing(isNote, 'The notes are full.'));
    await visit.admin.type(await reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    await screen.findByText('The reason was not saved: The notes are full.');
    visit.intercept(() => undefined);
    await visit.admin.click(await reason());
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await dialogGone();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mohan Bhat' })).toHaveFocus());
  });

  it('is not sent where the decision was not saved, and is there when it is asked again', async () => {
    const visit = await askReject();
    visit.intercept(refusing('/admins/reject', 'Not now.', 503));
    await visit.admin.type(await reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not rejected: Not now.')).toBeVisible();
    await pressInDialog(visit.admin, 'Reject the request', 'Close');
    await dialogGone();
    expect(noteCalls(visit)).toEqual([]);
    await pressInRow(visit.admin, 'Asha Rao', 'Reject');
    expect(await reason()).toHaveValue('A fake photo.');
  });

  it.each([
    ['approved', 'Already accepted', []],
    ['rejected', 'Already rejected', ['asha: A fake photo.']],
  ] as const)('is kept if somebody else has decided the same alone: %s', async (status, outcome, notes) => {
    const visit = await askReject();
    await visit.companion.db.updateTable('members').set({ status }).where('user_id', '=', 'asha').execute();
    visit.intercept(refusing('/admins/reject', 'Only a pending request can be rejected.'));
    await visit.admin.type(await reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    await dialogGone();
    expect(await within(await rowOf('Asha Rao')).findByRole('button', { name: outcome })).toBeDisabled();
    expect(await notesKept(visit)).toEqual(notes);
  });

  it('keeps its question open after a lost reply, whose decision may have been saved', async () => {
    const visit = await askReject();
    visit.intercept((request) => (request.url.includes('/admins/reject') ? lose(visit, request) : undefined));
    await visit.admin.type(await reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(
      await screen.findByText('No answer; it may have been saved. Please look before you try again.'),
    ).toBeVisible();
    await pressInDialog(visit.admin, 'Reject the request', 'Refresh');
    visit.intercept(() => undefined);
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await dialogGone();
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    expect(await notesKept(visit)).toEqual(['asha: A fake photo.']);
  });

  const lose = async ({ companion }: OpenConsole, request: Request) => {
    await companion.fetch(request);
    return new Response('<h1>Proxy</h1>', { status: 504, headers: { 'content-type': 'text/html' } });
  };

  it('cannot be longer than a note', async () => {
    const visit = await askReject();
    await visit.admin.click(await reason());
    await visit.admin.paste('x'.repeat(longestNote + 1));
    const reject = within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' });
    expect(reject).toBeDisabled();
    await visit.admin.keyboard('{Control>}{Enter}{/Control}{Backspace}');
    expect(reject).toBeEnabled();
    expect(await statusOf(visit, 'asha')).toBe('pending');
  });
});
