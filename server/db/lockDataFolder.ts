import path from 'node:path';
import SqliteDatabase from 'libsql';
import { StartupError } from '../environment';

const serverLock = 'server.lock';
const commandLock = 'commands.lock';
/** The locks, and what SQLite has beside one that is held, or was when its process was killed. */
export const isLock = /^(server|commands)\.lock(-journal)?$/;

// A lock whose connection nobody refers to would be collected, and the lock with it.
const held = new Set<SqliteDatabase.Database>();

const exclusively = 'begin exclusive';
// The lock for reading stays until the transaction ends.
const shared = 'begin; select 1 from sqlite_master';

/**
 * Keeps every other program that asks for it out of the data folder, until this one ends, however it ends: the system itself takes
 * the lock of an ended process away.
 */
export function lockDataFolder(dataFolder: string): () => void {
  return lock(dataFolder, serverLock, exclusively, `The server is running on ${dataFolder}: stop it first.`);
}

export function lockForCommand(dataFolder: string): () => void {
  return lock(dataFolder, commandLock, shared, commandIsRunning(dataFolder));
}

export function lockForReplacing(dataFolder: string): () => void {
  const letCommandsIn = lock(dataFolder, commandLock, exclusively, commandIsRunning(dataFolder));
  try {
    const letServerIn = lockDataFolder(dataFolder);
    return () => [letServerIn, letCommandsIn].forEach((unlock) => unlock());
  } catch (error) {
    letCommandsIn();
    throw error;
  }
}

const commandIsRunning = (dataFolder: string) =>
  `Another command, such as a backup or a restore, is at work on ${dataFolder}: try again when it has ended.`;

function lock(dataFolder: string, name: string, how: string, refusal: string): () => void {
  const file = path.join(dataFolder, name);
  const connection = new SqliteDatabase(file);
  try {
    connection.exec(`pragma busy_timeout = 0; ${how}`);
  } catch {
    connection.close();
    throw new StartupError(refusal);
  }
  held.add(connection);
  return () => {
    connection.close();
    held.delete(connection);
  };
}
