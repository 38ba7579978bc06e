import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { isInPlace } from '../inPlace';
import type { Outcome, Task } from './connection';
import type { AsyncConnection } from './openThread';
import { createPool, type Pool } from './pool';

type Options = {
  writer: AsyncConnection;
  readers: AsyncConnection[];
  /** Reads in this thread and waits for nobody: what it cannot answer at once is asked of the others. */
  here?: AsyncConnection;
  onWait: (seconds: number) => void;
};

type Lease = DatabaseConnection & {
  held?: AsyncConnection;
};

/**
 * Kysely's driver for one connection that writes and some that read, each perhaps in its own thread. A transaction takes the
 * right to write when it begins: one that reads first and writes later could be refused half-way, and not by waiting mended.
 */
export function createDriver({ writer, readers, here, onWait }: Options): Driver {
  const writing = createPool([writer], onWait);
  const reading = readers.length > 0 ? createPool(readers, onWait) : writing;

  const withConnection = async (pool: Pool<AsyncConnection>, task: Task) => {
    const connection = await pool.take();
    try {
      return await connection.run(task);
    } finally {
      pool.giveBack(connection);
    }
  };
  const runAlone = (query: CompiledQuery, task: Task) => {
    const ask = () => withConnection(isReading(query) ? reading : writing, task);
    return here && isInPlace(query) ? here.run(task).catch(ask) : ask();
  };
  const release = (lease: Lease) => {
    if (lease.held) writing.giveBack(lease.held);
    lease.held = undefined;
  };
  const end = (how: 'commit' | 'rollback') => async (connection: DatabaseConnection) => {
    const lease: Lease = connection;
    await lease.held?.run(how);
    release(lease);
  };

  return {
    async init() {
      // Opened first, so that the readers find the file as it has to be.
      await writer.run({ sql: 'select 1', parameters: [] });
    },
    async acquireConnection() {
      const lease: Lease = {
        async executeQuery<Row>(query: CompiledQuery) {
          const task = { sql: query.sql, parameters: query.parameters };
          const outcome = await (lease.held?.run(task) ?? runAlone(query, task));
          return toResult<Row>(outcome);
        },
        streamQuery() {
          throw new Error(
            'Long lists are read piece by piece instead, so that no snapshot is held while a caller is slow.',
          );
        },
      };
      return lease;
    },
    async beginTransaction(connection) {
      const lease: Lease = connection;
      const held = await writing.take();
      await held.run('begin').catch((error: unknown) => {
        writing.giveBack(held);
        throw error;
      });
      lease.held = held;
    },
    commitTransaction: end('commit'),
    rollbackTransaction: end('rollback'),
    async releaseConnection(lease: Lease) {
      release(lease);
    },
    async destroy() {
      const connections = [writer, ...readers, ...(here ? [here] : [])];
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

/** Pragmas and whatever else is written by hand may change something. */
function isReading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

function toResult<Row>({ rows, changes }: Outcome): QueryResult<Row> {
  return {
    rows: rows as Row[], // The query says which rows it selects.
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
  };
}
