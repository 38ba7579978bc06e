import type { Kysely, Selectable, Transaction } from 'kysely';
import { record } from '../audit';
import { forUpdate } from '../db/connect';
import { overwriteDeleted } from '../db/sqlite/overwriteDeleted';
import type { Database } from '../db/schema';
import type { Services } from '../services';
import { fold } from '../text';

const day = 24 * 60 * 60 * 1000;
const batchSize = 100;

/** Stands where the name stood: beside matches, reports and payments that are other people's too. */
const purgedName = 'Deleted member';

/**
 * Removes the personal data of members whose deletion was accepted so many days ago. What stays, without a name, are the row of the
 * member, accepted matches, reports about others, and payments; docs/companion-api.md says why.
 * @returns how many members it purged.
 */
export async function purgeMembers({ db, media, now }: Pick<Services, 'db' | 'media' | 'now'>, days: number) {
  const last = new Date(now().getTime() - days * day).toISOString();
  let purged = 0;
  for (;;) {
    const due = await db
      .selectFrom('members')
      .select(['user_id', 'profile_link'])
      .where('deleted_at', 'is not', null)
      .where('deleted_at', '<=', last)
      .where('purged_at', 'is', null)
      .orderBy('deleted_at')
      .limit(batchSize)
      .execute();
    if (due.length === 0) break;
    // Before the rows, which name them: what fails now is found again tomorrow.
    for (const picture of await picturesOf(db, due)) await media.delete(picture);
    for (const { user_id } of due) {
      if (await db.transaction().execute((transaction) => purge(transaction, user_id, now()))) purged += 1;
    }
  }
  if (purged > 0) await overwriteDeleted(db);
  return purged;
}

type Due = Pick<Selectable<Database['members']>, 'user_id' | 'profile_link'>;

/** Their files, without those that other members show as well, as in the demonstration. */
async function picturesOf(db: Kysely<Database>, due: Due[]): Promise<string[]> {
  const links = due.flatMap(({ profile_link }) => profile_link ?? []);
  if (links.length === 0) return [];
  const ids = due.map(({ user_id }) => user_id);
  const others = db.selectFrom('members').where('user_id', 'not in', ids).where('profile_link', 'in', links);
  const shared = new Set((await others.select('profile_link').execute()).map(({ profile_link }) => profile_link));
  return [...new Set(links)]
    .filter((link) => !shared.has(link))
    .flatMap((link) => /^\/media\/([a-z-]+\/[\w-]+\.[a-z]+)$/.exec(link)?.[1] ?? []);
}

/** False when somebody else has just done it. */
async function purge(db: Transaction<Database>, id: string, at: Date): Promise<boolean> {
  const isDue = await db
    .selectFrom('members')
    .select('user_id')
    .where('user_id', '=', id)
    .where('purged_at', 'is', null)
    .$call(forUpdate(db))
    .executeTakeFirst();
  if (!isDue) return false;
  const nobody = { username: purgedName, username_folded: fold(purgedName), email: null, phone: null };
  await db
    .updateTable('members')
    .set({ ...nobody, profile_link: null, purged_at: at.toISOString() })
    .where('user_id', '=', id)
    .execute();
  await db.deleteFrom('member_details').where('user_id', '=', id).execute();
  await db.deleteFrom('reports').where('reported_id', '=', id).execute();
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
