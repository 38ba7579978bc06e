import SqliteDatabase from 'libsql';

export type Task = { sql: string; parameters: readonly unknown[] } | 'begin' | 'commit' | 'rollback';

export type Outcome = { rows: unknown[]; changes?: number };

/** One connection to one file, in the thread that calls it: every task blocks until it is done. */
export type Connection = { run(task: Task): Outcome; close(): void };

export type ConnectionOptions = {
  file: string;
  readOnly: boolean;
  /** How long a task waits for another program that writes, in milliseconds; `busyTimeout` unless said otherwise. */
  timeout?: number;
};

export const busyTimeout = 5000;
const maxCachedStatements = 300;

export function openConnection(options: ConnectionOptions): Connection {
  let database = open(options);
  const kept = new Map<string, SqliteDatabase.Statement>();

  const close = () => {
    kept.clear();
    database.close();
  };

  /** Prepared once, least recently used out: preparing a statement takes longer than running most of them. */
  const prepare = (sql: string) => {
    const statement = kept.get(sql) ?? database.prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > maxCachedStatements && oldest !== undefined) kept.delete(oldest);
    return statement;
  };

  const execute = (sql: string, parameters: readonly unknown[]): Outcome => {
    try {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) };
      return { rows: [], changes: statement.run(parameters).changes };
    } catch (error) {
      kept.delete(sql);
      // A statement that met a lock is still under way, the driver cannot reset it, and no transaction could ever be committed
      // beside it: it ends with its connection.
      if (isLocked(error)) {
        close();
        database = open(options);
      }
      throw error;
    }
  };

  return {
    run(task) {
      if (typeof task !== 'string') return execute(task.sql, task.parameters);
      // `exec` leaves no statement behind. After a full disk, SQLite has ended the transaction by itself.
      if (task !== 'rollback') database.exec(task === 'begin' ? 'begin immediate' : task);
      else if (database.inTransaction) database.exec(task);
      return { rows: [] };
    },
    close,
  };
}

function open({ file, readOnly, timeout = busyTimeout }: ConnectionOptions): SqliteDatabase.Database {
  const database = new SqliteDatabase(file);
  database.exec(`
    pragma busy_timeout = ${timeout};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma recursive_triggers = on;
    pragma secure_delete = on;
    pragma cache_size = -32768;
    pragma journal_size_limit = 16777216;
    pragma query_only = ${readOnly ? 'on' : 'off'};
  `);
  return database;
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}
