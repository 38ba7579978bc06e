import { sql } from 'kysely';
import type { MemberStatus } from '../contract/members';
import { amongFound } from './memberParts';
import type { Listing, Db } from './schema';

export const memberColumns = ['user_id', 'username', 'email', 'phone', 'status', 'profile_link'] as const;

/** Without the deleted ones. */
export async function countByStatus(db: Db): Promise<Map<MemberStatus, number>> {
  const rows = await db
    .selectFrom('member_counts')
    .select(['status', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('listing', '!=', 'deleted')
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

type Question = { listings: Listing[]; statuses: MemberStatus[]; oldestFirst: boolean; from: number; count: number };

/** The members of each month are counted already, so a page is looked for in its month, not from the beginning. */
export async function listMembers(db: Db, question: Question) {
  const { listings, statuses, oldestFirst, from, count } = question;
  const direction = oldestFirst ? 'asc' : 'desc';
  const months = await db
    .selectFrom('member_counts')
    .select(['month', (eb) => eb.fn.sum<number>('count').as('members')])
    .where('listing', 'in', listings)
    .where('status', 'in', statuses)
    .groupBy('month')
    .orderBy('month', direction)
    .execute();
  const size = months.reduce((sum, { members }) => sum + members, 0);
  if (from >= size) return { data: [], size };

  let [monthIndex, skipped] = [0, 0];
  for (; skipped + (months[monthIndex]?.members ?? size) <= from; monthIndex += 1)
    skipped += months[monthIndex]?.members ?? 0;
  const bound = oldestFirst ? months[monthIndex]?.month : months[monthIndex - 1]?.month;
  // The page is found by the index alone; only its own members are then read.
  const sorted = db.selectFrom('members').orderBy('created_at', direction).orderBy('user_id', direction);
  const page = sorted
    .select('user_id')
    .where('listing', 'in', listings)
    .where('status', 'in', statuses)
    .$if(bound !== undefined, (query) => query.where('created_at', oldestFirst ? '>=' : '<', bound ?? ''))
    .limit(count)
    .offset(from - skipped);
  const data = sorted.select([...memberColumns, 'created_at']).where(sql<boolean>`user_id ${amongFound(db, page)}`);
  return { data: await data.execute(), size };
}
