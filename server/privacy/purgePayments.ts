import { record } from '../audit';
import { overwriteDeleted } from '../db/engine';
import type { Db } from '../db/schema';

const day = 24 * 60 * 60 * 1000;

/** Deletes payments that are so many days old. */
export async function purgePayments(db: Db, days: number, now: Date): Promise<number> {
  const rows = await db.transaction().execute(async (transaction) => {
    const old = transaction
      .deleteFrom('payments')
      .where('created_at', '<=', new Date(now.getTime() - days * day).toISOString());
    const rows = Number((await old.executeTakeFirst()).numDeletedRows);
    const after = { list: 'payments', rows };
    if (rows > 0)
      await record(transaction, { administratorId: null, at: now }, { action: 'purge', subject: 'list', after });
    return rows;
  });
  if (rows > 0) await overwriteDeleted(db);
  return rows;
}
