import { Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import { measureWaits } from './measureWaits';
import { migrate } from './migrate';
import { postgresDialect } from './postgresDialect';
import type { Database } from './schema';
import { preparePostgres } from './preparePostgres';
import { sqliteDialect } from './sqlite/dialect';
import { keepCopy } from './sqlite/keepCopy';

type Options = {
  /** The threads that read an SQLite file beside the one that writes; without any, everything is done in this thread. */
  readers?: number;
  /** Whether an SQLite file that has to be brought up to date is first copied to `….before-MIGRATION` beside it. */
  keepsCopy?: boolean;
  /** Is told how many seconds a query or transaction has waited for a connection. */
  onWait?: (seconds: number) => void;
  /** Is called when PostgreSQL has no index for searches, and does not let us make it. */
  onSlowSearches?: () => void;
  /** Is told when a connection to PostgreSQL breaks that nobody uses. */
  onBrokenConnection?: (error: Error) => void;
};

/**
 * Opens the database and brings its tables up to date.
 * @param location a postgres:// address, the path of an SQLite file, or ':memory:'.
 */
export async function openDatabase(location: string, options: Options = {}): Promise<Kysely<Database>> {
  const { readers = 0, keepsCopy = true, onWait = () => undefined, onSlowSearches = () => undefined } = options;
  const { onBrokenConnection } = options;
  if (/^postgres(ql)?:\/\//.test(location)) {
    // A migration may take longer than any request.
    const patient = new Kysely<Database>({ dialect: postgresDialect(location, { isLimited: false }) });
    const prepare = async () => {
      await migrate(patient, 'postgres');
      if (!(await preparePostgres(patient))) onSlowSearches();
    };
    await prepare().finally(() => patient.destroy());
    return new Kysely({ dialect: measureWaits(postgresDialect(location, { onBrokenConnection }), onWait) });
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect({ file: location, readers, onWait }) });
  const isCopied = keepsCopy && location !== ':memory:';
  const beforeChange = isCopied ? (name: string) => keepCopy(db, location, name) : undefined;
  await migrate(db, 'sqlite', { beforeChange }).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return db;
}

/** Locks the selected rows until the transaction ends. SQLite needs no lock, it has one writer at a time. */
export function forUpdate(db: Kysely<Database>) {
  return <Tables extends keyof Database, Output>(query: SelectQueryBuilder<Database, Tables, Output>) =>
    db.getExecutor().adapter instanceof PostgresAdapter ? query.forUpdate() : query;
}
