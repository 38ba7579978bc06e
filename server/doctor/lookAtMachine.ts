import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { belongsToData } from '../backup/contents';
import { describeBackups, openPlan } from '../backup/scheduledBackups';
import { isLock } from '../db/lockDataFolder';
import type { Environment } from '../environment';
import { diskCheck } from '../operation/health';
import { look, type Finding } from './finding';

export async function lookAtMachine(environment: Environment): Promise<Finding[]> {
  const { dataFolder, mediaInS3 } = environment;
  return [
    await look('Node', async () => lookAtNode(process.versions.node, mediaInS3 !== undefined)),
    await look('files', () => lookAtFiles(dataFolder)),
    await look('disk', async () => {
      const mend = await diskCheck(dataFolder)();
      return { found: 'There is room.', mend };
    }),
    await look('backup', async () => {
      const plan = await openPlan(environment);
      if (plan) return describeBackups(plan, new Date());
      return { found: 'The server makes none: neither BACKUP_DIR nor BACKUP_URL is set.' };
    }),
  ];
}

export function lookAtNode(version: string, usesS3: boolean) {
  const major = Number.parseInt(version, 10);
  if (major < 20) return { mend: `${version} is too old: install 20 or newer, best 24.` };
  if (major < 22 && usesS3) return { mend: `${version}: the library for MEDIA_URL asks for 22 from January 2027 on.` };
  return { found: `${version}.` };
}

async function lookAtFiles(dataFolder: string) {
  const folder = await stat(dataFolder);
  const names = (await readdir(dataFolder)).filter((name) => belongsToData.test(name) || isLock.test(name));
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(path.join(dataFolder, name))) })));
  const foreign = files.find(({ uid }) => uid !== folder.uid);
  if (foreign)
    return { mend: `${foreign.name} belongs to another user: chown -R --reference=${dataFolder} ${dataFolder}` };
  const open = [{ name: '.', ...folder }, ...files].find(({ mode }) => (mode & 0o077) !== 0);
  // A start mends the data; a lock holds nothing.
  if (open && !isLock.test(open.name))
    return { mend: `Others can reach ${open.name} in ${dataFolder}: chmod -R go= ${dataFolder}` };
  return { found: `${dataFolder} and all in it belong to one user, and to nobody else.` };
}
