import { record, theServer } from '../audit';
import { forUpdate, isOnPostgres, overwriteDeleted } from '../db/engine';
import { outageOf } from '../db/failures';
import { contactKeys } from '../db/matchKeys';
import type { Db, Trx } from '../db/schema';
import type { Log, Recognise, Services } from '../services';
import { searchKey } from '../contract/text';
import { stateChanges } from '../domains/memberChanges';
import { namelessMember } from './withholding';
import { daysBefore } from '../time';

/** Days from an accepted deletion, or from a sign-up that was rejected or left without an answer; for ever where there are none. */
export type PurgeAges = Partial<Record<'deleted' | 'rejected' | 'pending', number>>;

type Tools = Pick<Services, 'db' | 'media' | 'now' | 'recognise'> & { log: Pick<Log, 'error'> };

/** docs/privacy.md says what stays without a name. `note` is told who is purged before it is done. Returns how many are. */
export async function purgeMembers(
  { db, media, now, recognise, log }: Tools,
  ages: PurgeAges,
  { only, note }: { only?: string[]; note?: (ids: string[]) => Promise<void> } = {},
): Promise<number> {
  const due: { user_id: string; isStillDue: ReturnType<typeof dueMembers> }[] = [];
  for (const [kind, days] of Object.entries(ages)) {
    if (days === undefined) continue;
    const isStillDue = dueMembers(kind, daysBefore(now(), days).toISOString());
    const members = isStillDue(db).select('user_id').orderBy('created_at');
    for (const member of await members.execute())
      if (only?.includes(member.user_id) ?? true) due.push({ ...member, isStillDue });
  }
  let purged = 0;
  const unnoted =
    'Who is purged could not be noted: after a restore of an older backup it has to be done again by hand.';
  if (due.length > 0)
    await note?.(due.map(({ user_id }) => user_id)).catch((err: unknown) => log.error({ err }, unnoted));
  for (const { user_id, isStillDue } of due) {
    try {
      const shown = await isStillDue(db).where('user_id', '=', user_id).select('profile_link').executeTakeFirst();
      if (!shown) continue;
      const { profile_link } = shown;
      // Before the row, which names it.
      const picture = await pictureOf(db, user_id, profile_link);
      if (picture !== undefined) await media.delete(picture);
      const at = now();
      const found = await db.transaction().execute(async (transaction) => {
        const same = isStillDue(transaction).where('profile_link', 'is not distinct from', profile_link);
        const member = same.where('user_id', '=', user_id).$call(forUpdate(transaction));
        const keys = member.select(contactKeys(isOnPostgres(transaction))).select('deleted_at');
        const found = await keys.executeTakeFirst();
        if (found) await purge(transaction, { ...found, id: user_id, at, recognise });
        return found;
      });
      if (found) purged += 1;
    } catch (err) {
      // What holds one member need not hold the others; without the database nobody is purged.
      if (/unreachable|read-only/.test(outageOf(err) ?? '')) throw err;
      log.error({ err, member: user_id }, 'A deleted member could not be purged, and is tried again tomorrow.');
    }
  }
  if (purged > 0) await overwriteDeleted(db);
  return purged;
}

async function pictureOf(db: Db, id: string, link: string | null): Promise<string | undefined> {
  const [, file] = /^\/media\/([a-z-]+\/[\w-]+\.[a-z]+)$/.exec(link ?? '') ?? [];
  const others = db.selectFrom('members').select('user_id').where('profile_link', '=', link).where('user_id', '<>', id);
  return file === undefined || (await others.executeTakeFirst()) ? undefined : file;
}

/** Asked again in the transaction of each purge: a deletion may have been taken back, and a sign-up accepted. */
const dueMembers = (kind: string, last: string) => (db: Db) => {
  const kept = db.selectFrom('members').where('purged_at', 'is', null);
  if (kind === 'deleted') return kept.where('deleted_at', '<=', last);
  return kept
    .where('status', '=', kind === 'pending' ? 'pending' : 'rejected')
    .where('deleted_at', 'is', null)
    .where('created_at', '<=', last)
    .where((eb) => eb.or([eb('decided_at', 'is', null), eb('decided_at', '<=', last)]))
    .where(({ exists, not, selectFrom }) => {
      const decisions = selectFrom('audit_log').select('id').whereRef('subject_id', '=', 'members.user_id');
      const later = decisions.where('at', '>', last).where('action', 'in', stateChanges);
      return not(exists(later.where('subject', '=', 'member')));
    });
};

type Due = { id: string; phone: string | null; email: string | null; deleted_at: string | null };

async function purge(db: Trx, { id, deleted_at, at, recognise, ...keys }: Due & { at: Date; recognise: Recognise }) {
  const removed_at = at.toISOString().slice(0, 10);
  for (const kind of ['phone', 'email'] as const) {
    const key = keys[kind];
    if (key === null) continue;
    await db
      .insertInto('removed_members')
      .values({ hash: await recognise(kind, key), kind, removed_at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ removed_at }))
      .execute();
  }
  const nobody = { username: namelessMember, username_folded: searchKey(namelessMember), email: null, phone: null };
  const purged_at = at.toISOString();
  const left = { ...nobody, profile_link: null, deleted_at: deleted_at ?? purged_at, purged_at };
  await db.updateTable('members').set(left).where('user_id', '=', id).execute();
  for (const table of ['member_details', 'report_closings', 'member_notes'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute();
  await db.deleteFrom('reports').where('reported_id', '=', id).execute();
  for (const side of ['blocker_id', 'blocked_id'] as const)
    await db.deleteFrom('blocks').where(side, '=', id).execute();
  for (const side of ['requester_id', 'accepter_id'] as const)
    await db.deleteFrom('interests').where(side, '=', id).where('accepted_on', 'is', null).execute();
  await db
    .updateTable('payments')
    .set(({ eb }) => ({
      user_id: null,
      phone_no: '',
      // Accounts have to say who paid; nobody has to know who tried to.
      user_name: eb.case().when('state', '=', 'Success').then(eb.ref('user_name')).else(namelessMember).end(),
    }))
    .where('user_id', '=', id)
    .execute();
  await record(db, theServer(at), { action: 'purge', subject: 'member', id });
}
