import path from 'node:path';
import { StartupError, type Environment } from '../environment';

export const databaseFile = 'vivaha.sqlite';
export const signInFile = 'demo-sign-in.txt';
/** The last file of a backup: the SHA-256 of every other file. A backup without it is incomplete. */
export const sumsFile = 'sums.json';

/** The only names that are restored from an archive. */
export const known = /^(vivaha\.sqlite|demo-sign-in\.txt|sums\.json|media\/[a-z-]+\/[\w-]+\.(jpg|png|heic|webp))$/;

/** What the service itself keeps in the data folder, and a restore replaces. */
export const belongsToData =
  /^(vivaha\.sqlite(-wal|-shm|-journal|\.before-\w+(\.part)?)?|media|outbox|demo-sign-in\.txt)$/;

/** The archive and flags of the command line; backup and restore work with SQLite only. */
export function readArguments(
  { databaseUrl }: Environment,
  commandLine: string[],
  { usage, onPostgres }: { usage: string; onPostgres: string },
): { file: string; flags: string[] } {
  const flags = commandLine.filter((argument) => argument.startsWith('--'));
  const [file, ...others] = commandLine.filter((argument) => !argument.startsWith('--'));
  if (file === undefined || others.length > 0) throw new StartupError(usage);
  if (databaseUrl !== undefined) throw new StartupError(`PostgreSQL has tools of its own: ${onPostgres}`);
  return { file: path.resolve(file), flags };
}
