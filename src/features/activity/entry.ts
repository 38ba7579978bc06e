import * as v from 'valibot';
import { id, rowFrom, text, type FieldsOf } from '@/shared/api/page';
import { displayDate, timestampSchema, toTime } from '@/shared/format/dates';
import { displayPhone } from '@/shared/format/phone';
import { isPathSegment } from '@/shared/routing/pathSegment';
import { displayText } from '@/shared/format/text';
import { countText } from '@/shared/ui/list/listCount';
import type { JournalRow } from '@contract/journal';

const facts = v.fallback(v.record(v.string(), text), {});

/** `before` and `after` hold the changed fields under their wire names. */
export const entryRow = rowFrom({
  id: ['id', id],
  at: ['at', timestampSchema],
  administrator: ['administrator', text],
  action: ['action', text],
  subject: ['subject', text],
  subjectId: ['subject_id', text],
  subjectName: ['subject_name', text],
  before: ['before', facts],
  after: ['after', facts],
  address: ['address', text],
} satisfies FieldsOf<JournalRow>);

export type Entry = v.InferOutput<typeof entryRow>;

/** `done` follows the subject: 'Vendor ad added'. */
const actions = new Map<string, { label: string; done?: string }>([
  ['accept', { label: 'Accepted or unblocked' }],
  ['reject', { label: 'Rejected' }],
  ['block', { label: 'Blocked' }],
  ['accept deletion', { label: 'Account deleted' }],
  ['close reports', { label: 'Reports closed' }],
  ['reopen reports', { label: 'Reports opened again' }],
  ['add note', { label: 'Note added' }],
  ['delete note', { label: 'Note deleted' }],
  ['take back', { label: 'Decision taken back' }],
  ['undelete', { label: 'Account brought back' }],
  ['view', { label: 'Profile viewed' }],
  ['read list', { label: 'List read' }],
  ['export', { label: 'Data exported' }],
  ['purge', { label: 'Personal data removed' }],
  ['add', { label: 'Added', done: 'added' }],
  ['update', { label: 'Changed, enabled or disabled', done: 'changed' }],
  ['delete', { label: 'Deleted', done: 'deleted' }],
  ['switch', { label: 'Maintenance mode switched' }],
  ['sign in', { label: 'Signed in' }],
  ['fail to sign in', { label: 'Sign-in failed' }],
  ['lock out', { label: 'Locked out', done: 'locked out' }],
  ['sign out', { label: 'Signed out' }],
  ['end session', { label: 'Session ended' }],
  ['change password', { label: 'Password changed' }],
  ['fail to change password', { label: 'Password change failed: wrong old password' }],
  ['ask for a reset', { label: 'Reset link asked for' }],
  ['reset password', { label: 'Password reset' }],
  ['set password', { label: 'Password set by the server' }],
  ['add factor', { label: 'Second factor added' }],
  ['remove factor', { label: 'Second factor removed' }],
  ['make recovery codes', { label: 'New recovery codes made' }],
  ['use recovery code', { label: 'Recovery code used' }],
  ['confirm', { label: 'Confirmed with the password or a second factor' }],
  ['fail to confirm', { label: 'Confirmation failed: wrong password, code or passkey' }],
  ['reset factor', { label: 'Second factors removed by the server' }],
  ['unlock', { label: 'Unlocked', done: 'unlocked' }],
  ['enable', { label: 'Administrator enabled' }],
  ['disable', { label: 'Administrator disabled' }],
  ['restore', { label: 'Backup restored' }],
]);

export const decisions = [
  ...['accept', 'reject', 'block', 'accept deletion', 'take back', 'close reports', 'reopen reports'],
  ...['undelete', 'export', 'purge'],
];

/** Left out unless they are asked for: they are most of a day's events. */
export const quietActions = ['view', 'read list', 'sign in', 'sign out', 'fail to sign in', 'confirm'];

/** In the address it stands for every action, the quiet ones too. */
export const anyAction = 'any';

export const actionOptions = [
  { value: anyAction, label: 'Everything' },
  ...[...actions].map(([value, { label }]) => ({ value, label })),
];

export const actionLabel = (action: string) => actions.get(action)?.label ?? readable(action);

const switched = ['vendor ad', 'category', 'version', 'maintenance mode'];

export function sentenceOf(entry: Entry): string {
  const { action, subject, before } = entry;
  if (subject === 'list') return listSentence(entry);
  if (action === 'accept') return /^(blocked|rejected)$/.test(before.status ?? '') ? 'Unblocked' : 'Accepted';
  const switchedTo = switchedToOf(entry);
  if (switchedTo !== undefined) return `${readable(subject)} ${switchedTo}`;
  const done = actions.get(action)?.done;
  return done ? `${readable(subject)} ${done}` : actionLabel(action);
}

const listVerbs = new Map([
  ['read list', 'Read'],
  ['export', 'Exported'],
  ['purge', 'Removed old'],
]);

