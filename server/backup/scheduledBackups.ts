import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../services';

const hour = 60 * 60 * 1000;
const run = promisify(execFile);

/** Only what has been verified has this name; the time stands in it, because copying a file changes the one of the file. */
const verifiedName = /^vivaha-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const partName = /^vivaha-.*\.unverified(\..*)?$/;

export type BackupPlan = { dataFolder: string; folder: string; everyHours: number; keep: number };

/** The verified backups, the newest first, and when each was begun. */
export async function listBackups(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, day, ...time] = verifiedName.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${time.join(':')}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * Backs up where the newest backup is older than the plan says, reads the new one back as a restore would, and deletes those beyond
 * the number to keep. Both work is done by the commands in processes of their own, because it would hold up every call.
 */
export async function backUpWhenDue(
  { dataFolder, folder, everyHours, keep }: BackupPlan,
  log: Log,
  now: Date,
): Promise<void> {
  const [newest] = await listBackups(folder);
  if (newest && now.getTime() - newest.at < everyHours * hour) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `vivaha-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  const part = `${file}.unverified`;
  try {
    for (const left of (await readdir(folder)).filter((name) => partName.test(name)))
      await rm(path.join(folder, left), { force: true });
    await runCommand('backupCommand', part, dataFolder);
    await runCommand('verifyCommand', part, dataFolder);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  log.info({ file }, 'A backup is made and verified.');
  for (const { name } of (await listBackups(folder)).slice(keep)) await rm(path.join(folder, name), { force: true });
}

async function runCommand(name: string, file: string, dataFolder: string): Promise<void> {
  const program = path.join(__dirname, name + path.extname(__filename));
  const flags = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  await run(process.execPath, [...flags, program, file], { env: { ...process.env, DATA_DIR: dataFolder } });
}

/** What is wrong with the backups: it is told once one is missed. */
export async function describeBackups({ folder, everyHours }: BackupPlan, now: Date) {
  const [newest] = await listBackups(folder);
  if (!newest) return { mend: 'There is no verified backup yet.' };
  const hours = Math.floor((now.getTime() - newest.at) / hour);
  const found = `The newest verified backup is ${hours} hours old.`;
  return hours < everyHours + 2 ? { found } : { mend: found };
}
