import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { besideServer } from '../db/besideServer';
import { openDatabase, withDatabase } from '../db/connect';
import { isOnPostgres, liftTimeLimits } from '../db/engine';
import type { Db } from '../db/schema';
import { StartupError } from '../environment';
import { writeWhole } from '../files';
import { writeArchive } from './archive';
import { copyRows } from './copyRows';
import { databaseFile, known } from './contents';

type Options = { key?: Buffer; databaseUrl?: string; onNoPictures?: () => void };

/** The database is a consistent snapshot; pictures are read after it, so one deleted meanwhile may be missing. */
export async function backUp(
  dataFolder: string,
  file: string,
  { key, databaseUrl, onNoPictures }: Options = {},
): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} exists already: nothing is overwritten.`);
  return besideServer({ dataFolder, databaseUrl }, async (db) => {
    const copy = `${file}.database`;
    try {
      await writeWhole(copy, (part) =>
        isOnPostgres(db) ? copyFromPostgres(db, part) : sql`vacuum into ${part}`.execute(db),
      );
      const pictures = await listPictures(dataFolder);
      const named = db.selectFrom('vendor_ads').select('image').where('image', 'is not', null).limit(1);
      if (pictures.length === 0 && (await named.executeTakeFirst())) onNoPictures?.();
      const others = pictures.map((name) => ({ name, file: path.join(dataFolder, name) }));
      await writeWhole(file, (part) => writeArchive(part, [{ name: databaseFile, file: copy }, ...others], key));
      return pictures.length;
    } finally {
      await rm(copy, { force: true });
    }
  });
}

/** Into an SQLite file: every backup is restored on either. */
async function copyFromPostgres(from: Db, copy: string): Promise<void> {
  await withDatabase(await openDatabase(copy), async (to) => {
    const snapshot = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await snapshot.execute(async (transaction) => {
      // It waits while SQLite writes all of it to the disk.
      await liftTimeLimits(transaction);
      await to.transaction().execute((target) => copyRows(transaction, target));
    });
    await sql`pragma journal_mode = delete`.execute(to);
  });
}

async function listPictures(dataFolder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataFolder, 'media'), { recursive: true }).catch(() => []);
  return entries.map((entry) => `media/${entry.split(path.sep).join('/')}`).filter((name) => known.test(name));
}
