import SqliteDatabase from 'libsql';

/** `begins`: the first of a transaction. */
export type Task = { sql: string; parameters: readonly unknown[]; begins?: boolean } | 'commit' | 'rollback';
export type Outcome = { rows: unknown[]; changes?: number };
export type Reply = { outcome: Outcome } | { failure: { message: string; code?: string } };

/** One connection to one file, in the thread that calls it: every task blocks until it is done. */
export type Connection = { run(task: Task): Outcome; close(): void };

export type ConnectionOptions = {
  file: string;
  isReadOnly: boolean;
  /** ms for which a task waits for another program that writes. */
  timeout?: number;
  /** Whether a new file has no log beside it yet, so that what fills it is written once; `keepLog` begins one. */
  isFilledAtOnce?: boolean;
};

export const busyTimeout = 5000;
const maxPrepared = 300;

export function openConnection(options: ConnectionOptions): Connection {
  let database = open(options);
  const prepared = new Map<string, SqliteDatabase.Statement>();

  const prepare = (sql: string) => {
    if (prepared.size > maxPrepared) prepared.clear();
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const close = () => {
    prepared.clear();
    database.close();
  };

  return {
    run(task) {
      if (typeof task === 'string') {
        // `exec` leaves no statement behind. After a full disk, SQLite has ended the transaction by itself.
        if (task === 'commit' || database.inTransaction) database.exec(task);
        return { rows: [] };
      }
      if (task.begins) database.exec('begin immediate');
      try {
        const statement = prepare(task.sql);
        if (statement.reader) return { rows: statement.all(task.parameters) };
        return { rows: [], changes: statement.run(task.parameters).changes };
      } catch (error) {
        prepared.delete(task.sql);
        // The driver cannot reset a statement that met a lock, and nothing could be committed beside it: it ends with its connection.
        if (/^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code))) {
          close();
          database = open(options);
        }
        throw error;
      }
    },
    close,
  };
}

function open({ file, isReadOnly, timeout = busyTimeout, isFilledAtOnce }: ConnectionOptions): SqliteDatabase.Database {
  const database = new SqliteDatabase(file);
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').all().length === 0;
  database.exec(`
    pragma busy_timeout = ${timeout};
    ${isReadOnly || (isFilledAtOnce && isNew) ? '' : 'pragma journal_mode = wal;'}
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma recursive_triggers = on;
    pragma secure_delete = on;
    pragma cache_size = -32768;
    pragma journal_size_limit = 16777216;
    pragma query_only = ${isReadOnly ? 'on' : 'off'};
  `);
  return database;
}
