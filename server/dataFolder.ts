import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { belongsToData } from './backup/contents';
import { finishRestore } from './backup/replaceData';
import { lockDataFolder } from './db/lockDataFolder';
import type { Log } from './services';

/** Makes the data folder fit to be opened. Unless several processes share it, it is locked until this one ends. */
export async function prepareDataFolder(
  dataFolder: string,
  { shared, log }: { shared: boolean; log: Log },
): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  if (!shared) lockDataFolder(dataFolder);
  const finished = await finishRestore(dataFolder);
  if (finished) log.info({}, finished);
  const ours = (await readdir(dataFolder)).filter((entry) => belongsToData.test(entry));
  for (const entry of ['.', ...ours]) await keepToOwner(path.join(dataFolder, entry), log);
}

async function keepToOwner(name: string, log: Log): Promise<void> {
  const { mode } = await stat(name);
  if ((mode & 0o077) === 0) return;
  await chmod(name, mode & 0o7700).catch((err: Error) => {
    log.error({ err, name }, 'Others than the owner can reach the data, and that cannot be mended.');
  });
}
