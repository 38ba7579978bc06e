import { sql, type SelectQueryBuilder } from 'kysely';
import { whole, type Calls } from '../calls';
import { decidesReports, listsBlocks, listsMatches, listsReports } from '../contract/moderation';
import { inPieces } from '../db/inPieces';
import type { Db } from '../db/schema';
import { HttpError } from '../httpError';
import { createWithholding, namelessMember } from '../privacy/withholding';
import type { Services } from '../services';
import { lockMember } from './memberChanges';
import { insertNote } from './notes';

export function moderationCalls({ addList, addChange }: Calls, services: Services): void {
  const { now } = services;
  const { isWithheld } = createWithholding(services);

  addList('GET /api/user_report/admin/list_blocked_user', listsBlocks, whole('blocks'), async (_values, readDb) => {
    const blocks = readDb
      .selectFrom('blocks')
      .innerJoin('members', 'members.user_id', 'blocks.blocker_id')
      .where('members.deleted_at', 'is', null)
      .select(['blocks.blocker_id as owner', 'members.username', 'blocks.blocked_id']);
    const rows = { table: 'blocks', member: 'blocker_id', order: ['created_at', 'blocker_id', 'blocked_id'] } as const;
    const pieces = inGroups(readDb, { ...rows, counted: 'created_at' }, blocks, ({ owner, username }, group) => ({
      user_id: owner,
      username,
      blocked_users: group.map(({ blocked_id }) => blocked_id),
    }));
    return { pieces, around };
  });

  addList('GET /api/user_report/list_reported_user', listsReports, whole('reports'), async (_values, readDb) => {
    const reports = readDb
      .selectFrom('reports')
      .innerJoin('members as reported', 'reported.user_id', 'reports.reported_id')
      .innerJoin('members as reporter', 'reporter.user_id', 'reports.reporter_id')
      .leftJoin('report_closings', 'report_closings.user_id', 'reports.reported_id')
      .where('reported.deleted_at', 'is', null)
      .select(['reports.reported_id as owner', 'reported.username', 'reported.status'])
      .select(['closed_at', 'closed_report_id'])
      .select(['reports.id', 'reports.reason', 'reports.reported_at', 'reporter.username as reporter_name'])
      .select('reporter.deleted_at as reporter_deleted_at');
    const rows = { table: 'reports', member: 'reported_id', order: ['reported_at', 'id'], counted: 'id' } as const;
    const pieces = inGroups(readDb, rows, reports, ({ owner, username, status, closed_at }, group) => ({
      user_id: owner,
      username,
      status,
      closed_at: group.every(({ id, closed_report_id }) => id <= (closed_report_id ?? 0)) ? closed_at : null,
      total_reports: group.length,
      // The contract sends reports as three lists of one length instead of a list of reports.
      reported_user_data: {
        reason_to_report: group.map(({ reason }) => reason),
        reported_at: group.map(({ reported_at }) => reported_at),
        reporter_name: group.map(({ reporter_name, reporter_deleted_at }) =>
          isWithheld(reporter_deleted_at) ? namelessMember : reporter_name,
        ),
      },
    }));
    return { pieces, around };
  });

  // Not in the contract: closes the reports about a member as far as they are there, or opens them again.
  addChange('PUT /admins/report_decision', decidesReports, async (transaction, values, call) => {
    const { user_id: id, decision, note: text } = values;
    const { deleted_at } = await lockMember(transaction, id);
    if (deleted_at !== null) throw new HttpError(409, 'This account has been deleted.');
    const reports = transaction.selectFrom('reports').select('id').where('reported_id', '=', id);
    const newest = await reports.orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (!newest) throw new HttpError(409, 'Nobody has reported this member.');
    // By id, because other programs write the times of reports by clocks of their own.
    const closings = transaction.selectFrom('report_closings').select('closed_at').where('user_id', '=', id);
    const before = await closings.where('closed_report_id', '>=', newest.id).executeTakeFirst();
    if ((decision === 'reopen') !== (before !== undefined)) return undefined;
    const note = text === undefined ? undefined : await insertNote(transaction, call, now, { user_id: id, text });
    const kept = note && { note_id: note.note_id };
    if (before) {
      await transaction.deleteFrom('report_closings').where('user_id', '=', id).execute();
      return { action: 'reopen reports', subject: 'member', id, before, after: kept };
    }
    const closed_at = now().toISOString();
    const closing = { closed_at, closed_report_id: newest.id };
    await transaction
      .insertInto('report_closings')
      .values({ user_id: id, ...closing })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(closing))
      .execute();
    return { action: 'close reports', subject: 'member', id, after: { closed_at, ...kept } };
  });

  addList('GET /api/admin/accepted/requests', listsMatches, whole('matches'), async (_values, readDb) => {
    const matches = readDb
      .selectFrom('interests')
      .innerJoin('members as requester', 'requester.user_id', 'interests.requester_id')
      .innerJoin('members as accepter', 'accepter.user_id', 'interests.accepter_id')
      .where('interests.accepted_on', 'is not', null)
      .select(['interest_id', 'sent_on', 'accepted_on', 'requester_id', 'accepter_id'])
      .select(['requester.username as requester_name', 'accepter.username as accepter_name'])
      .select(['requester.email as requester_email', 'accepter.email as accepter_email'])
      .select(['requester.profile_link as requester_picture', 'accepter.profile_link as accepter_picture'])
      .select(['requester.deleted_at as requester_deleted_at', 'accepter.deleted_at as accepter_deleted_at']);
    const pieces = inPieces(matches, ['accepted_on', 'interest_id'], (row) => {
      const partner = (role: 'requester' | 'accepter') => {
        const user_id = row[`${role}_id`];
        if (isWithheld(row[`${role}_deleted_at`]))
          return { user_id, username: namelessMember, email: null, profile_link: null };
        const email = row[`${role}_email`];
        return { user_id, username: row[`${role}_name`], email, profile_link: row[`${role}_picture`] };
      };
      const { interest_id, sent_on, accepted_on } = row;
      return { interest_id, request_by: partner('requester'), accepted_by: partner('accepter'), sent_on, accepted_on };
    });
    return { pieces, around: (responseData: unknown) => ({ responseData }) };
  });
}

