import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseHalfRestored } from '../backup/replaceData';
import { StartupError, type Environment } from '../environment';
import { openDatabase, withDatabase, type Options } from './connect';
import { lockForCommand, lockForReplacing } from './lockDataFolder';
import type { Db } from './schema';

/** For a command. A database that is not up to date is refused: the server of an older release may be running on it. */
export async function besideServer<Result>(
  { databaseUrl, dataFolder }: Pick<Environment, 'databaseUrl' | 'dataFolder'>,
  work: (db: Db) => Promise<Result>,
  { migrates = 'never', onSlowSearches }: Pick<Options, 'migrates' | 'onSlowSearches'> = {},
): Promise<Result> {
  const location = databaseUrl ?? path.join(dataFolder, 'vivaha.sqlite');
  const run = async () => withDatabase(await openDatabase(location, { migrates, onSlowSearches }), work);
  if (databaseUrl !== undefined) return run();
  await refuseHalfRestored(dataFolder);
  if (migrates !== 'when empty' && !existsSync(location))
    throw new StartupError(`There is no database in ${dataFolder}.`);
  const unlock = migrates === 'always' ? lockForReplacing(dataFolder) : lockForCommand(dataFolder);
  return run().finally(unlock);
}
