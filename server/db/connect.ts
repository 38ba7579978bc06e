import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { folderProblem } from '../dataFolder';
import { StartupError } from '../environment';
import { writeWhole } from '../files';
import { gatherStatistics, hasStatistics, mayWrite } from './engine';
import { messageOf, outageOf } from './failures';
import { migrate, missingSteps } from './migrate';
import { migrations } from './migrations';
import { makeNameIndex } from './nameIndex';
import { postgresDialect } from './postgresDialect';
import type { Db } from './schema';
import { createDriver } from './sqlite/driver';

export type Options = {
  /** The threads that read an SQLite file beside the one that writes; without any, everything is done in this thread. */
  readers?: number;
  /** Whether a new SQLite file is filled by one transaction, and then by `keepLog`. */
  isFilledAtOnce?: boolean;
  /** Whether an SQLite file that has to be brought up to date is first copied to `….before-MIGRATION` beside it. */
  keepsCopy?: boolean;
  onWait?: (seconds: number) => void;
  onSlowSearches?: () => void;
  onBrokenConnection?: (error: Error) => void;
  /** ms for which a database that takes no changes is waited for, and who is told of it: the standby may be about to be promoted. */
  waitsForPrimary?: number;
  onNoPrimary?: (error: Error) => void;
  /** Otherwise a database that is not up to date is refused, because another release may be running on it. */
  migrates?: 'always' | 'when empty' | 'never';
};

export async function openDatabase(location: string, options: Options = {}): Promise<Db> {
  const { migrates = 'always' } = options;
  const db = connect(location, options);
  try {
    if (options.waitsForPrimary !== undefined) await waitForPrimary(db, options);
    const missing = await missingSteps(db);
    const isEmpty = missing.length === migrations.length;
    const mayMigrate = migrates === 'always' || (migrates === 'when empty' && isEmpty);
    if (missing.length > 0 && !mayMigrate) throw new StartupError(isEmpty ? emptyDatabase : olderDatabase);
    if (migrates !== 'never') await bringUpToDate(db, location, options);
    return db;
  } catch (error) {
    await db.destroy();
    throw explainFailure(error as NodeJS.ErrnoException, location); // Both drivers throw errors only.
  }
}

async function waitForPrimary(db: Db, { waitsForPrimary = 0, onNoPrimary }: Options): Promise<void> {
  const begun = performance.now();
  for (let isReported = false; ; isReported = true) {
    const refusal = await mayWrite(db).then(
      (isWritable) => (isWritable ? undefined : Object.assign(new Error(noChanges), { code: '25006' })),
      (error: Error) => error, // Both drivers throw errors only.
    );
    if (!refusal) return;
    if (outageOf(refusal) !== 'read-only' || performance.now() - begun > waitsForPrimary) throw refusal;
    if (!isReported) onNoPrimary?.(refusal);
    await setTimeout(1000);
  }
}

export function withDatabase<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return work(db).finally(() => db.destroy());
}

/** What keeps a database from being opened, as a sentence that says what to do. */
export function explainFailure(error: NodeJS.ErrnoException, location: string): StartupError {
  if (error instanceof StartupError) return error;
  if (isPostgresUrl(location) && outageOf(error) === 'read-only')
    return new StartupError(`${noPrimary} (${error.message}).`);
  // The role of the server may own nothing.
  if (error.code === '42501') return new StartupError(mayNotMigrate);
  // What PgBouncer says before anything has been asked.
  if (error.message.startsWith('unsupported startup parameter')) return new StartupError(poolerRefuses);
  const reason = `The database cannot be opened: ${messageOf(error)}`;
  if (!isPostgresUrl(location)) return new StartupError(folderProblem(path.dirname(location)) ?? reason);
  // Nobody is there, a socket is not, who asks is not let in, or there is no such database.
  const isAddress = outageOf(error) === 'unreachable' || /^(ENOENT|EACCES|28...|3D000)$/.test(error.code ?? '');
  return new StartupError(isAddress ? `${reason}. ${lookAtAddress}` : reason);
}

const noPrimary =
  'No server that DATABASE_URL names takes changes: promote one, or name them all (postgres://user@first,second/database); docs/operations.md, "When one machine is not enough"';
const noChanges = 'it is a standby, or was made read-only';
const lookAtAddress =
  'See that PostgreSQL runs there, and that DATABASE_URL has the right host, user, password and database.';
const emptyDatabase = 'The database is empty: the first start of the server fills it.';
const olderDatabase =
  'The database is of an older release. Stop the server, then start this release or run `npm run migrate`.';
const mayNotMigrate =
  'The database is not up to date, and the role of DATABASE_URL may not change it: run `npm run migrate` as the owner of its tables (docs/operations.md).';
const poolerRefuses =
  'DATABASE_URL leads to a pooler that passes on no time limits (PgBouncer): lead it to PostgreSQL itself, or see "PgBouncer" in docs/operations.md.';

export function connect(location: string, options: Options = {}): Db {
  if (isPostgresUrl(location)) return new Kysely({ dialect: postgresDialect(location, options) });
  const { readers = 0, isFilledAtOnce, onWait = () => undefined } = options;
  return new Kysely({
    dialect: {
      createDriver: () => createDriver({ file: location, readers, isFilledAtOnce, onWait }),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

const isPostgresUrl = (location: string) => /^postgres(ql)?:\/\//.test(location);

async function bringUpToDate(db: Db, location: string, options: Options): Promise<void> {
  const { keepsCopy = true, onSlowSearches } = options;
  if (!isPostgresUrl(location)) {
    const isCopied = keepsCopy && location !== ':memory:';
    const keepCopy = (name: string) =>
      writeWhole(`${location}.before-${name}`, (part) => sql`vacuum into ${part}`.execute(db));
    return migrate(db, { beforeChange: isCopied ? keepCopy : undefined });
  }
  await migrate(db);
  // A database that has just been restored has none, and plans badly without.
  if (!(await hasStatistics(db))) await db.transaction().execute(gatherStatistics);
  if (!(await makeNameIndex(db))) onSlowSearches?.();
}
