import { Migrator, sql, type Kysely } from 'kysely';
import { StartupError } from '../environment';
import { isOnPostgres } from './engine';
import { everything, migrations, type Migration } from './migrations';
import type { Database } from './schema';

type Options = {
  steps?: Migration[];
  beforeChange?: (name: string) => Promise<void>;
};

/** The steps that the database lacks: none of a current one, all of an empty one. It fails for one that knows more, or too little. */
export async function missingSteps(db: Kysely<Database>, steps = migrations): Promise<string[]> {
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

async function stepsOf(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs the missing migrations in one transaction, so that a start killed half-way leaves nothing behind. */
export async function migrate(db: Kysely<Database>, { steps = migrations, beforeChange }: Options = {}): Promise<void> {
  const missing = await missingSteps(db, steps);
  const [first] = missing;
  // Nothing is done then that a role without rights over tables may not do.
  if (first === undefined) return;
  const isEmpty = missing.length === steps.length;
  if (!isEmpty) await beforeChange?.(first);
  const toKysely = ({ name, statements }: Migration) => {
    const up = async (transaction: Kysely<Database>) => {
      const isPostgres = isOnPostgres(transaction);
      const made = name === first ? everything(isPostgres) : [];
      for (const statement of isEmpty ? made : statements(isPostgres)) await sql.raw(statement).execute(transaction);
    };
    return [name, { up }] as const;
  };
  // Steps that older databases have noted, and that the first one of today stands for.
  const done = (await stepsOf(db)).map((name) => toKysely({ name, statements: () => [] }));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...done, ...steps.map(toKysely)]) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
