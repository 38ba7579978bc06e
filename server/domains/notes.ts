import { makeChange } from '../audit';
import type { Calls } from '../calls';
import { addsNote, deletesNote, listsNotes } from '../contract/moderation';
import { forUpdate } from '../db/engine';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';
import { createWithholding } from '../privacy/withholding';
import type { Call, Services } from '../services';
import { lockMember, purgedMember, unknownMember } from './memberChanges';
import { minute } from '../time';

const mostListed = 200;

/** Milliseconds in which its author can delete a note. */
const deletableFor = 15 * minute;

const shownFields = ['note_id', 'note as text', 'author', 'created_at'] as const;

/** Not in the contract. The journal names a note by its id alone, because it outlives what the purge deletes. */
export function noteCalls({ addCall, addList, addChange }: Calls, services: Services): void {
  const { db, now } = services;
  const { isWithheld } = createWithholding(services);

  addList('GET /admins/notes', listsNotes, { list: () => 'notes' }, async ({ user_id }, _readDb, call) => {
    const member = db.selectFrom('members').select('deleted_at').where('user_id', '=', user_id);
    const { deleted_at } = await member.executeTakeFirstOrThrow(unknownMember);
    if (isWithheld(deleted_at)) return { data: [] };
    const { administratorId } = call.get('session');
    const notes = db.selectFrom('member_notes').where('user_id', '=', user_id).orderBy('note_id', 'desc');
    const rows = await notes
      .select([...shownFields, 'author_id'])
      .limit(mostListed)
      .execute();
    return { data: rows.map(({ author_id, ...row }) => ({ ...row, own: author_id === administratorId })) };
  });

  addCall('POST /admins/notes', addsNote, async ({ user_id: id, text }, call) => {
    const { note } = await makeChange(services, call, async (transaction) => {
      const { purged_at, deleted_at } = await lockMember(transaction, id);
      if (purged_at !== null || isWithheld(deleted_at)) throw purgedMember();
      const note = await insertNote(transaction, call, now, { user_id: id, text });
      const { note_id } = note;
      return { action: 'add note', subject: 'member', id, after: { note_id }, note };
    });
    return { note: { ...note, own: true } };
  });

  addChange('DELETE /admins/notes', deletesNote, async (transaction, { note_id }, call) => {
    const { user_id, author_id, created_at } = await transaction
      .selectFrom('member_notes')
      .select(['user_id', 'author_id', 'created_at'])
      .where('note_id', '=', note_id)
      .$call(forUpdate(transaction))
      .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no note with this id.'));
    if (author_id !== call.get('session').administratorId)
      throw new HttpError(409, 'Only its author can delete a note.');
    if (now().getTime() - Date.parse(created_at) > deletableFor)
      throw new HttpError(409, 'More than 15 minutes have passed.');
    await transaction.deleteFrom('member_notes').where('note_id', '=', note_id).execute();
    return { action: 'delete note', subject: 'member', id: user_id, before: { note_id } };
  });
}

/** By the caller, whose e-mail is copied, because the note outlives the account. */
export async function insertNote(
  transaction: Trx,
  call: Call,
  now: () => Date,
  { user_id, text }: { user_id: string; text: string },
) {
  const { administratorId: author_id } = call.get('session');
  const author = transaction.selectFrom('administrators').select('email').where('id', '=', author_id);
  return transaction
    .insertInto('member_notes')
    .values({ user_id, note: text, author_id, author, created_at: now().toISOString() })
    .returning(shownFields)
    .executeTakeFirstOrThrow();
}
