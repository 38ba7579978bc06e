import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Database } from '../schema';

/** How much of the index of names is merged at once: some hundredths of a second, in which nobody else writes. */
const pagesAtOnce = 50;

/**
 * Leaves nothing in the files of what was deleted. Its pages are overwritten already (`secure_delete`), but the index of names only
 * marks what is gone until it is merged, and the write-ahead log holds older pages.
 */
export async function overwriteDeleted(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  // A negative number begins to merge the whole index, positive ones go on with it.
  if (await mergeNames(db, -pagesAtOnce)) while (await mergeNames(db, pagesAtOnce));
  // Where somebody reads for so long that it has to be given up, the next purge does it.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Whether there may be more to merge: SQLite's documentation says that fewer than two changes tell the end. */
function mergeNames(db: Kysely<Database>, pages: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changes = async () => {
      const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(transaction);
      return rows[0]?.total ?? 0;
    };
    const before = await changes();
    await sql`insert into member_names (member_names, rank) values ('merge', ${pages})`.execute(transaction);
    return (await changes()) - before > 1;
  });
}
