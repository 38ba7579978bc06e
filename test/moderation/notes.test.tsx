import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aNote } from '../support/builders';
import { goTo, openConsole, pressInDialog, rowOf, type OpenConsole } from '../support/openConsole';
import { holdBack, isWrite, refusing, statusOf } from '../support/steps';
import * as notes from './notesSteps';

describe('the notes about a member', () => {
  it('are nowhere on a server that keeps none, and nothing is asked', async () => {
    const visit = await openConsole('/admin/view-user/asha', notes.world);
    await screen.findByRole('region', { name: 'History' });
    expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
    await visit.admin.click(await screen.findByRole('button', { name: 'Reject' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.queryByRole('textbox')).not.toBeInTheDocument();
    expect(notes.noteCalls(visit)).toEqual([]);
  });

  it('are shown with author and age, the newest first, and with the lines that they were written in', async () => {
    const almostTwoDaysAgo = new Date(Date.now() - 47 * 60 * 60 * 1000).toISOString();
    await notes.open([
      aNote(notes.asha, { note: 'Called.', created_at: almostTwoDaysAgo }),
      aNote(notes.asha, { note: 'Wrote.\n\nNo reply.', created_at: almostTwoDaysAgo }),
    ]);
    await within(await notes.panel()).findByText('Called.');
    expect(await notes.shown()).toEqual(['Wrote.\n\nNo reply.', 'Called.']);
    const [newest] = within(await notes.panel()).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/^asha@example\.org1 day ago/);
  });

  it('are added by the button and by Ctrl+Enter, with one call each', async () => {
    const visit = await notes.open();
    const { admin } = visit;
    expect(await within(await notes.panel()).findByText('No notes.')).toBeVisible();
    expect(notes.addButton()).toBeDisabled();
    await notes.write(admin, ' \n');
    await admin.keyboard('{Control>}{Enter}{/Control}');
    expect(notes.addButton()).toBeDisabled();
    await admin.paste('Called the family.');
    const release = holdBack(visit, notes.isNote);
    const button = notes.addButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await release();
    await within(await notes.panel()).findByText('Called the family.');
    expect(await notes.field()).toHaveValue('');
    await notes.write(admin, 'Called again.');
    await admin.keyboard('{Control>}{Enter}{/Control}');
    await within(await notes.panel()).findByText('Called again.');
    expect(await notes.shown()).toEqual(['Called again.', 'Called the family.']);
    expect(notes.noteCalls(visit).filter((call) => call.startsWith('POST'))).toHaveLength(2);
    expect(await notes.kept(visit)).toEqual(['asha: Called the family.', 'asha: Called again.']);
  });

  it('are sent once, and leave no text behind, where the administrator leaves and comes back meanwhile', async () => {
    const visit = await notes.open();
    await notes.write(visit.admin, 'Called the family.');
    const release = holdBack(visit, notes.isNote);
    await visit.admin.click(notes.addButton());
    await goTo('/admin/view-user/ravi');
    await waitFor(async () => expect(await notes.field()).toHaveValue(''));
    await goTo('/admin/view-user/asha');
    await waitFor(async () => expect(await notes.field()).toHaveValue('Called the family.'));
    await visit.admin.type(await notes.field(), '{Control>}{Enter}{/Control}');
    await release();
    await within(await notes.panel()).findByText('Called the family.', { selector: 'p' });
    await waitFor(async () => expect(await notes.field()).toHaveValue(''));
    expect(await notes.kept(visit)).toEqual(['asha: Called the family.']);
  });

  it('say what was not saved until its text is given up', async () => {
    const { admin, intercept } = await notes.open();
    await notes.write(admin, 'Called the family.');
    intercept(refusing(isWrite, 'Not now.'));
    await admin.click(notes.addButton());
    await screen.findByText('Not saved: Not now.');
    await goTo('/admin/view-user/ravi');
    await waitFor(async () => expect(await notes.field()).toHaveValue(''));
    expect(screen.queryByText('Not saved: Not now.')).not.toBeInTheDocument();
    await goTo('/admin/view-user/asha');
    expect(await screen.findByText('Not saved: Not now.')).toBeVisible();
    await admin.clear(await notes.field());
    expect(screen.queryByText('Not saved: Not now.')).not.toBeInTheDocument();
  });

  it('can be deleted by their author for fifteen minutes', async () => {
    const visit = await notes.open([
      aNote(notes.asha, { note: 'Of another one.', created_at: new Date().toISOString() }),
    ]);
    await notes.write(visit.admin, 'A slip.');
    await visit.admin.click(notes.addButton());
    const [own, other] = await waitFor(async () => {
      const items = within(await notes.panel()).getAllByRole('listitem');
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
    await waitFor(async () => expect(await notes.shown()).toEqual(['Of another one.']));
    expect(await notes.kept(visit)).toEqual(['asha: Of another one.']);
    const shown = await notes.panel();
    await waitFor(() => expect(shown).toHaveFocus());
  });
});

describe('the reason of a decision', () => {
  it.each([
    ['Reject', 'asha', 'rejected'],
    ['Block', 'ravi', 'blocked'],
    ['Delete Account', 'ravi', 'approved'],
  ])('is kept as a note after %s', async (action, id, status) => {
    const visit = await openConsole(`/admin/view-user/${id}`, notes.world, notes.withNotes);
    await visit.admin.click(await screen.findByRole('button', { name: action }));
    await visit.admin.click(await notes.reason());
    await visit.admin.paste('A fake photo.');
    await visit.admin.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    await notes.dialogGone();
    expect(await within(await notes.panel()).findByText('A fake photo.')).toBeVisible();
    expect(await statusOf(visit, id)).toBe(status);
    expect(visit.calls.filter((call) => !call.startsWith('GET')).at(-1)).toBe('POST /admins/notes');
    expect(await notes.kept(visit)).toEqual([`${id}: A fake photo.`]);
  });

  it('is sent again alone where the decision was saved without it', async () => {
    const visit = await notes.askReject();
    visit.intercept(refusing(notes.isNote, 'The notes are full.'));
    await visit.admin.type(await notes.reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The reason was not saved: The notes are full.')).toBeVisible();
    expect(screen.getByText('Rejected. Only the reason is sent again.')).toBeVisible();
    expect(await notes.reason()).toHaveValue('A fake photo.');
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    visit.intercept(() => undefined);
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await notes.dialogGone();
    expect(await notes.kept(visit)).toEqual(['asha: A fake photo.']);
    expect(visit.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Rejected' })).toBeDisabled();
  });

  it('keeps its question open after a lost reply, whose decision may have been saved', async () => {
    const visit = await notes.askReject();
    visit.intercept((request) => (request.url.includes('/admins/reject') ? lose(visit, request) : undefined));
    await visit.admin.type(await notes.reason(), 'A fake photo.{Control>}{Enter}{/Control}');
    expect(
      await screen.findByText('No answer; it may have been saved. Please look before you try again.'),
    ).toBeVisible();
    await pressInDialog(visit.admin, 'Reject the request', 'Refresh');
    visit.intercept(() => undefined);
    await pressInDialog(visit.admin, 'Reject the request', 'Try again');
    await notes.dialogGone();
    expect(await statusOf(visit, 'asha')).toBe('rejected');
    expect(await notes.kept(visit)).toEqual(['asha: A fake photo.']);
  });

  const lose = async ({ companion }: OpenConsole, request: Request) => {
    await companion.fetch(request);
    return new Response('<h1>Proxy</h1>', { status: 504, headers: { 'content-type': 'text/html' } });
  };
});
