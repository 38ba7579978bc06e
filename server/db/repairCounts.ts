import { sql, type RawBuilder } from 'kysely';
import { holdLock } from './engine';
import type { Db, Listing } from './schema';

const listings: Listing[] = ['pending', 'accepted', 'rejected', 'deleted'];

/** The last that begins with this month; what another program has written instead of a time, and is shorter, is a month of its own. */
const endOf = (month: string) => (month.length < 7 ? month : `${month}\u{10ffff}`);

/** By how much each figure differs from the members. One statement sees one moment, so what others write meanwhile counts once. */
const differencesOf = (listing: Listing, month: string) => sql`
  select listing, status, month, sum(step) as difference from (
    select listing, status, cast(${month} as text) as month, count(*) as step from members
      where listing = ${listing} and created_at between ${month} and ${endOf(month)} group by listing, status
    union all select listing, status, month, -count from member_counts where listing = ${listing} and month = ${month}
  ) as steps group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3`;

/** A month of a list at a time, found by index: it holds nobody up, however many members there are. */
async function sumOverMonths(db: Db, work: (differences: RawBuilder<unknown>) => Promise<number>) {
  let sum = 0;
  for (const listing of listings) {
    for (let month: string | null = ''; month !== null; month = await nextMonth(db, listing, month))
      sum += await work(differencesOf(listing, month));
  }
  return sum;
}

async function nextMonth(db: Db, listing: Listing, month: string): Promise<string | null> {
  const { rows } = await sql<{ next: string | null }>`
    select min(month) as next from (
      select substr(min(created_at), 1, 7) as month from members
        where listing = ${listing} and created_at > ${endOf(month)}
      union all select min(month) from member_counts where listing = ${listing} and month > ${month}
    ) as months`.execute(db);
  return rows[0]?.next ?? null;
}

export const countWrongFigures = (db: Db): Promise<number> =>
  sumOverMonths(db, async (differences) => (await differences.execute(db)).rows.length);

/**
 * Counts the members anew where their figures do not fit: triggers keep them, but a program may have worked without triggers
 * (`truncate`, a restore of data alone).
 */
export const repairCounts = (db: Db): Promise<number> =>
  sumOverMonths(db, async (differences) => {
    // Nearly always everything fits, and nobody waits for who writes.
    if ((await differences.execute(db)).rows.length === 0) return 0;
    return db.transaction().execute(async (transaction) => {
      // Two processes that start together would both add what is missing.
      await holdLock(transaction);
      const { numAffectedRows = 0n } = await sql`
        insert into member_counts (listing, status, month, count) ${differences}
          on conflict (listing, status, month) do update set count = member_counts.count + excluded.count`.execute(
        transaction,
      );
      return Number(numAffectedRows);
    });
  });
