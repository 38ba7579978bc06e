import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { refuseHalfRestored } from '../backup/replaceData';
import { StartupError, type Environment } from '../environment';
import { openDatabase } from './connect';
import type { Database } from './schema';

/** For commands that work while the server runs: opens the database of the service. */
export async function openBesideServer(
  { databaseUrl, dataFolder }: Environment,
  { mayCreate = false } = {},
): Promise<Kysely<Database>> {
  const file = path.join(dataFolder, 'vivaha.sqlite');
  if (databaseUrl === undefined) {
    await refuseHalfRestored(dataFolder);
    if (!mayCreate && !existsSync(file)) throw new StartupError(`There is no database in ${dataFolder}.`);
  }
  return openDatabase(databaseUrl ?? file).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The database cannot be opened: ${error.message || error.code}`);
  });
}