function listSentence({ action, after: { list = '', rows = '' } }: Entry): string {
  return `${listVerbs.get(action) ?? readable(action)} ${displayText(list)} (${countText(Number(rows), ['row', 'rows'])})`;
}

function switchedToOf(entry: Entry) {
  const { action, subject } = entry;
  const [change, ...others] = changesOf(entry);
  const isSwitch = (action === 'update' || action === 'switch') && switched.includes(subject);
  return isSwitch && change && isOnOff(change.field, subject) && others.length === 0 ? change.after : undefined;
}

export function doerOf({ administrator, action }: Entry): string {
  if (administrator !== '') return administrator;
  return action === 'fail to sign in' || action === 'lock out' ? 'an unknown e-mail' : 'the server';
}

type Facts = Entry['after'];

const subjectNames = new Map<string, (facts: Facts, id: string) => string | undefined>([
  ['vendor ad', ({ title }) => title],
  ['category', ({ category }) => category],
  ['panchanga', ({ date }) => date && displayDate(toTime(date))],
  ['version', ({ android_version: android, ios_version: ios }) => android && ios && `Android ${android}, iOS ${ios}`],
  // The actor, unless a server command names another account.
  ['administrator', ({ email }) => email ?? ''],
  ['network', (_facts, id) => id],
  ['maintenance mode', () => ''],
  ['list', () => ''],
  ['database', () => ''],
]);

/** What an action was done to, '' if the action says it; members link to their page. */
export function subjectOf(entry: Entry): { name: string; member?: string } {
  const { subject, subjectId, subjectName, before, after } = entry;
  if (subject === 'member')
    return { name: subjectName || subjectId, member: isPathSegment(subjectId) ? subjectId : undefined };
  const name = subjectNames.get(subject)?.({ ...before, ...after }, subjectId);
  return { name: name ?? (subjectName || `${readable(subject)} ${subjectId}`.trim()) };
}

/** One changed field in words. An addition has no `before`, a deletion no `after`. */
type Change = { field: string; label: string; before?: string; after?: string };

/** The field that names a subject; the label of an addition or deletion has it already. */
const nameFields: Facts = { 'vendor ad': 'title', category: 'category', panchanga: 'date', administrator: 'email' };

export function changesOf({ subject, before, after }: Entry): Change[] {
  const isNews = (field: string) =>
    // The entry's time says the same; the id of a note says nothing.
    !/^(created_at|closed_at|note_id)$/.test(field) &&
    before[field] !== after[field] &&
    (field !== nameFields[subject] || (field in before && field in after));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isNews).map((field) => ({
    field,
    label: isOnOff(field, subject) ? 'Status' : (labels.get(field) ?? readable(field)),
    before: valueText(field, subject, before[field]),
    after: valueText(field, subject, after[field], before[field]),
  }));
}

export function unsaidChangesOf(entry: Entry): Change[] {
  if (entry.subject === 'list' || switchedToOf(entry) !== undefined) return [];
  const isSaid = ({ field }: Change) =>
    entry.action !== 'take back' && decisions.includes(entry.action) && /^(status|deleted_at)$/.test(field);
  return changesOf(entry).filter((change) => !isSaid(change));
}

export const changeText = ({ before, after }: Change) =>
  [before, after].filter((side) => side !== undefined).join(' → ');

const labels = new Map([
  ['image', 'Picture'],
  ['expires_at', 'Expires'],
  ['vaaara', 'Vaara'],
  ['android_version', 'Android'],
  ['ios_version', 'iOS'],
  ['deleted_at', 'Account'],
]);

/** What was given; an added or removed one has the name that its owner gave it. */
const factorNames = new Map([
  ['totp', 'authenticator app'],
  ['passkey', 'passkey'],
  ['recovery', 'recovery code'],
]);

/** A member's status is a word, a version's or category's a number. */
const isOnOff = (field: string, subject: string) =>
  field === 'is_visible' || field === 'value' || (field === 'status' && subject !== 'member');

function valueText(field: string, subject: string, value: string | undefined, replaced = '') {
  if (value === undefined) return undefined;
  if (field === 'deleted_at') return value === '' ? 'not deleted' : 'deleted';
  if (value === '') return 'none';
  if (field === 'second_factor') return factorNames.get(value) ?? displayText(value);
  if (isOnOff(field, subject)) return value === '1' ? 'enabled' : 'disabled';
  if (field === 'image') return replaced === '' ? 'a picture' : 'another picture';
  if (field === 'mobile') return displayPhone(value);
  return field === 'date' || field === 'expires_at' ? displayDate(toTime(value)) : displayText(value);
}

function readable(name: string): string {
  const words = displayText(name).replace(/[_-]+/g, ' ').trim();
  return words === '' ? '-' : words.charAt(0).toUpperCase() + words.slice(1);
}
