import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import { openDatabase, openOrExplain } from '../db/connect';
import { lockForCommand, wasUsed } from '../db/lockDataFolder';
import { StartupError } from '../environment';
import { writeArchive } from './archive';
import { copyRows } from './copyRows';
import { databaseFile, known, signInFile } from './contents';
import { flush } from './flush';
import { refuseHalfRestored } from './replaceData';

type Options = {
  key?: Buffer;
  databaseUrl?: string;
};

/**
 * Writes database and pictures into one tar.gz while the server runs. The database is a consistent snapshot; pictures are read
 * after it, so one deleted in the meantime may be missing. PostgreSQL is copied into an SQLite file: every backup is restored on
 * either.
 */
export async function backUp(dataFolder: string, file: string, { key, databaseUrl }: Options = {}): Promise<number> {
  if (databaseUrl !== undefined)
    return writeBackup(dataFolder, file, (copy) => copyFromPostgres(databaseUrl, copy), key);
  if (!wasUsed(dataFolder)) throw new StartupError(`There is no database in ${dataFolder}.`);
  const unlock = lockForCommand(dataFolder);
  try {
    await refuseHalfRestored(dataFolder);
    const database = path.join(dataFolder, databaseFile);
    if (!existsSync(database)) throw new StartupError(`There is no database in ${dataFolder}.`);
    return await writeBackup(dataFolder, file, async (copy) => copyFromSqlite(database, copy), key);
  } finally {
    unlock();
  }
}

async function writeBackup(
  dataFolder: string,
  file: string,
  copyDatabase: (copy: string) => Promise<void>,
  key?: Buffer,
): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} exists already: nothing is overwritten.`);
  const [copy, part] = [`${file}.database.part`, `${file}.part`];
  const removeParts = () => Promise.all([copy, part].map((each) => rm(each, { force: true })));
  await removeParts();
  try {
    // The empty file, which the copy fills, is the owner's alone from the beginning.
    await writeFile(copy, '', { mode: 0o600 });
    await copyDatabase(copy);
    const pictures = await listPictures(dataFolder);
    const small = [signInFile, ...pictures].map((name) => ({ name, file: path.join(dataFolder, name) }));
    await writeArchive(part, { name: databaseFile, file: copy }, small, key);
    await flush(part);
    await rename(part, file);
    await flush(path.dirname(file));
    return pictures.length;
  } finally {
    await removeParts();
  }
}

function copyFromSqlite(from: string, to: string): void {
  const database = new SqliteDatabase(from);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

/** All of one moment, while others write. */
async function copyFromPostgres(databaseUrl: string, copy: string): Promise<void> {
  const from = await openOrExplain(databaseUrl, { migrates: 'never' });
  const to = await openDatabase(copy);
  try {
    const snapshot = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await snapshot.execute((transaction) => to.transaction().execute((target) => copyRows(transaction, target)));
    // Into a single file, without the write-ahead log.
    await sql`pragma journal_mode = delete`.execute(to);
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
  }
}

async function listPictures(dataFolder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataFolder, 'media'), { recursive: true }).catch(() => []);
  return entries.map((entry) => `media/${entry.split(path.sep).join('/')}`).filter((name) => known.test(name));
}
