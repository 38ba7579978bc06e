import path from 'node:path';
import { refuseHalfRestored } from '../backup/replaceData';
import { readEnvironment, StartupError } from '../environment';
import { runCommand } from '../runCommand';
import { openOrExplain } from './connect';
import { lockForReplacing, wasUsed } from './lockDataFolder';

/** Brings the database up to date without starting the server. */
runCommand(async () => {
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  if (databaseUrl === undefined) {
    if (!wasUsed(dataFolder)) throw new StartupError(`There is no database in ${dataFolder}.`);
    lockForReplacing(dataFolder);
    await refuseHalfRestored(dataFolder);
  }
  const db = await openOrExplain(databaseUrl ?? path.join(dataFolder, 'vivaha.sqlite'), {
    onSlowSearches: () => console.log('Searches for a part of a name stay slow: this role may not create pg_trgm.'),
  });
  await db.destroy();
  console.log('The database is up to date.');
});
