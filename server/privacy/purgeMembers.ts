import { sql, type Kysely, type Transaction } from 'kysely';
import { record } from '../audit';
import { forUpdate, isOnPostgres, overwriteDeleted } from '../db/engine';
import { outageOf } from '../db/failures';
import { emailKey, phoneKey } from '../db/matchKeys';
import type { Database } from '../db/schema';
import type { Log, Recognise, Services } from '../services';
import { searchKey } from '../contract/text';

const day = 24 * 60 * 60 * 1000;

/** Stands where the name stood: beside matches, reports and payments that are other people's too. */
const purgedName = 'Deleted member';

/**
 * Removes the personal data of members whose deletion was accepted so many days ago. What stays, without a name, are the row of the
 * member, accepted matches, reports about others, payments, and hashes of phone and e-mail; docs/companion-api.md says why.
 * @param options.note is told who is purged, before it is done.
 */
export async function purgeMembers(
  {
    db,
    media,
    now,
    recognise,
    log,
  }: Pick<Services, 'db' | 'media' | 'now' | 'recognise'> & { log: Pick<Log, 'error'> },
  days: number,
  { only, note }: { only?: string[]; note?: (ids: string[]) => Promise<void> } = {},
): Promise<{ purged: number; failed: number }> {
  const last = new Date(now().getTime() - days * day).toISOString();
  const all = await db
    .selectFrom('members')
    .select(['user_id', 'profile_link'])
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<=', last)
    .where('purged_at', 'is', null)
    .orderBy('deleted_at')
    .execute();
  const due = only ? all.filter(({ user_id }) => only.includes(user_id)) : all;
  let [purged, failed] = [0, 0];
  if (due.length > 0)
    await note?.(due.map(({ user_id }) => user_id)).catch((err: unknown) =>
      log.error(
        { err },
        'Who is purged could not be noted: after a restore of an older backup it has to be done again by hand.',
      ),
    );
  for (const { user_id, profile_link } of due) {
    try {
      // Before the row, which names it.
      const picture = await pictureOf(db, user_id, profile_link);
      if (picture !== undefined) await media.delete(picture);
      if (await db.transaction().execute((transaction) => purge(transaction, user_id, now(), recognise))) purged += 1;
    } catch (err) {
      // What holds one member need not hold the others; without the database nobody is purged.
      if (outageOf(err) === 'unreachable') throw err;
      failed += 1;
      log.error({ err, member: user_id }, 'A deleted member could not be purged, and is tried again tomorrow.');
    }
  }
  if (purged > 0) await overwriteDeleted(db);
  return { purged, failed };
}

async function pictureOf(db: Kysely<Database>, id: string, link: string | null): Promise<string | undefined> {
  const [, file] = /^\/media\/([a-z-]+\/[\w-]+\.[a-z]+)$/.exec(link ?? '') ?? [];
  const others = db.selectFrom('members').select('user_id').where('profile_link', '=', link).where('user_id', '<>', id);
  return file === undefined || (await others.executeTakeFirst()) ? undefined : file;
}

async function purge(db: Transaction<Database>, id: string, at: Date, recognise: Recognise): Promise<boolean> {
  const due = await db
    .selectFrom('members')
    .select([
      sql<string | null>`${sql.raw(phoneKey(isOnPostgres(db)))}`.as('phone'),
      sql<string | null>`${sql.raw(emailKey(isOnPostgres(db)))}`.as('email'),
    ])
    .where('user_id', '=', id)
    .where('deleted_at', 'is not', null) // the deletion may have been taken back
    .where('purged_at', 'is', null)
    .$call(forUpdate(db))
    .executeTakeFirst();
  if (!due) return false;
  const removed_at = at.toISOString().slice(0, 10);
  for (const kind of ['phone', 'email'] as const) {
    const key = due[kind];
    if (key === null) continue;
    await db
      .insertInto('removed_members')
      .values({ hash: await recognise(kind, key), kind, removed_at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ removed_at }))
      .execute();
  }
  const nobody = { username: purgedName, username_folded: searchKey(purgedName), email: null, phone: null };
  await db
    .updateTable('members')
    .set({ ...nobody, profile_link: null, purged_at: at.toISOString() })
    .where('user_id', '=', id)
    .execute();
  await db.deleteFrom('member_details').where('user_id', '=', id).execute();
  await db.deleteFrom('reports').where('reported_id', '=', id).execute();
  await db.deleteFrom('report_closings').where('user_id', '=', id).execute();
  await db.deleteFrom('member_notes').where('user_id', '=', id).execute();
  await db
    .deleteFrom('blocks')
    .where(({ eb, or }) => or([eb('blocker_id', '=', id), eb('blocked_id', '=', id)]))
    .execute();
  await db
    .deleteFrom('interests')
    .where('accepted_on', 'is', null)
    .where(({ eb, or }) => or([eb('requester_id', '=', id), eb('accepter_id', '=', id)]))
    .execute();
  await db
    .updateTable('payments')
    .set(({ eb }) => ({
      user_id: null,
      phone_no: '',
      // Accounts have to say who paid; nobody has to know who tried to.
      user_name: eb.case().when('state', '=', 'Success').then(eb.ref('user_name')).else(purgedName).end(),
    }))
    .where('user_id', '=', id)
    .execute();
  await record(db, { administratorId: null, at }, { action: 'purge', subject: 'member', id });
  return true;
}
