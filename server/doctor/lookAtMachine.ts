import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { belongsToData } from '../backup/contents';
import { findMissedBackup, openPlan } from '../backup/scheduledBackups';
import { isLock } from '../db/lockDataFolder';
import type { Environment } from '../environment';
import { diskCheck } from '../operation/health';
import { look, unless, type Finding } from './finding';

export async function lookAtMachine(environment: Environment): Promise<Finding[]> {
  const { dataFolder, mediaInS3 } = environment;
  const { node } = process.versions;
  return [
    await look('Node', async () => unless(judgeNode(node, mediaInS3 !== undefined), `${node}.`)),
    await look('files', async () =>
      unless(await judgeFiles(dataFolder), `${dataFolder} and all in it belong to one user, and to nobody else.`),
    ),
    await look('disk', async () => unless(await diskCheck(dataFolder)(), 'There is room.')),
    await look('backup', async () => {
      const plan = await openPlan(environment);
      if (!plan) return 'The server makes none: neither BACKUP_DIR nor BACKUP_URL is set.';
      return unless(await findMissedBackup(plan, new Date()), 'The newest verified one is no older than planned.');
    }),
  ];
}

export function judgeNode(version: string, usesS3: boolean): string | undefined {
  const major = Number.parseInt(version, 10);
  if (major < 20) return `${version} is too old: install 20 or newer, best 24.`;
  if (major < 22 && usesS3) return `${version}: the library for MEDIA_URL asks for 22 from January 2027 on.`;
  return undefined;
}

async function judgeFiles(dataFolder: string): Promise<string | undefined> {
  const folder = await stat(dataFolder);
  const names = (await readdir(dataFolder)).filter((name) => belongsToData.test(name) || isLock.test(name));
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(path.join(dataFolder, name))) })));
  const foreign = files.find(({ uid }) => uid !== folder.uid);
  if (foreign) return `${foreign.name} belongs to another user: chown -R --reference=${dataFolder} ${dataFolder}`;
  // A start mends the data; a lock holds nothing.
  const open = [{ name: '.', ...folder }, ...files].find(
    ({ name, mode }) => (mode & 0o077) !== 0 && !isLock.test(name),
  );
  return open && `Others can reach ${open.name} in ${dataFolder}: chmod -R go= ${dataFolder}`;
}
