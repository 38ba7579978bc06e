import { sql } from 'kysely';
import { StartupError } from '../environment';
import { isOnPostgres, holdLock } from './engine';
import { everything, migrations, type Migration } from './migrations';
import type { Db } from './schema';

type Options = {
  steps?: Migration[];
  beforeChange?: (name: string) => Promise<void>;
};

/** The steps that the database lacks: none of a current one, all of an empty one. It fails for one that knows more, or too little. */
export async function missingSteps(db: Db, steps = migrations): Promise<string[]> {
  const names = steps.map(({ name }) => name);
  const [first = ''] = names;
  const done = await stepsOf(db);
  const unknown = done.find((name) => name > first && !names.includes(name));
  if (unknown) throw new StartupError(`The database comes from a newer version of this program (${unknown}).`);
  if (done.length > 0 && !done.includes(first))
    throw new StartupError(
      `The database is too old (it stopped at ${done.at(-1)}): start the release of 25 November 2026 once, then this one.`,
    );
  return names.filter((name) => !done.includes(name));
}

async function stepsOf(db: Db): Promise<string[]> {
  const { rows: found } = await (
    isOnPostgres(db)
      ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'migrations'`
      : sql`select 1 from sqlite_master where name = 'migrations'`
  ).execute(db);
  if (found.length === 0) return [];
  return (await db.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name);
}

/** What an upgrade has to do, and whether the release before may run meanwhile and afterwards. Nothing is changed. */
export async function describeUpgrade(db: Db): Promise<{ sentence: string; mayRoll: boolean }> {
  const missing = await missingSteps(db);
  const waiting = migrations.filter(({ name }) => missing.includes(name));
  if (waiting.length === migrations.length) return { sentence: 'The database is empty.', mayRoll: true };
  if (waiting.length === 0) return { sentence: 'The database is up to date: this upgrade may roll.', mayRoll: true };
  const namesOf = (some: Migration[]) => some.map(({ name }) => name).join(', ');
  const stopping = waiting.filter(({ mayRoll }) => !mayRoll);
  const rolling = `This upgrade may roll: the release before works with ${namesOf(waiting)}.`;
  if (stopping.length === 0) return { sentence: rolling, mayRoll: true };
  const sentence = `This upgrade may not roll: the release before does not work with ${namesOf(stopping)}. Stop every process, migrate, and start them.`;
  return { sentence, mayRoll: false };
}

/** In one transaction. Kysely's Migrator looks into every schema, and takes a connection without time limits for itself. */
export async function migrate(db: Db, { steps = migrations, beforeChange }: Options = {}): Promise<void> {
  const [next, ...others] = await missingSteps(db, steps);
  // Nothing is done then that a role without rights over tables may not do.
  if (next === undefined) return;
  if (others.length + 1 < steps.length) await beforeChange?.(next);
  await db.transaction().execute(async (transaction) => {
    await holdLock(transaction);
    const isPostgres = isOnPostgres(transaction);
    // Another process may have been the first.
    const missing = await missingSteps(transaction, steps);
    const isEmpty = missing.length === steps.length;
    const missed = steps.filter(({ name }) => missing.includes(name));
    for (const { statements, run } of isEmpty ? [{ statements: everything, run: undefined }] : missed) {
      for (const statement of statements(isPostgres)) await sql.raw(statement).execute(transaction);
      await run?.(transaction);
    }
    const timestamp = new Date().toISOString();
    for (const name of missing) await transaction.insertInto('migrations').values({ name, timestamp }).execute();
  });
}
