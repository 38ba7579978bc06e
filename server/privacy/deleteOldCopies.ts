import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const day = 24 * 60 * 60 * 1000;

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
