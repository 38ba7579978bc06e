import * as v from 'valibot';
import { count, filledText, instant, memberId, numberInPath } from './fields';
import { longestNote } from './limits';

export const noteText = filledText(longestNote);

const note = v.strictObject({
  note_id: count,
  text: v.string(),
  author: v.string(),
  created_at: instant,
  own: v.boolean(),
});
export type NoteRow = v.InferInput<typeof note>;

export const listsNotes = {
  summary: 'List notes about a member',
  query: v.object({ user_id: memberId }),
  reply: { data: v.array(note) },
  refuses: [404],
  done: 'The notes are listed.',
};

export const addsNote = {
  summary: 'Add a note',
  json: v.object({ user_id: memberId, text: noteText }),
  reply: { note },
  refuses: [404, 409],
  done: 'The note is added.',
};

export const deletesNote = {
  summary: 'Delete a note',
  query: v.object({ note_id: numberInPath }),
  refuses: [404, 409],
  done: 'The note is deleted.',
};
