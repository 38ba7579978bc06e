import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { record, theServer } from '../audit';
import { overwriteDeleted } from '../db/engine';
import type { Db } from '../db/schema';
import { day, daysBefore } from '../time';

/** The copies of an SQLite database that were made before it was brought up to date hold whom a purge has removed since. */
export async function deleteOldCopies(dataFolder: string, days: number, now: Date): Promise<number> {
  const copies = (await readdir(dataFolder)).filter((name) => /^vivaha\.sqlite\.before-\w+$/.test(name));
  let deleted = 0;
  for (const copy of copies.map((name) => path.join(dataFolder, name))) {
    if (now.getTime() - (await stat(copy)).mtimeMs <= days * day) continue;
    await rm(copy, { force: true });
    deleted += 1;
  }
  return deleted;
}

export async function purgePayments(db: Db, days: number, now: Date): Promise<number> {
  const rows = await db.transaction().execute(async (transaction) => {
    const old = transaction.deleteFrom('payments').where('created_at', '<=', daysBefore(now, days).toISOString());
    const rows = Number((await old.executeTakeFirst()).numDeletedRows);
    const after = { list: 'payments', rows };
    if (rows > 0) await record(transaction, theServer(now), { action: 'purge', subject: 'list', after });
    return rows;
  });
  if (rows > 0) await overwriteDeleted(db);
  return rows;
}
