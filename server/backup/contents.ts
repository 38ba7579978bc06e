import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../environment';
import type { FileStorage } from '../storage/fileStorage';

export const databaseFile = 'vivaha.sqlite';

export const known = /^(vivaha\.sqlite|demo-sign-in\.txt|media\/[a-z-]+\/[\w-]+\.(jpg|png|heic|webp))$/;

/** What the service itself keeps in the data folder, and a restore replaces. */
export const belongsToData =
  /^(vivaha\.sqlite(-wal|-shm|-journal|\.before-\w+(\.part)?)?|media|outbox|demo-sign-in\.txt)$/;

/** What the service keeps there beside its data: a restore leaves it in its place. */
export const staysInPlace = /^(purged\.txt|(recognition|factor)\.key(\.\w+\.part)?|journal|backup\.part-.*)$/;

/** The bytes of a file or pipe, or of one of the server's own backups. */
export async function* readBackup(name: string, storage?: FileStorage): AsyncGenerator<Buffer> {
  if (existsSync(name)) yield* createReadStream(path.resolve(name));
  else if (storage && (await storage.list('')).some((file) => file.path === name)) yield* await storage.read(name);
  else throw new StartupError(`There is no backup at ${name}.`);
}
