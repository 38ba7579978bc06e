import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { lockForReplacing } from '../db/lockDataFolder';
import type { Database } from '../db/schema';
import { StartupError } from '../environment';
import { checkDatabase } from './checkDatabase';
import { databaseFile } from './contents';
import { flush } from './flush';
import { finishRestore, replaceData, unpackingFolder } from './replaceData';
import { unpack } from './unpack';

/**
 * Replaces everything that belongs to the data with a backup, or nothing. The backup is unpacked, checked and migrated first; the
 * database that it replaces is never opened, so that it may be broken or of a newer release. Sessions and reset codes are deleted,
 * so that none that was revoked after the backup becomes valid again.
 * @returns where the old data is kept; undefined when there was none.
 */
export async function restore(
  dataFolder: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<string | undefined> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockForReplacing(dataFolder);
  const part = path.join(dataFolder, unpackingFolder);
  try {
    await finishRestore(dataFolder);
    if (existsSync(path.join(dataFolder, databaseFile)) && !replace)
      throw new StartupError(`${dataFolder} holds a database: --replace puts the backup in its place.`);
    await mkdir(part, { mode: 0o700 });
    await unpack(file, part, { pictures: true });
    await checkDatabase(path.join(part, databaseFile), endSessions);
    await flush(path.join(part, databaseFile));
    await flush(part);
    return await replaceData(dataFolder);
  } finally {
    await rm(part, { recursive: true, force: true });
    unlock();
  }
}

async function endSessions(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').execute();
    await transaction.deleteFrom('reset_codes').execute();
    await transaction
      .insertInto('audit_log')
      .values({ at: new Date().toISOString(), action: 'restore', subject: 'database' })
      .execute();
  });
  // Back to a single file, without the write-ahead log.
  await sql`pragma journal_mode = delete`.execute(db);
}
