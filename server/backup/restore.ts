import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, withDatabase } from '../db/connect';
import { lockForReplacing } from '../db/lockDataFolder';
import type { Db } from '../db/schema';
import { gatherStatistics } from '../db/engine';
import { StartupError } from '../environment';
import { storageInFolder } from '../storage/storageInFolder';
import type { FileStorage } from '../storage/fileStorage';
import { purgeMembers } from '../privacy/purgeMembers';
import { createRecognition } from '../security/sealing';
import { onlyErrors, type Recognise } from '../services';
import { checkDatabase } from './verifyBackup';
import { copyRows } from './copyRows';
import { databaseFile } from './contents';
import { flush, makeFolder } from '../files';
import { finishRestore, replaceData, unpackingFolder } from './replaceData';
import { unpack } from './archive';

type Options = {
  key?: Buffer;
  /** Members who were purged some time: what an older backup holds of them is purged again. */
  purged?: string[];
  recognitionKey?: Buffer;
};

/**
 * Replaces everything that belongs to the data with a backup, or nothing. The backup is unpacked, checked and migrated first; the
 * database that it replaces is never opened, so that it may be broken or of a newer release. Sessions and reset codes are deleted,
 * so that none that was revoked after the backup becomes valid again.
 */
export async function restore(
  dataFolder: string,
  backup: AsyncIterable<Buffer>,
  { replace, key, purged, recognitionKey }: Options & { replace: boolean },
): Promise<string | undefined> {
  await makeFolder(dataFolder);
  const unlock = lockForReplacing(dataFolder);
  const part = path.join(dataFolder, unpackingFolder);
  const recognise = createRecognition({ dataFolder, recognitionKey });
  try {
    await finishRestore(dataFolder);
    if (existsSync(path.join(dataFolder, databaseFile)) && !replace)
      throw new StartupError(`${dataFolder} holds a database: --replace puts the backup in its place.`);
    await mkdir(part, { mode: 0o700 });
    await unpack(backup, part, { pictures: true, key });
    await checkDatabase(path.join(part, databaseFile), (db) => makeFit(db, part, recognise, purged));
    await flush(path.join(part, databaseFile));
    await flush(part);
    return await replaceData(dataFolder);
  } finally {
    await rm(part, { recursive: true, force: true });
    unlock();
  }
}

export async function restoreToPostgres(
  databaseUrl: string,
  backup: AsyncIterable<Buffer>,
  { dataFolder, media, key, purged, recognitionKey }: Options & { dataFolder: string; media: FileStorage },
): Promise<void> {
  await makeFolder(dataFolder);
  const part = await mkdtemp(path.join(dataFolder, 'backup.part-'));
  const recognise = createRecognition({ dataFolder, recognitionKey });
  try {
    const names = await unpack(backup, part, { pictures: true, key });
    await withDatabase(await openDatabase(databaseUrl, { migrates: 'when empty' }), async (to) => {
      if (await to.selectFrom('administrators').select('id').executeTakeFirst())
        throw new StartupError('The database of DATABASE_URL holds data: a restore fills an empty one.');
      await checkDatabase(path.join(part, databaseFile), async (db) => {
        await makeFit(db, part, recognise, purged);
        // Before the rows: where one cannot be kept, the database is still empty, and the restore can be begun again.
        for (const name of names.filter((each) => each.startsWith('media/') && existsSync(path.join(part, each))))
          await media.put(name.slice('media/'.length), await readFile(path.join(part, name)));
        await to.transaction().execute((transaction) => copyRows(db, transaction));
      });
      await to.transaction().execute(gatherStatistics);
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

export const emptied = ['sessions', 'reset_codes', 'factor_challenges'] as const;

/** Nobody whom a later change has signed out, or purged, may come back. */
async function makeFit(db: Db, folder: string, recognise: Recognise, purged: string[] = []): Promise<void> {
  const now = () => new Date();
  await db.transaction().execute(async (transaction) => {
    for (const table of emptied) await transaction.deleteFrom(table).execute();
    const entry = { at: now().toISOString(), action: 'restore', subject: 'database' };
    await transaction.insertInto('audit_log').values(entry).execute();
    const deleted = transaction.updateTable('members').set({ deleted_at: now().toISOString() });
    for (const id of purged) await deleted.where('user_id', '=', id).where('deleted_at', 'is', null).execute();
  });
  const media = storageInFolder(path.join(folder, 'media'));
  await purgeMembers({ db, media, now, recognise, log: onlyErrors }, { deleted: 0 }, { only: purged });
  await sql`pragma journal_mode = delete`.execute(db);
}
