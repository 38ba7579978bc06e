import * as v from 'valibot';
import { count, filledText, instant, memberId, numberInPath, person, picture } from './fields';
import { longestNote } from './limits';

const noteText = filledText(longestNote);

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

const texts = v.array(v.string());
const { user_id, username, email } = person;

const blocking = v.strictObject({ user_id, username, blocked_users: texts });
export type BlockingRow = v.InferInput<typeof blocking>;

export const listsBlocks = {
  summary: 'List blocked users',
  reply: { size: count, responseData: v.array(blocking) },
  done: 'The blocked users are listed.',
};

/** Three lists of one length: the reports of a member. */
const reports = v.strictObject({ reason_to_report: texts, reported_at: texts, reporter_name: texts });
const reported = v.strictObject({
  user_id,
  username,
  status: v.string(),
  /** Null as well if a report came after the closing. */
  closed_at: v.nullable(instant),
  total_reports: count,
  reported_user_data: reports,
});
export type ReportedRow = v.InferInput<typeof reported>;

export const listsReports = {
  summary: 'List reported users',
  reply: { size: count, responseData: v.array(reported) },
  done: 'The reported users are listed.',
};

export const decidesReports = {
  summary: 'Decide reports',
  json: v.object({ user_id: memberId, decision: v.picklist(['no_action', 'reopen']), note: v.optional(noteText) }),
  refuses: [404, 409],
  done: 'The decision about the reports is saved.',
};

const partner = v.strictObject({ user_id, username, email, profile_link: picture });
const match = v.strictObject({
  interest_id: count,
  request_by: partner,
  accepted_by: partner,
  sent_on: instant,
  accepted_on: instant,
});
export type MatchRow = v.InferInput<typeof match>;

export const listsMatches = {
  summary: 'List accepted matches',
  reply: { responseData: v.array(match) },
  done: 'The accepted matches are listed.',
};