type Rows = {
  table: 'blocks' | 'reports';
  /** Whose they are. */
  member: string;
  /** What they are sorted by, downwards; no two rows of a member have the last of these in common. */
  order: readonly string[];
  /** Grows with each row: what is added while the list is sent is of the next one. */
  counted: string;
};

const around = (responseData: unknown, size: number) => ({ responseData, size });

/**
 * Members in the order of the latest of their rows, each with all of them. Rows are walked by index, and whose latest
 * is among them is asked of each piece: of all at once, PostgreSQL would look at every row for each piece.
 */
async function* inGroups<Tables, Used extends keyof Tables, Row extends { owner: string }>(
  db: Db,
  { table, member, order, counted }: Rows,
  query: SelectQueryBuilder<Tables, Used, Row>,
  toWire: (first: Row, group: Row[]) => object,
) {
  const of = (name: string, column: string) => sql.ref(`${name}.${column}`);
  const newest = db.selectFrom(table).select(sql`max(${sql.ref(counted)})`.as('last'));
  const { last } = await newest.executeTakeFirstOrThrow();
  const isOld = (name: string) => sql<boolean>`${of(name, counted)} <= ${last}`;
  const [who, key] = [sql.ref(member), sql.ref(order.at(-1) ?? '')];
  const owner = sql<string>`${who}`.as('owner');
  const row = sql<string>`${who} || ' ' || ${key}`.as('row');
  const downwards = sql.join(order.map((column) => sql`${sql.ref(column)} desc`));
  const sorted = order.reduce((each, column) => each.orderBy(of(table, column), 'desc'), query.where(isOld(table)));
  // Rows that were not there at the beginning are nobody's latest; asked for here, SQLite would begin each piece at the top.
  const all = db.selectFrom(table).select([owner, row, ...order.map((column) => sql.ref(column).as(column))]);
  for await (const rows of inPieces(all, order, (each) => each)) {
    const isAmong = (ids: unknown[]) => sql<boolean>`${of(table, member)} in (${sql.join(ids)})`;
    const latest = await db
      .selectFrom(table)
      .select([owner, row])
      .where(isOld(table))
      .where(isAmong([...new Set(rows.map((each) => each.owner))]))
      .where(
        sql<boolean>`${key} = (
          select ${key} from ${sql.table(table)} as own
          where ${of('own', member)} = ${of(table, member)} and ${isOld('own')} order by ${downwards} limit 1
        )`,
      )
      .execute();
    const walked = new Set(rows.map((each) => each.row));
    const ids = latest.flatMap((each) => (walked.has(each.row) ? each.owner : []));
    const groups = ids.length > 0 ? groupByOwner(await sorted.where(isAmong(ids)).execute()) : [];
    if (groups.length > 0) yield groups.map(([first, group]) => toWire(first, group));
  }
}

function groupByOwner<Row extends { owner: string }>(rows: Row[]): [Row, Row[]][] {
  const groups = new Map<string, [Row, Row[]]>();
  for (const row of rows) {
    const group = groups.get(row.owner);
    if (group) group[1].push(row);
    else groups.set(row.owner, [row, [row]]);
  }
  return [...groups.values()];
}
