import { sql, type RawBuilder } from 'kysely';
import { record, theServer } from '../audit';
import { memberColumns } from '../db/listMembers';
import type { Db } from '../db/schema';
import { mediaTypeOf } from '../security/pictures';
import { selectReadings, toEntry } from '../readings';
import type { Services } from '../services';

/** Who reported or blocked somebody is data about others, and left out; of administrators there are the authors of notes. */
export async function exportMember(
  { db, media, now }: Pick<Services, 'db' | 'media' | 'now'>,
  id: string,
  write: (text: string) => Promise<void>,
): Promise<string | undefined> {
  const shown = ['created_at', 'decided_at', 'deleted_at', 'purged_at'] as const;
  const members = db
    .selectFrom('members')
    .select([...memberColumns, ...shown])
    .where('user_id', '=', id);
  const account = await members.executeTakeFirst();
  if (!account) return undefined;
  const exported = {
    exported_at: now().toISOString(),
    account,
    picture: await pictureOf(media, account.profile_link),
    details: await detailsOf(db, id),
    ...(await activityOf(db, id)),
  };
  await write(`${JSON.stringify(exported, null, 2)}\n`);
  const change = { action: 'export', subject: 'member', id } as const;
  await db.transaction().execute((transaction) => record(transaction, theServer(now()), change));
  return account.username;
}

async function pictureOf(media: Services['media'], link: string | null) {
  const [, path] = link?.match(/^\/media\/(.+)$/) ?? [];
  const bytes = path === undefined ? undefined : await media.get(path);
  return path !== undefined && bytes ? { type: mediaTypeOf(path), base64: bytes.toString('base64') } : null;
}

async function detailsOf(db: Db, id: string) {
  const details = db.selectFrom('member_details').select(['personal', 'career', 'family', 'partner']);
  const groups = await details.where('user_id', '=', id).executeTakeFirst();
  return (
    groups && Object.fromEntries(Object.entries(groups).map(([group, text]) => [group, JSON.parse(text) as unknown]))
  );
}

async function activityOf(db: Db, id: string) {
  const read = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  return {
    deletion_requests: await read(sql`select requested_at, accepted_at from deletion_requests where user_id = ${id}`),
    interests: await read(
      sql`select * from interests where requester_id = ${id} or accepter_id = ${id} order by interest_id`,
    ),
    payments: await read(sql`select * from payments where user_id = ${id} order by payment_index`),
    reports_made: await read(sql`select reported_id, reason, reported_at from reports where reporter_id = ${id}`),
    reports_received: await read(sql`select reason, reported_at from reports where reported_id = ${id}`),
    reports_closed: await read(sql`select closed_at from report_closings where user_id = ${id}`),
    notes: await read(sql`select note, author, created_at from member_notes where user_id = ${id} order by note_id`),
    blocked: await read(sql`select blocked_id, created_at from blocks where blocker_id = ${id}`),
    blocked_by: await read(sql`select created_at from blocks where blocked_id = ${id}`),
    journal: await journalOf(db, id),
  };
}

async function journalOf(db: Db, id: string) {
  const written = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'before', 'after'])
    .where('subject', '=', 'member')
    .where('subject_id', '=', id)
    .execute();
  const read = await selectReadings(db).where('kind', '=', 'member').where('name', '=', id).execute();
  return [...written, ...read.map(toEntry)]
    .sort((one, other) => one.id - other.id)
    .map(({ at, action, before, after }) => ({ at, action, before, after }));
}
