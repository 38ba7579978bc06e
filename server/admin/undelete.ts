import * as v from 'valibot';
import { record, theServer } from '../audit';
import { time } from '../contract/journal';
import { forUpdate } from '../db/engine';
import type { Db, Trx } from '../db/schema';
import { reopenRequest } from '../domains/takeback';
import { StartupError } from '../environment';
import { printable } from '../runCommand';

/** Those whose data is kept, also after the API has ceased to show them; noted like a list that an administrator reads. */
export async function listDeleted(db: Db): Promise<string> {
  const members = db.selectFrom('members').where('deleted_at', 'is not', null).where('purged_at', 'is', null);
  const shown = members.select(['user_id', 'deleted_at', 'username', 'email', 'phone']);
  const deleted = await shown.orderBy('deleted_at').execute();
  const after = { list: 'deleted users', rows: deleted.length };
  const change = { action: 'read list', subject: 'list', after } as const;
  await db.transaction().execute((transaction) => record(transaction, theServer(new Date()), change));
  const lines = deleted.map(({ user_id, deleted_at, username, email, phone }) =>
    printable([user_id, deleted_at?.slice(0, 10), username, email ?? '-', phone ?? '-'].join('  ')),
  );
  return lines.join('\n') || 'Nobody is deleted, or the data is removed already.';
}

export async function undeleteMember(db: Db, id: string): Promise<string> {
  const found = await db.transaction().execute((transaction) => undelete(transaction, id));
  if (found === 'back') return 'The member is back.';
  throw new StartupError(refusals[found]);
}

const refusals = {
  unknown: 'There is no member with this id.',
  'not deleted': 'This member is not deleted.',
  purged: 'The personal data of this member has been removed: nothing is left to bring back.',
};

/** Brings those back whose deletion this administrator has accepted since then, and who have not been deleted again by somebody else. */
export async function undeleteBy(db: Db, email: string, since: string): Promise<string> {
  // Nobody types seconds.
  const { success, output: from } = v.safeParse(time, since.replace(/(T\d\d:\d\d)(?=[Z+-])/, '$1:00'));
  if (!success) throw new StartupError(`${since} is no time such as 2026-11-27T09:00+05:30.`);
  return db.transaction().execute(async (transaction) => {
    const entries = transaction.selectFrom('audit_log').where('administrator', '=', email).where('at', '>=', from);
    const deletions = entries.where('action', '=', 'accept deletion').orderBy('id');
    const counts = { back: 0, purged: 0 };
    for (const { subject_id, after } of await deletions.select(['subject_id', 'after']).execute()) {
      const { deleted_at } = JSON.parse(after ?? '{}') as { deleted_at?: string }; // The entry of a deletion holds it.
      const found = await undelete(transaction, subject_id ?? '', deleted_at);
      if (found === 'back' || found === 'purged') counts[found] += 1;
    }
    const removed = counts.purged > 0 ? ` The personal data of ${counts.purged} more has been removed.` : '';
    return `${counts.back} ${counts.back === 1 ? 'member is' : 'members are'} back.${removed}`;
  });
}

/** @param at when the member was deleted; a deletion of another time stays. */
async function undelete(transaction: Trx, id: string, at?: string) {
  const members = transaction.selectFrom('members').select(['deleted_at', 'purged_at']).where('user_id', '=', id);
  const member = await members.$call(forUpdate(transaction)).executeTakeFirst();
  if (!member) return 'unknown';
  const { deleted_at, purged_at } = member;
  if (deleted_at === null || deleted_at !== (at ?? deleted_at)) return 'not deleted';
  if (purged_at !== null) return 'purged';
  const after = { deleted_at: null };
  await transaction.updateTable('members').set(after).where('user_id', '=', id).execute();
  await reopenRequest(transaction, id, deleted_at);
  const change = { action: 'undelete', subject: 'member' as const, id, before: { deleted_at }, after };
  await record(transaction, theServer(new Date()), change);
  return 'back';
}
