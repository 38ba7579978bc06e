import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aNote } from '../support/builders';
import { openConsole, pressInDialog, rowOf, type OpenConsole } from '../support/openConsole';
import { holdBack, isWrite, refusing } from '../support/steps';
import {
  asha,
  world,
  withNotes,
  openNotes,
  panel,
  shownNotes,
  field,
  addButton,
  write,
  notesKept,
  statusOf,
  noteCalls,
  isNote,
  reason,
  dialogGone,
  askReject,
} from './notesSteps';

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
});

describe('the reason of a decision', () => {
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
});
