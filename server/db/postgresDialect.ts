import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
const second = 1000;

const limits = {
  /** Connections of one process. More only make them compete where PostgreSQL has two cores (docs/decisions/0015). */
  max: 6,
  lock_timeout: 5 * second,
  statement_timeout: 30 * second,
  idle_in_transaction_session_timeout: 30 * second,
};

type Options = {
  onBrokenConnection?: (error: Error) => void;
  onWait?: (seconds: number) => void;
};

export function postgresDialect(connectionString: string, options: Options = {}): PostgresDialect {
  const { onBrokenConnection = () => undefined, onWait } = options;
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    // Long enough for a server that is restarted, short enough for somebody who waits for an answer.
    connectionTimeoutMillis: 5 * second,
    keepAlive: true,
    types: {
      // The driver returns int8 (counts) as text; none here comes near 2^53.
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without listeners an error would end the process. The pool listens while nobody uses the connection; who uses it learns of the
  // error from the query.
  pool.on('error', onBrokenConnection).on('connect', (client) => client.on('error', () => undefined));
  const connect = async () => {
    const begun = performance.now();
    const client = await pool.connect();
    onWait?.((performance.now() - begun) / 1000);
    return client;
  };
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } });
}
