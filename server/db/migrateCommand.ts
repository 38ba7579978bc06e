import path from 'node:path';
import { refuseHalfRestored } from '../backup/replaceData';
import { readCommandLine } from '../commandLine';
import { readEnvironment, StartupError } from '../environment';
import { runCommand } from '../runCommand';
import { openOrExplain, withDatabase } from './connect';
import { grantRights } from './grantRights';
import { lockForReplacing, wasUsed } from './lockDataFolder';

const usage = 'Usage: npm run migrate [-- --for ROLE], where ROLE of PostgreSQL is the one of the server.';

runCommand(async () => {
  const { for: role } = readCommandLine(usage, [0, 0], { for: { type: 'string' } }).flags;
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  if (role !== undefined && databaseUrl === undefined) throw new StartupError(usage);
  if (databaseUrl === undefined) {
    if (!wasUsed(dataFolder)) throw new StartupError(`There is no database in ${dataFolder}.`);
    lockForReplacing(dataFolder);
    await refuseHalfRestored(dataFolder);
  }
  const db = await openOrExplain(databaseUrl ?? path.join(dataFolder, 'vivaha.sqlite'), {
    onSlowSearches: () => console.log('Searches for a part of a name stay slow: this role may not create pg_trgm.'),
  });
  await withDatabase(db, async () => {
    if (role !== undefined) await grantRights(db, role);
  });
  console.log(`The database is up to date${role === undefined ? '' : `, and ${role} may use it`}.`);
});
