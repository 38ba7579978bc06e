import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { ownTables } from './ownTables';

const int8 = 20;
const second = 1000;

const limits = {
  max: 10,
  lock_timeout: 5 * second,
  statement_timeout: 30 * second,
  idle_in_transaction_session_timeout: 30 * second,
};

export function postgresDialect(connectionString: string, { isLimited = true } = {}): PostgresDialect {
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
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', (error) => console.error(`An idle database connection broke: ${error.message}`));
  const dialect = new PostgresDialect({ pool });
  dialect.createIntrospector = ownTables;
  return dialect;
}
