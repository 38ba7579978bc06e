import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackupPlace } from './backupPlace';

export const databaseFile = 'vivaha.sqlite';
export const signInFile = 'demo-sign-in.txt';

export const known = /^(vivaha\.sqlite|demo-sign-in\.txt|media\/[a-z-]+\/[\w-]+\.(jpg|png|heic|webp))$/;

/** What the service itself keeps in the data folder, and a restore replaces. */
export const belongsToData =
  /^(vivaha\.sqlite(-wal|-shm|-journal|\.before-\w+(\.part)?)?|media|outbox|demo-sign-in\.txt)$/;

/** What the service keeps there beside its data: a restore leaves it in its place. */
export const staysInPlace = /^(purged\.txt|journal|backup\.part-.*)$/;

export async function withBackup<Result>(
  name: string,
  place: BackupPlace | undefined,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const isOwn = !existsSync(name) && ((await place?.list()) ?? []).includes(name);
  return place && isOwn ? place.read(name, work) : work(path.resolve(name));
}
