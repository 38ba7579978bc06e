import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { readEnvironment, StartupError } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { besideServer } from './besideServer';
import { connect, explainFailure, withDatabase } from './connect';
import { describeUpgrade } from './migrate';
import { journalTables, tables, type Db } from './schema';

const usage = 'Usage: npm run migrate [-- --check | --for ROLE], where ROLE of PostgreSQL is the one of the server.';

const narrower: Record<string, string> = {
  ...Object.fromEntries(journalTables.map((name) => [name, 'select, insert, delete'])),
  migrations: 'select',
};

runCommand(async () => {
  const flags = { for: { type: 'string' }, check: { type: 'boolean' } } as const;
  const { for: role, check } = readCommandLine(usage, [0, 0], flags).flags;
  const environment = readEnvironment(process.env);
  if (role !== undefined && environment.databaseUrl === undefined) throw new StartupError(usage);
  if (check) {
    const location = environment.databaseUrl ?? path.join(environment.dataFolder, 'vivaha.sqlite');
    if (environment.databaseUrl === undefined && !existsSync(location)) return console.log('There is no database yet.');
    const refuse = (error: Error) => Promise.reject(explainFailure(error, location));
    const { sentence, mayRoll } = await withDatabase(connect(location), describeUpgrade).catch(refuse);
    console.log(sentence);
    // 1 is that of errors.
    process.exitCode = mayRoll ? 0 : 2;
    return;
  }
  await besideServer(environment, async (db) => (role === undefined ? undefined : grantRights(db, role)), {
    migrates: 'always',
    onSlowSearches: () => console.log('Searches for a part of a name stay slow: this role may not create pg_trgm.'),
  });
  console.log(`The database is up to date${role === undefined ? '' : `, and ${role} may use it`}.`);
});

async function grantRights(db: Db, role: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows: found } = await sql<{ is_known: boolean; owns: boolean }>`
      select exists (select from pg_roles where rolname = ${role}) as is_known, pg_has_role(tableowner, 'usage') as owns
      from pg_tables where schemaname = current_schema() and tablename = 'members'`.execute(transaction);
    if (!found[0]?.is_known) throw new StartupError(`There is no role ${role}: deploy/roles.sh makes it.`);
    // PostgreSQL itself would only warn that it has granted nothing.
    if (!found[0].owns)
      throw new StartupError('The role of DATABASE_URL gives no rights: run this as the owner of the tables.');
    for (const name of Object.keys(tables)) {
      await sql`revoke all on ${sql.table(name)} from public, ${sql.id(role)}`.execute(transaction);
      const rights = sql.raw(narrower[name] ?? 'select, insert, update, delete');
      await sql`grant ${rights} on ${sql.table(name)} to ${sql.id(role)}`.execute(transaction);
    }
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
    // For `pg_dump`, and for readings, whose numbers are those of another table.
    const grant = (schema: string) =>
      sql`grant select, usage on all sequences in schema ${sql.id(schema)} to ${sql.id(role)}`.execute(transaction);
    for (const { schema } of rows) await grant(schema);
  });
}
