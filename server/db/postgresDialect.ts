import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { ownTables } from './ownTables';

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
  isLimited?: boolean;
  onBrokenConnection?: (error: Error) => void;
};

export function postgresDialect(connectionString: string, options: Options = {}): PostgresDialect {
  const { isLimited = true, onBrokenConnection = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString,
    ...(isLimited ? limits : { max: 2 }),
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
  const dialect = new PostgresDialect({ pool });
  dialect.createIntrospector = ownTables;
  return dialect;
}
