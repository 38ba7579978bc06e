import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { lockForCommand, wasUsed } from '../db/lockDataFolder';
import { StartupError } from '../environment';
import { writeArchive } from './archive';
import { databaseFile, known, signInFile } from './contents';
import { flush } from './flush';
import { refuseHalfRestored } from './replaceData';

/**
 * Writes database and pictures into one tar.gz while the server runs. The database is a consistent snapshot; pictures are read
 * after it, so one deleted in the meantime may be missing.
 * @returns the number of pictures.
 */
export async function backUp(dataFolder: string, file: string): Promise<number> {
  if (!wasUsed(dataFolder)) throw new StartupError(`There is no database in ${dataFolder}.`);
  const unlock = lockForCommand(dataFolder);
  try {
    await refuseHalfRestored(dataFolder);
    return await writeBackup(dataFolder, file);
  } finally {
    unlock();
  }
}

async function writeBackup(dataFolder: string, file: string): Promise<number> {
  const database = path.join(dataFolder, databaseFile);
  if (!existsSync(database)) throw new StartupError(`There is no database in ${dataFolder}.`);
  if (existsSync(file)) throw new StartupError(`${file} exists already: nothing is overwritten.`);
  const [copy, part] = [`${file}.database.part`, `${file}.part`];
  const removeParts = () => Promise.all([copy, part].map((each) => rm(each, { force: true })));
  await removeParts();
  try {
    // The empty file, which the copy fills, is the owner's alone from the beginning.
    await writeFile(copy, '', { mode: 0o600 });
    copyDatabase(database, copy);
    const pictures = await listPictures(dataFolder);
    const small = [signInFile, ...pictures].map((name) => ({ name, file: path.join(dataFolder, name) }));
    await writeArchive(part, { name: databaseFile, file: copy }, small);
    await flush(part);
    await rename(part, file);
    await flush(path.dirname(file));
    return pictures.length;
  } finally {
    await removeParts();
  }
}

function copyDatabase(from: string, to: string): void {
  const database = new SqliteDatabase(from);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

async function listPictures(dataFolder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataFolder, 'media'), { recursive: true }).catch(() => []);
  return entries.map((entry) => `media/${entry.split(path.sep).join('/')}`).filter((name) => known.test(name));
}
