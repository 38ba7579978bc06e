import { changesOf, readable } from './changes';
import type { Entry } from './entry';

/** `filter` is the label for any subject, `of` those for single ones. */
type Action = { filter: string; of?: Record<string, string> };

const said = (done: string, ...subjects: string[]) =>
  Object.fromEntries(subjects.map((subject) => [subject, `${readable(subject)} ${done}`]));

const table: Record<string, Action> = {
  accept: { filter: 'Accepted or unblocked', of: { member: 'Accepted' } },
  reject: { filter: 'Rejected' },
  block: { filter: 'Blocked' },
  'accept deletion': { filter: 'Deletion accepted' },
  view: { filter: 'Profile viewed' },
  export: { filter: 'Data exported' },
  purge: { filter: 'Personal data removed' },
  add: { filter: 'Added', of: said('added', 'vendor ad', 'category', 'panchanga', 'version', 'administrator') },
  update: {
    filter: 'Changed, enabled or disabled',
    of: said('changed', 'vendor ad', 'category', 'panchanga', 'version'),
  },
  delete: { filter: 'Deleted', of: said('deleted', 'vendor ad', 'category', 'panchanga') },
  switch: { filter: 'Maintenance mode switched' },
  'sign in': { filter: 'Signed in' },
  'fail to sign in': { filter: 'Sign-in failed' },
  'lock out': { filter: 'Locked out', of: said('locked out', 'network') },
  'sign out': { filter: 'Signed out' },
  'change password': { filter: 'Password changed' },
  'fail to change password': { filter: 'Old password was wrong' },
  'ask for a reset': { filter: 'Reset link asked for' },
  'reset password': { filter: 'Password reset' },
  'set password': { filter: 'Password set by the server' },
  unlock: { filter: 'Unlocked', of: said('unlocked', 'administrator', 'network') },
  enable: { filter: 'Administrator enabled' },
  disable: { filter: 'Administrator disabled' },
  restore: { filter: 'Backup restored' },
};

// hasOwn: a server may send any word, 'constructor' too.
const actions = new Map(Object.entries(table));

/** Subjects that a single field switches on and off. */
const switched = ['vendor ad', 'category', 'version', 'maintenance mode'];

/** The actions that decide about a member, shown in the member's story. */
export const decisions = ['accept', 'reject', 'block', 'accept deletion', 'export', 'purge'];

export const actionOptions = [...actions].map(([value, { filter }]) => ({ value, label: filter }));

export const actionLabel = (action: string) => actions.get(action)?.filter ?? readable(action);

/** 'Rejected', 'Vendor ad disabled': the action without its subject. */
export function sentenceOf(entry: Entry): string {
  const { action, subject, before } = entry;
  if (action === 'accept' && /^(blocked|rejected)$/.test(before.status ?? '')) return 'Unblocked';
  const changes = changesOf(entry);
  const [change] = changes;
  const isSwitch = (action === 'update' || action === 'switch') && changes.length === 1 && change?.isSwitch;
  if (isSwitch && switched.includes(subject)) return `${readable(subject)} ${change.after}`;
  return actions.get(action)?.of?.[subject] ?? actionLabel(action);
}

/** The administrator, or who acted instead: a server command, or an unknown e-mail. */
export function doerOf({ administrator, action }: Entry): string {
  if (administrator !== '') return administrator;
  return action === 'fail to sign in' || action === 'lock out' ? 'an unknown e-mail' : 'the server';
}
