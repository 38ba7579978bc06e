import { SelectQueryNode, sql, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import { openHere, openThread, type AsyncConnection } from './asyncConnection';
import { busyTimeout, type Task } from './connection';

export type SqliteOptions = {
  file: string;
  readers: number;
  isFilledAtOnce?: boolean;
  onWait: (seconds: number) => void;
};

type Lease = DatabaseConnection & {
  held?: AsyncConnection;
  isBegun?: boolean;
};

/** SQLite answers what finds one row by its key in the caller's thread (`modifyFront`): asking another costs more. */
export const hint = '/* in place */';
export const inPlace = sql.raw(hint);

/** A transaction takes the right to write when it begins: one that reads first and writes later could be refused. */
export function createDriver({ file, readers, isFilledAtOnce, onWait }: SqliteOptions): Driver {
  const open = readers === 0 ? openHere : openThread;
  const writer = open({ file, isReadOnly: false, isFilledAtOnce });
  const reading = Array.from({ length: readers }, () => open({ file, isReadOnly: true }));
  // It waits for nobody: what it cannot answer at once is asked of the others.
  const here = readers === 0 ? undefined : openHere({ file, isReadOnly: true, timeout: 0 });
  const writers = createPool([writer], onWait);
  const pool = readers === 0 ? writers : createPool(reading, onWait);

  const runAlone = async (query: CompiledQuery, task: Task) => {
    const from = isReading(query) ? pool : writers;
    const connection = await from.take();
    return connection.run(task).finally(() => from.giveBack(connection));
  };
  const run = (query: CompiledQuery, task: Task) =>
    here && query.sql.startsWith(`select ${hint}`)
      ? here.run(task).catch(() => runAlone(query, task))
      : runAlone(query, task);

  return {
    async init() {
      // Opened first, so that the readers find the file as it has to be.
      await writer.run({ sql: 'select 1', parameters: [] });
    },
    async acquireConnection() {
      const lease: Lease = {
        async executeQuery<Row>(query: CompiledQuery) {
          const task = { sql: query.sql, parameters: query.parameters, begins: lease.isBegun === false };
          if (lease.held) lease.isBegun = true;
          const { rows, changes } = await (lease.held?.run(task) ?? run(query, task));
          const numAffectedRows = changes === undefined ? undefined : BigInt(changes);
          return { rows: rows as Row[], numAffectedRows }; // The query says which rows it selects.
        },
        streamQuery() {
          throw new Error('Long lists are read in pieces instead, so that no snapshot is held while a caller is slow.');
        },
      };
      return lease;
    },
    async beginTransaction(lease: Lease) {
      lease.held = await writers.take();
      // Its first statement begins it: for each task the writer waits until this thread has time to hand it over.
      lease.isBegun = false;
    },
    async commitTransaction(lease: Lease) {
      if (lease.isBegun) await lease.held?.run('commit');
    },
    async rollbackTransaction(lease: Lease) {
      await lease.held?.run('rollback');
    },
    async releaseConnection(lease: Lease) {
      if (lease.held) writers.giveBack(lease.held);
      lease.held = lease.isBegun = undefined;
    },
    async destroy() {
      const connections = [writer, ...reading, ...(here ? [here] : [])];
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

function createPool(connections: AsyncConnection[], onWait: (seconds: number) => void) {
  const idle = [...connections];
  const waiting: ((connection: AsyncConnection) => void)[] = [];

  return {
    async take(): Promise<AsyncConnection> {
      const begun = performance.now();
      const connection =
        idle.pop() ??
        (await new Promise<AsyncConnection>((resolve, reject) => {
          const give = (freed: AsyncConnection) => {
            clearTimeout(timeout);
            resolve(freed);
          };
          // Whoever waits behind a lock need not wait as long as all before him together.
          const timeout = setTimeout(() => {
            waiting.splice(waiting.indexOf(give), 1);
            reject(Object.assign(new Error('No connection to the database is free.'), { code: 'SQLITE_BUSY' }));
          }, busyTimeout);
          waiting.push(give);
        }));
      onWait((performance.now() - begun) / 1000);
      return connection;
    },
    giveBack(connection: AsyncConnection) {
      const next = waiting.shift();
      if (next) next(connection);
      else idle.push(connection);
    },
  };
}

function isReading({ query, sql: text }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(text);
}
