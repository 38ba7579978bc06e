import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

/** By how much each figure differs from the members. One statement sees one moment, so what others write meanwhile counts once. */
const differences = sql`
  select listing, status, month, sum(step) as difference from (
    select listing, status, substr(created_at, 1, 7) as month, 1 as step from members
    union all select listing, status, month, -count from member_counts
  ) as steps group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3`;

export async function countWrongFigures(db: Kysely<Database>): Promise<number> {
  return (await differences.execute(db)).rows.length;
}

/**
 * Counts the members anew where their figures do not fit: triggers keep them, but a program may have worked without triggers
 * (`truncate`, a restore of data alone).
 */
export async function repairCounts(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into member_counts (listing, status, month, count) ${differences}
      on conflict (listing, status, month) do update set count = member_counts.count + excluded.count`.execute(db);
  return Number(numAffectedRows);
}
