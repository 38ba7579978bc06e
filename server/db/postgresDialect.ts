import { PostgresDialect, sql, type Kysely, type TableMetadata } from 'kysely';
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
  isLimited?: boolean;
  onBrokenConnection?: (error: Error) => void;
  onWait?: (seconds: number) => void;
};

export function postgresDialect(connectionString: string, options: Options = {}): PostgresDialect {
  const { isLimited = true, onBrokenConnection = () => undefined, onWait } = options;
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
  const connect = async () => {
    const begun = performance.now();
    const client = await pool.connect();
    onWait?.((performance.now() - begun) / 1000);
    return client;
  };
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  // Kysely's own looks into every schema, where tables that are none of ours come and go while it reads.
  dialect.createIntrospector = (db) => {
    const getTables = () => ownTables(db);
    return { getTables, getSchemas: async () => [], getMetadata: async () => ({ tables: await getTables() }) };
  };
  return dialect;
}

async function ownTables(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const { rows } = await sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(db);
  return rows.map((table) => ({ ...table, isView: false, columns: [] }));
}
