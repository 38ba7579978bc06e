import { forUpdate } from '../db/engine';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';

export const unknownMember = () => new HttpError(404, 'There is no member with this id.');
export const purgedMember = () => new HttpError(409, 'The personal data of this member has been removed.');

/** The state of a member whom nobody else changes until the transaction ends: the second of two sees what the first has done. */
export const lockMember = (transaction: Trx, id: string) =>
  transaction
    .selectFrom('members')
    .select(['status', 'deleted_at', 'purged_at'])
    .where('user_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(unknownMember);

/** What changes the state of a member: a decision can be taken back after anything else, such as a view. */
export const stateChanges = ['accept', 'reject', 'block', 'accept deletion', 'take back', 'undelete', 'purge'];

/** Whoever changed the state of a member last; the journal knows the administrators alone. */
export async function lastChanger(transaction: Trx, id: string): Promise<string> {
  return (await newestChange(transaction, id).executeTakeFirst())?.administrator ?? 'Another program';
}

export const newestChange = (transaction: Trx, id: string) =>
  transaction
    .selectFrom('audit_log')
    .select(['id', 'at', 'administrator', 'action', 'before', 'after'])
    .where('subject', '=', 'member')
    .where('subject_id', '=', id)
    .where('action', 'in', stateChanges)
    .orderBy('id', 'desc')
    .limit(1);
