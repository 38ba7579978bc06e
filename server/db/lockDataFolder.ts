import path from 'node:path';
import SqliteDatabase from 'libsql';
import { StartupError } from '../environment';

const refusals = {
  'server.lock': (folder: string) => `The server is running on ${folder}: stop it first.`,
  'commands.lock': (folder: string) =>
    `Another command, such as a backup or a restore, is at work on ${folder}: try again when it has ended.`,
};
/** The locks, and what SQLite has beside one that is held, or was when its process was killed. */
export const isLock = /^(server|commands)\.lock(-journal)?$/;

const exclusively = 'begin exclusive';
// The lock for reading stays until the transaction ends.
const shared = 'begin; select 1 from sqlite_master';

/** Until this program ends, however it ends: the system itself takes the lock of an ended process away. */
export const lockDataFolder = (dataFolder: string) => lock(dataFolder, 'server.lock', exclusively);

export const lockForCommand = (dataFolder: string) => lock(dataFolder, 'commands.lock', shared);

export function lockForReplacing(dataFolder: string): () => void {
  const letCommandsIn = lock(dataFolder, 'commands.lock', exclusively);
  try {
    const letServerIn = lockDataFolder(dataFolder);
    return () => [letServerIn, letCommandsIn].forEach((unlock) => unlock());
  } catch (error) {
    letCommandsIn();
    throw error;
  }
}

// A lock whose connection nobody refers to would be collected, and the lock with it.
const held = new Set<SqliteDatabase.Database>();

function lock(dataFolder: string, name: keyof typeof refusals, how: string): () => void {
  const connection = new SqliteDatabase(path.join(dataFolder, name));
  try {
    connection.exec(`pragma busy_timeout = 0; ${how}`);
  } catch {
    connection.close();
    throw new StartupError(refusals[name](dataFolder));
  }
  held.add(connection);
  return () => {
    connection.close();
    held.delete(connection);
  };
}
