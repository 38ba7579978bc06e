import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { record, theServer } from '../audit';
import { overwriteDeleted } from '../db/engine';
import type { Db } from '../db/schema';
import { day, daysBefore } from '../time';

/**
 * The copies of an SQLite database that were made before it was brought up to date hold whom a purge has removed since; so does what a
 * backup or a restore that was cut off has left, which is kept for a day, in case it is under way.
 */
export async function deleteOldCopies(dataFolder: string, days: number, now: Date): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(dataFolder)) {
    const isLeft = name.startsWith('backup.part-');
    if (!isLeft && !/^vivaha\.sqlite\.before-\w+$/.test(name)) continue;
    const copy = path.join(dataFolder, name);
    // A backup that ends meanwhile takes its own away.
    const { mtimeMs } = (await stat(copy).catch(() => undefined)) ?? { mtimeMs: Infinity };
    if (now.getTime() - mtimeMs <= (isLeft ? 1 : days) * day) continue;
    await rm(copy, { recursive: true, force: true });
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
