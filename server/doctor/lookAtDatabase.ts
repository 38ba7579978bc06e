import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, explainFailure, withDatabase } from '../db/connect';
import { isOnPostgres } from '../db/engine';
import { missingSteps } from '../db/migrate';
import { hasNameIndex } from '../db/nameIndex';
import { openReadDatabase } from '../db/readDatabase';
import { countWrongFigures, repairCounts } from '../db/repairCounts';
import { journalTables, type Db } from '../db/schema';
import { StartupError, type Environment } from '../environment';
import { findBrokenSeal, findOtherSeal, newestSeal, sealText } from '../privacy/journalSeals';
import { look, lookAll, unless, type Finding } from './finding';
import { minute } from '../time';

export async function lookAtDatabase(
  { databaseUrl, readUrl, dataFolder }: Environment,
  { repairs, seal }: { repairs: boolean; seal?: string },
): Promise<Finding[]> {
  const file = path.join(dataFolder, 'vivaha.sqlite');
  if (databaseUrl === undefined && !existsSync(file)) {
    const none = `There is none in ${dataFolder}: the first start of the server makes it.`;
    return [await look('database', async () => unless(none, ''))];
  }
  const location = databaseUrl ?? file;
  return withDatabase(connect(location), async (db) => {
    const refuse = (error: Error) => Promise.reject(explainFailure(error, location));
    const first = await look('database', () => judgeEngine(db).catch(refuse));
    if (!first.isWell) return [first];
    const others = await lookAll({
      ...(isOnPostgres(db) && { role: () => judgeRole(db), searches: () => judgeSearches(db) }),
      ...(readUrl !== undefined && { standby: () => judgeStandby(readUrl, db) }),
      tables: () => judgeTables(db),
      counts: () => judgeCounts(db, repairs),
      clock: () => judgeClock(db),
      journal: () => judgeJournal(db, seal),
    });
    return [first, ...others];
  });
}

async function ask(db: Db, question: string): Promise<Record<string, unknown>> {
  return (await sql.raw<Record<string, unknown>>(question).execute(db)).rows[0] ?? {};
}

async function judgeEngine(db: Db): Promise<string> {
  if (isOnPostgres(db)) {
    const { version } = await ask(db, `select current_setting('server_version') as version`);
    return `PostgreSQL ${String(version)}.`;
  }
  const { version } = await ask(db, 'select sqlite_version() as version');
  const { quick_check: state } = await ask(db, 'pragma quick_check(1)');
  const damage = `The file is damaged (${String(state)}): restore a backup.`;
  return unless(state !== 'ok' && damage, `SQLite ${String(version)}, every page is whole.`);
}

async function judgeRole(db: Db): Promise<string> {
  const { role, may } = await ask(
    db,
    `select current_user as role, bool_or(rolsuper or tableowner = current_user or has_table_privilege(tablename, 'update')) as may
    from pg_roles, pg_tables
    where rolname = current_user and schemaname = current_schema() and tablename in ('${journalTables.join("', '")}')`,
  );
  const name = String(role ?? 'It');
  const danger = `${name} can rewrite the journal: see "Roles of PostgreSQL" in docs/operations.md.`;
  return unless(may !== false && danger, `${name} owns nothing and only adds to the journal.`);
}

async function judgeSearches(db: Db): Promise<string> {
  const missing = 'There is no index for names: let the owner of the tables create pg_trgm, by npm run migrate.';
  return unless(!(await hasNameIndex(db)) && missing, 'Names are searched in an index of pg_trgm.');
}

async function judgeStandby(readUrl: string, db: Db): Promise<string> {
  const standby = openReadDatabase(readUrl, db);
  try {
    await standby.look();
    // It may be a moment behind.
    for (let looks = 1; looks < 5 && standby.findProblem() !== undefined; looks += 1) {
      await setTimeout(200);
      await standby.look();
    }
    return unless(standby.findProblem(), 'It answers, and is not late.');
  } finally {
    await standby.close();
  }
}

async function judgeTables(db: Db): Promise<string> {
  const [missing] = await missingSteps(db);
  const older = `They are of an older release (${missing} is missing): start this one, or run npm run migrate.`;
  return unless(missing !== undefined && older, 'They are those of this release.');
}

async function judgeCounts(db: Db, repairs: boolean): Promise<string> {
  const wrong = await (repairs ? repairCounts(db) : countWrongFigures(db));
  if (wrong === 0) return 'The figures fit the members.';
  if (repairs) return `${wrong} figures did not fit the members, and are mended.`;
  throw new StartupError(`${wrong} figures do not fit the members: npm run doctor -- --repair.`);
}

/** @param kept a seal that an earlier run, or a backup, has said. */
async function judgeJournal(db: Db, kept?: string): Promise<string> {
  const broken = (await findBrokenSeal(db)) ?? (kept === undefined ? undefined : await findOtherSeal(db, kept));
  const newest = sealText(await newestSeal(db));
  return unless(broken, newest ? `It is as it was sealed. The newest seal is ${newest}.` : 'Nothing is sealed yet.');
}

/** Against the clock of PostgreSQL; of SQLite nothing is known but that no entry can come from the future. */
async function judgeClock(db: Db): Promise<string> {
  const onPostgres = isOnPostgres(db);
  const { at } = await ask(db, onPostgres ? 'select now() as at' : 'select max(at) as at from audit_log');
  const ahead = at === null ? 0 : new Date(at as string | Date).getTime() - Date.now(); // A time in either form.
  const isWrong = (onPostgres ? Math.abs(ahead) : ahead) > minute;
  const other = onPostgres ? "PostgreSQL's" : 'the last entry';
  const problem = `It differs by ${Math.round(Math.abs(ahead) / 1000)} seconds from ${other}: synchronise it (NTP).`;
  const well = onPostgres ? 'It is that of the database.' : 'No entry of the journal comes from the future.';
  return unless(isWrong && problem, well);
}
