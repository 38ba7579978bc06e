import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect, withDatabase } from '../db/connect';
import { isOnPostgres } from '../db/engine';
import { missingSteps } from '../db/migrate';
import { hasNameIndex } from '../db/nameIndex';
import { countWrongFigures, repairCounts } from '../db/repairCounts';
import type { Database } from '../db/schema';
import { StartupError, type Environment } from '../environment';
import { look, type Finding } from './finding';

const minute = 60 * 1000;

type Ask = (question: string) => Promise<Record<string, unknown>>;

export async function lookAtDatabase(
  { databaseUrl, dataFolder }: Environment,
  { repairs }: { repairs: boolean },
): Promise<Finding[]> {
  const file = path.join(dataFolder, 'vivaha.sqlite');
  if (databaseUrl === undefined && !existsSync(file))
    return [{ about: 'database', mend: `There is none in ${dataFolder}: the first start of the server makes it.` }];
  return withDatabase(connect(databaseUrl ?? file), async (db) => {
    const ask: Ask = async (question) => {
      const { rows } = await sql.raw<Record<string, unknown>>(question).execute(db);
      return rows[0] ?? {};
    };
    const onPostgres = isOnPostgres(db);
    const first = await look('database', () => (onPostgres ? lookAtPostgres(ask) : lookAtSqlite(ask)));
    if (first.found === undefined) return [first];
    return [
      first,
      ...(onPostgres
        ? [await look('role', () => lookAtRole(ask)), await look('searches', () => lookAtSearches(db))]
        : []),
      await look('tables', () => lookAtTables(db)),
      await look('counts', () => lookAtCounts(db, repairs)),
      await look('clock', () => lookAtClock(ask, onPostgres)),
    ];
  });
}

async function lookAtSqlite(ask: Ask) {
  const { version } = await ask('select sqlite_version() as version');
  const { quick_check: state } = await ask('pragma quick_check(1)');
  const found = `SQLite ${String(version)}, every page is whole.`;
  return state === 'ok' ? { found } : { mend: `The file is damaged (${String(state)}): restore a backup.` };
}

async function lookAtPostgres(ask: Ask) {
  const { version } = await ask(`select current_setting('server_version') as version`);
  return { found: `PostgreSQL ${String(version)}.` };
}

async function lookAtRole(ask: Ask) {
  const { role, may } = await ask(`
    select current_user as role, bool_or(rolsuper or tableowner = current_user or has_table_privilege('audit_log', 'update')) as may
    from pg_roles, pg_tables where rolname = current_user and tablename = 'audit_log' and schemaname = current_schema()`);
  const name = String(role ?? 'It');
  if (may === false) return { found: `${name} owns nothing and only adds to the journal.` };
  return { mend: `${name} can rewrite the journal: see "Roles of PostgreSQL" in docs/operations.md.` };
}

async function lookAtSearches(db: Kysely<Database>) {
  if (await hasNameIndex(db)) return { found: 'Names are searched in an index of pg_trgm.' };
  return { mend: 'There is no index for names: let the owner of the tables create pg_trgm, by npm run migrate.' };
}

async function lookAtTables(db: Kysely<Database>) {
  const missing = await missingSteps(db);
  if (missing.length === 0) return { found: 'They are those of this release.' };
  return { mend: `They are of an older release (${missing[0]} is missing): start this one, or run npm run migrate.` };
}

async function lookAtCounts(db: Kysely<Database>, repairs: boolean) {
  const wrong = repairs ? await repairCounts(db) : await countWrongFigures(db);
  if (wrong === 0) return { found: 'The figures fit the members.' };
  if (repairs) return { found: `${wrong} figures did not fit the members, and are mended.` };
  return { mend: `${wrong} figures do not fit the members: npm run doctor -- --repair.` };
}

/** Against the clock of PostgreSQL; of SQLite nothing is known but that no entry can come from the future. */
async function lookAtClock(ask: Ask, onPostgres: boolean) {
  const { at } = await ask(onPostgres ? 'select now() as at' : 'select max(at) as at from audit_log');
  const ahead = at === null ? 0 : new Date(at as string | Date).getTime() - Date.now(); // A time in either form.
  const isWrong = onPostgres ? Math.abs(ahead) > minute : ahead > minute;
  const found = onPostgres ? 'It is that of the database.' : 'No entry of the journal comes from the future.';
  if (!isWrong) return { found };
  const seconds = Math.round(Math.abs(ahead) / 1000);
  throw new StartupError(
    `It differs by ${seconds} seconds from ${onPostgres ? "PostgreSQL's" : 'the last entry'}: synchronise it (NTP).`,
  );
}
