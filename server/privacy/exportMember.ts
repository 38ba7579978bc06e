import type { Kysely } from 'kysely';
import { record } from '../audit';
import type { Database } from '../db/schema';
import { mediaTypeOf } from '../media/mediaTypes';
import type { Services } from '../services';

/**
 * Everything that the service keeps about one person, for the person to have. Who reported or blocked somebody is data about
 * others, and left out; so are the administrators.
 * @param write is given all of it as JSON; what it has written is then noted in the journal.
 */
export async function exportMember(
  { db, media, now }: Pick<Services, 'db' | 'media' | 'now'>,
  id: string,
  write: (text: string) => Promise<void>,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('members')
    .select([
      'user_id',
      'username',
      'email',
      'phone',
      'status',
      'profile_link',
      'created_at',
      'deleted_at',
      'purged_at',
    ])
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!account) return undefined;
  const exported = {
    exported_at: now().toISOString(),
    account,
    picture: await pictureOf(media, account.profile_link),
    details: await detailsOf(db, id),
    ...(await activityOf(db, id)),
  };
  await write(`${JSON.stringify(exported, null, 2)}\n`);
  await db
    .transaction()
    .execute((transaction) =>
      record(transaction, { administratorId: null, at: now() }, { action: 'export', subject: 'member', id }),
    );
  return account.username;
}

async function pictureOf(media: Services['media'], link: string | null) {
  const [, path] = link?.match(/^\/media\/(.+)$/) ?? [];
  const bytes = path === undefined ? undefined : await media.get(path);
  return path !== undefined && bytes ? { type: mediaTypeOf(path), base64: bytes.toString('base64') } : null;
}

async function detailsOf(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('member_details')
    .select(['personal', 'career', 'family', 'partner'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row && Object.fromEntries(Object.entries(row).map(([group, text]) => [group, JSON.parse(text) as unknown]));
}

async function activityOf(db: Kysely<Database>, id: string) {
  const [deletion_requests, interests, payments, reports_made, reports_received, blocked, blocked_by, journal] =
    await Promise.all([
      db.selectFrom('deletion_requests').select(['requested_at', 'accepted_at']).where('user_id', '=', id).execute(),
      db
        .selectFrom('interests')
        .selectAll()
        .where(({ eb, or }) => or([eb('requester_id', '=', id), eb('accepter_id', '=', id)]))
        .orderBy('interest_id')
        .execute(),
      db.selectFrom('payments').selectAll().where('user_id', '=', id).orderBy('payment_index').execute(),
      db.selectFrom('reports').select(['reported_id', 'reason', 'reported_at']).where('reporter_id', '=', id).execute(),
      db.selectFrom('reports').select(['reason', 'reported_at']).where('reported_id', '=', id).execute(),
      db.selectFrom('blocks').select(['blocked_id', 'created_at']).where('blocker_id', '=', id).execute(),
      db.selectFrom('blocks').select('created_at').where('blocked_id', '=', id).execute(),
      db
        .selectFrom('audit_log')
        .select(['at', 'action', 'before', 'after'])
        .where('subject', '=', 'member')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    ]);
  return { deletion_requests, interests, payments, reports_made, reports_received, blocked, blocked_by, journal };
}
