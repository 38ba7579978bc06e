import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../environment';
import { belongsToData } from './contents';
import { flush, makeFolder } from '../files';

export const unpackingFolder = 'restore.part';

/*
 * A data folder that is a mount point cannot be renamed, so the folder stays and its content changes, in three renames of one
 * folder inside it:
 *   restore.part           unpacked and checked; a start throws it away
 *   restore.decided-DATE   from this rename on the backup is the data; the old data moves to before-restore-DATE
 *   restore.placing-DATE   the old data is out of the way; the content of this folder moves into its place
 * Each step may be repeated, so a start that finds one of the last two goes on where the restore was cut off.
 */
const underWay = /^restore\.(decided|placing)-(.+)$/;

export async function replaceData(dataFolder: string): Promise<string | undefined> {
  const date = new Date().toISOString().replace(/[:.]/g, '-');
  await rename(path.join(dataFolder, unpackingFolder), path.join(dataFolder, `restore.decided-${date}`));
  await flush(dataFolder);
  return finish(dataFolder, date);
}

/** Ends a restore that was cut off. The data folder must be locked, and its database not open. */
export async function finishRestore(dataFolder: string): Promise<string | undefined> {
  await rm(path.join(dataFolder, unpackingFolder), { recursive: true, force: true });
  const date = await dateUnderWay(dataFolder);
  if (date === undefined) return undefined;
  const kept = await finish(dataFolder, date);
  return `A restore that was cut off is finished; the data before it is in ${kept ?? 'no place, there was none'}.`;
}

export async function refuseHalfRestored(dataFolder: string): Promise<void> {
  if ((await dateUnderWay(dataFolder)) !== undefined)
    throw new StartupError(`A restore of ${dataFolder} was cut off: start the server, which finishes it.`);
}

async function dateUnderWay(dataFolder: string): Promise<string | undefined> {
  const entries = await readdir(dataFolder).catch(() => []);
  return entries.map((entry) => underWay.exec(entry)?.[2]).find((date) => date !== undefined);
}

async function finish(dataFolder: string, date: string): Promise<string | undefined> {
  const [decided, placing, old] = [`restore.decided-${date}`, `restore.placing-${date}`, `before-restore-${date}`].map(
    (name) => path.join(dataFolder, name),
  ) as [string, string, string];
  if (existsSync(decided)) {
    await moveAll(dataFolder, old, belongsToData).catch(async (error: Error) => {
      await moveAll(old, dataFolder);
      await rm(old, { recursive: true, force: true });
      await rename(decided, path.join(dataFolder, unpackingFolder));
      throw new StartupError(`The data cannot be replaced, and is as it was: ${error.message}`);
    });
    await rename(decided, placing);
    await flush(dataFolder);
  }
  await moveAll(placing, dataFolder);
  await rm(placing, { recursive: true, force: true });
  return existsSync(old) ? old : undefined;
}

async function moveAll(from: string, to: string, names = /^/): Promise<void> {
  const entries = (await readdir(from).catch(() => [])).filter((entry) => names.test(entry));
  if (entries.length === 0) return;
  await makeFolder(to);
  for (const entry of entries) await rename(path.join(from, entry), path.join(to, entry));
  for (const folder of [to, from]) await flush(folder);
}
