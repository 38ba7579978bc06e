import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { StartupError } from '../environment';

export const lockFile = 'server.lock';

// A lock whose connection nobody refers to would be collected, and the lock with it.
const held = new Set<SqliteDatabase.Database>();

/**
 * Keeps every other program that asks for it out of the data folder, until this one ends, however it ends: the system itself takes
 * the lock of an ended process away.
 * @returns what gives the lock back earlier.
 */
export function lockDataFolder(dataFolder: string): () => void {
  const file = path.join(dataFolder, lockFile);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new SqliteDatabase(file);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new StartupError(`The server is running on ${dataFolder}: stop it first.`);
  }
  held.add(lock);
  return () => {
    lock.close();
    held.delete(lock);
  };
}
