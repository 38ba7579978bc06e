import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderProblem } from '../dataFolder';
import { workAlone, type Lock } from '../db/engine';
import type { Db } from '../db/schema';
import { StartupError, type Environment } from '../environment';
import type { Log } from '../services';
import type { FileStorage } from '../storage/fileStorage';
import { storageInFolder } from '../storage/storageInFolder';
import { hour, minute } from '../time';

const run = promisify(execFile);

/** Only what has been verified has this name; the time stands in it, because copying a file changes the one of the file. */
const verifiedName = /^vivaha-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.enc)?$/;
const partName = /^vivaha-.*\.unverified(\..*)?$/;

export type BackupPlan = {
  storage: FileStorage;
  environment: Environment;
  /** When the newest verified backup was begun, as far as is known: asking S3 for each call of `/readyz` would cost money. */
  newest?: number;
};

export async function openPlan(environment: Environment): Promise<BackupPlan | undefined> {
  const { backupLocation, dataFolder } = environment;
  if (backupLocation === undefined) return undefined;
  if (typeof backupLocation === 'string') return { storage: storageInFolder(backupLocation), environment };
  // The SDK is large, and a service with a folder never needs it.
  const { storageInS3 } = await import('../storage/storageInS3');
  return { storage: storageInS3(backupLocation, { requestTimeout: hour, workFolder: dataFolder }), environment };
}

const clockSkew = 5 * minute;

const futureBackups =
  'Backups are dated in the future, as by a clock that was ahead, and count as none until then: set the clock, and delete or rename them.';

/** The newest first; those that a clock ahead has made count as none. */
async function listBackups(storage: FileStorage, now: Date) {
  const backups = (await storage.list('')).flatMap(({ path: name }) => {
    const [, day, hours, minutes, seconds] = verifiedName.exec(name) ?? [];
    return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  const isPast = ({ at }: { at: number }) => at <= now.getTime() + clockSkew;
  return {
    past: backups.filter(isPast).sort((one, other) => other.at - one.at),
    ahead: backups.filter((backup) => !isPast(backup)).map(({ name }) => name),
  };
}

/** Where one is due; it is read back as a restore would. Of several processes on PostgreSQL one does it. */
export async function backUpWhenDue(plan: BackupPlan, db: Db, log: Log, now: Date): Promise<void> {
  await workAlone(db, 'backup', (lock) => look(plan, log, now, lock));
}

async function look(plan: BackupPlan, log: Log, now: Date, lock: Lock): Promise<void> {
  const { storage, environment } = plan;
  const before = await listBackups(storage, now);
  plan.newest = before.past[0]?.at;
  if (before.ahead.length > 0) log.warn({ names: before.ahead }, futureBackups);
  if (plan.newest !== undefined && now.getTime() - plan.newest < environment.backupEveryHours * hour) return;
  const name = await makeBackup(plan, now, lock);
  log.info({ name }, 'A backup is made and verified.');
  const [newest, ...others] = (await listBackups(storage, now)).past;
  plan.newest = newest?.at;
  for (const old of others.slice(environment.backupsKept - 1)) await storage.delete(old.name);
}

async function makeBackup(
  { storage, environment: { dataFolder, backupKey } }: BackupPlan,
  now: Date,
  { lost, confirm }: Lock,
): Promise<string> {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `vivaha-${time}Z.tar.gz${backupKey ? '.enc' : ''}`;
  const part = `${name}.unverified`;
  await deleteParts(storage);
  try {
    await storage.write(part, (file) => runCommand('backupCommand', file, dataFolder, lost));
    await runCommand('verifyCommand', part, dataFolder, lost);
    await confirm();
    await storage.rename(part, name);
  } finally {
    await deleteParts(storage);
  }
  return name;
}

/** What a process that was cut off had unpacked too. */
async function deleteParts(storage: BackupPlan['storage']): Promise<void> {
  for (const { path: part } of await storage.list('')) if (partName.test(part)) await storage.delete(part);
}

/** In a process of its own, because it would hold up every call. */
async function runCommand(name: string, file: string, dataFolder: string, signal: AbortSignal): Promise<void> {
  const program = path.join(__dirname, name + path.extname(__filename));
  const flags = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const options = { signal, env: { ...process.env, DATA_DIR: dataFolder } };
  await run(process.execPath, [...flags, program, file], options).catch((error: Error & { stderr?: string }) => {
    const words = error.stderr?.trim() ?? '';
    throw words === '' || /\n\s+at /.test(words) ? error : new StartupError(words);
  });
}

export async function findMissedBackup(plan: BackupPlan, now: Date): Promise<string | undefined> {
  const { backupFolder, backupEveryHours } = plan.environment;
  const problem = backupFolder === undefined ? undefined : folderProblem(backupFolder, 'BACKUP_DIR');
  if (problem !== undefined) return problem;
  plan.newest ??= (await listBackups(plan.storage, now)).past[0]?.at;
  if (plan.newest === undefined) return 'There is no verified backup yet.';
  const hours = Math.floor((now.getTime() - plan.newest) / hour);
  return hours < backupEveryHours + 2 ? undefined : `The newest verified backup is ${hours} hours old.`;
}

export async function findFutureBackups({ storage }: BackupPlan, now: Date): Promise<string | undefined> {
  const { ahead } = await listBackups(storage, now);
  return ahead.length === 0 ? undefined : `${futureBackups} ${ahead.join(', ')}`;
}
