import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../environment';
import type { BackupPlace } from './backupPlace';

export const databaseFile = 'vivaha.sqlite';
export const signInFile = 'demo-sign-in.txt';
/** The last file of a backup: the SHA-256 of every other file. A backup without it is incomplete. */
export const sumsFile = 'sums.json';

/** The only names that are restored from an archive. */
export const known = /^(vivaha\.sqlite|demo-sign-in\.txt|sums\.json|media\/[a-z-]+\/[\w-]+\.(jpg|png|heic|webp))$/;

/** What the service itself keeps in the data folder, and a restore replaces. */
export const belongsToData =
  /^(vivaha\.sqlite(-wal|-shm|-journal|\.before-\w+(\.part)?)?|media|outbox|demo-sign-in\.txt)$/;

/** What the service keeps there beside its data: a restore leaves it in its place. */
export const staysInPlace = /^(purged\.txt|journal|backup\.part-.*)$/;

export function readArguments(commandLine: string[], usage: string): { file: string; flags: string[] } {
  const flags = commandLine.filter((argument) => argument.startsWith('--'));
  const [file, ...others] = commandLine.filter((argument) => !argument.startsWith('--'));
  if (file === undefined || others.length > 0) throw new StartupError(usage);
  return { file, flags };
}

export async function withBackup<Result>(
  name: string,
  place: BackupPlace | undefined,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const isOwn = !existsSync(name) && ((await place?.list()) ?? []).includes(name);
  return place && isOwn ? place.read(name, work) : work(path.resolve(name));
}
