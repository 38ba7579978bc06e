import { readEnvironment, StartupError } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { besideServer } from './besideServer';
import { grantRights } from './grantRights';

const usage = 'Usage: npm run migrate [-- --for ROLE], where ROLE of PostgreSQL is the one of the server.';

runCommand(async () => {
  const { for: role } = readCommandLine(usage, [0, 0], { for: { type: 'string' } }).flags;
  const environment = readEnvironment(process.env);
  if (role !== undefined && environment.databaseUrl === undefined) throw new StartupError(usage);
  await besideServer(environment, async (db) => (role === undefined ? undefined : grantRights(db, role)), {
    migrates: 'always',
    onSlowSearches: () => console.log('Searches for a part of a name stay slow: this role may not create pg_trgm.'),
  });
  console.log(`The database is up to date${role === undefined ? '' : `, and ${role} may use it`}.`);
});
