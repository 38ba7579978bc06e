import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { refuseHalfRestored } from '../backup/replaceData';
import { StartupError, type Environment } from '../environment';
import { openOrExplain, withDatabase } from './connect';
import { lockForCommand, wasUsed } from './lockDataFolder';
import type { Database } from './schema';

type Work<Result> = (db: Kysely<Database>) => Promise<Result>;

/**
 * For commands that work while the server runs: opens the database of the service until the work is done. One that is not up to date
 * is refused, because the server of an older release may be running on it.
 */
export async function besideServer<Result>(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  work: Work<Result>,
  { mayCreate = false } = {},
): Promise<Result> {
  const run = async (location: string) =>
    withDatabase(await openOrExplain(location, { migrates: mayCreate ? 'when empty' : 'never' }), work);
  if (databaseUrl !== undefined) return run(databaseUrl);
  const file = path.join(dataFolder, 'vivaha.sqlite');
  const missing = new StartupError(`There is no database in ${dataFolder}.`);
  if (!mayCreate && !wasUsed(dataFolder)) throw missing;
  const unlock = lockForCommand(dataFolder);
  try {
    await refuseHalfRestored(dataFolder);
    if (!mayCreate && !existsSync(file)) throw missing;
    return await run(file);
  } finally {
    unlock();
  }
}
