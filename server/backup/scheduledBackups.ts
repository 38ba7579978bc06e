import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Environment } from '../environment';
import type { Log } from '../services';
import { backupsInFolder, type BackupPlace } from './backupPlace';

const hour = 60 * 60 * 1000;
/** Hours after which another process no longer waits for one that has begun a backup. */
const longestBackup = 6;
const run = promisify(execFile);

/** Only what has been verified has this name; the time stands in it, because copying a file changes the one of the file. */
const verifiedName = /^vivaha-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.enc)?$/;
const partName = /^vivaha-.*\.unverified(\..*)?$/;

export type BackupPlan = {
  place: BackupPlace;
  dataFolder: string;
  everyHours: number;
  keep: number;
  isEncrypted: boolean;
};

export async function openPlan(environment: Environment): Promise<BackupPlan | undefined> {
  const { backupPlace, dataFolder, backupEveryHours: everyHours, backupsKept: keep, backupKey } = environment;
  if (backupPlace === undefined) return undefined;
  const place =
    typeof backupPlace === 'string'
      ? backupsInFolder(backupPlace)
      : // The SDK is large, and a service with a folder never needs it.
        (await import('./backupsInS3')).backupsInS3(backupPlace, dataFolder);
  return { place, dataFolder, everyHours, keep, isEncrypted: backupKey !== undefined };
}

export async function listBackups(place: BackupPlace): Promise<{ name: string; at: number }[]> {
  return (await place.list())
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = verifiedName.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.at - one.at);
}

/**
 * Backs up where the newest backup is older than the plan says, reads the new one back as a restore would, and deletes those beyond
 * the number to keep. Both work is done by the commands in processes of their own, because it would hold up every call.
 */
export async function backUpWhenDue(plan: BackupPlan, db: Kysely<Database>, log: Log, now: Date): Promise<void> {
  const { place, everyHours, keep } = plan;
  const [newest] = await listBackups(place);
  if ((newest && now.getTime() - newest.at < everyHours * hour) || !(await claim(db, now))) return;
  try {
    const name = await makeBackup(plan, now);
    log.info({ name }, 'A backup is made and verified.');
    for (const old of (await listBackups(place)).slice(keep)) await place.delete(old.name);
  } finally {
    await db.updateTable('settings').set({ value: '' }).where('name', '=', claimSetting).execute();
  }
}

async function makeBackup({ place, dataFolder, isEncrypted }: BackupPlan, now: Date): Promise<string> {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `vivaha-${time}Z.tar.gz${isEncrypted ? '.enc' : ''}`;
  const part = `${name}.unverified`;
  for (const left of (await place.list()).filter((each) => partName.test(each))) await place.delete(left);
  try {
    await place.write(part, (file) => runCommand('backupCommand', file, dataFolder));
    await place.read(part, (file) => runCommand('verifyCommand', file, dataFolder));
    await place.rename(part, name);
  } finally {
    await place.delete(part);
  }
  return name;
}

/** Says in the database when one of several processes has begun a backup; empty when it has ended. */
export const claimSetting = 'backup_begun';

async function claim(db: Kysely<Database>, now: Date): Promise<boolean> {
  const unclaimed = { name: claimSetting, value: '' };
  await db
    .insertInto('settings')
    .values(unclaimed)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await db
    .updateTable('settings')
    .set({ value: now.toISOString() })
    .where('name', '=', claimSetting)
    .where('value', '<', new Date(now.getTime() - longestBackup * hour).toISOString())
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

async function runCommand(name: string, file: string, dataFolder: string): Promise<void> {
  const program = path.join(__dirname, name + path.extname(__filename));
  const flags = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  await run(process.execPath, [...flags, program, file], { env: { ...process.env, DATA_DIR: dataFolder } });
}

export async function describeBackups({ place, everyHours }: BackupPlan, now: Date) {
  const [newest] = await listBackups(place);
  if (!newest) return { mend: 'There is no verified backup yet.' };
  const hours = Math.floor((now.getTime() - newest.at) / hour);
  const found = `The newest verified backup is ${hours} hours old.`;
  return hours < everyHours + 2 ? { found } : { mend: found };
}
