import { sql } from 'kysely';
import { takeTurns } from './engine';
import type { Db } from './schema';

/** By how much each figure differs from the members. One statement sees one moment, so what others write meanwhile counts once. */
const differences = sql`
  select listing, status, month, sum(step) as difference from (
    select listing, status, substr(created_at, 1, 7) as month, count(*) as step from members group by 1, 2, 3
    union all select listing, status, month, -count from member_counts
  ) as steps group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3`;

const readDifferences = async (db: Db) => (await differences.execute(db)).rows;

export const countWrongFigures = async (db: Db): Promise<number> => (await readDifferences(db)).length;

/**
 * Counts the members anew where their figures do not fit: triggers keep them, but a program may have worked without triggers
 * (`truncate`, a restore of data alone).
 */
export async function repairCounts(db: Db): Promise<number> {
  // Nearly always everything fits, and nobody waits for who writes.
  if ((await readDifferences(db)).length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    // Two processes that start together would both add what is missing.
    await takeTurns(transaction);
    const mended = sql`insert into member_counts (listing, status, month, count) ${differences}
      on conflict (listing, status, month) do update set count = member_counts.count + excluded.count`;
    const { numAffectedRows = 0n } = await mended.execute(transaction);
    return Number(numAffectedRows);
  });
}
