import type { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { messageOf, outageOf } from './failures';
import { readPostgresAddress, type Host, type Target } from './postgresAddress';

const int8 = 20;
const second = 1000;

const limits = {
  /** Connections of one process. More only make them compete where PostgreSQL has two cores (docs/decisions/0015). */
  max: 6,
  lock_timeout: 5 * second,
  statement_timeout: 30 * second,
  idle_in_transaction_session_timeout: 30 * second,
};

/** ms: long enough for a server that is restarted, short enough for somebody who waits for an answer. */
const patience = 5 * second;
/** The same where there are other servers to try. */
const shortPatience = 3 * second;
/** ms without a byte after which a connection in use is given up: by then PostgreSQL's own limits have ended what it was asked. */
const longestSilence = limits.statement_timeout + patience;
/** ms without a byte after which another connection is opened, to see whether the server is still there. */
const doubtfulSilence = 3 * second;

const readOnly = '25006';
const unreachable = '08001';

/** What a connection is called while its transaction may last: PostgreSQL tells its clients when this changes. */
export const lastingWork = 'vivaha, lasting';

type State = { isStandby: boolean; isReadOnly: boolean };

const stateQuestion = {
  text: `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  query_timeout: shortPatience,
};

const isStandby = (state: State) => state.isStandby;

/** What a server has to be. */
const wanted: Record<Target, (state: State) => boolean> = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  primary: (state) => !isStandby(state),
  standby: isStandby,
  'read-only': ({ isReadOnly }) => isReadOnly,
  // Where there is none, everything is read from the primary anyway; a pool that led there would keep to it.
  'prefer-standby': isStandby,
};

type Options = {
  onBrokenConnection?: (error: Error) => void;
  onWait?: (seconds: number) => void;
  /** Where the address names none. */
  target?: Target;
};

/** One pool for each server of the address. The one that is used is kept until it cannot be reached, or is no longer what is wanted. */
export function postgresDialect(address: string, options: Options = {}): PostgresDialect {
  const { onWait } = options;
  const { hosts, target = options.target ?? 'read-write' } = readPostgresAddress(address);
  const longest = hosts.length > 1 ? shortPatience : patience;
  const pools = hosts.map((host) => openPool(host, wanted[target], longest, options));
  let current = 0;
  const connect = async () => {
    const begun = performance.now();
    const failures: unknown[] = [];
    for (const pool of [...pools.slice(current), ...pools.slice(0, current)]) {
      try {
        const client = await pool.connect();
        onWait?.((performance.now() - begun) / 1000);
        return client;
      } catch (error) {
        if (pools.length === 1 || !(await pool.isElsewhere(error))) throw error;
        failures.push(error);
        // Whoever comes meanwhile begins with the next one.
        if (pools[current] === pool) current = (current + 1) % pools.length;
      }
    }
    const isReachable = failures.some((failure) => outageOf(failure) === 'read-only');
    throw Object.assign(new Error(failures.map(messageOf).join(', ')), { code: isReachable ? readOnly : unreachable });
  };
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  return new PostgresDialect({ pool: { connect, end } });
}

const isUseless = (error: unknown) => /unreachable|read-only/.test(outageOf(error) ?? '');
const isFull = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded when trying');

function openPool(
  { name, connectionString }: Host,
  isWanted: (state: State) => boolean,
  connectionTimeoutMillis: number,
  { onBrokenConnection = () => undefined }: Options,
) {
  const settings: pg.PoolConfig = {
    connectionString,
    ...limits,
    connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * second,
    types: {
      // The driver returns int8 (counts) as text; none here comes near 2^53.
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  };
  class Client extends pg.Client {
    constructor() {
      super(settings);
    }
  }
  const check = async (client: pg.Client) => {
    const [state] = (await client.query<State>(stateQuestion)).rows;
    if (state && isWanted(state)) return;
    const kind = state?.isStandby ? 'a standby' : state?.isReadOnly ? 'read-only' : 'a primary';
    throw Object.assign(new Error(`${name} is ${kind}`), { code: readOnly });
  };
  const pool = new pg.Pool({
    ...settings,
    // So that they are soon where they belong when the servers have changed places.
    maxLifetimeSeconds: 60,
    Client,
    connectionTimeoutMillis: patience,
    verify: (client, done) => void check(client).then(() => done(), done),
  });

  const tryOut = async () => {
    // It reads the files of certificates, which may be away while they are renewed.
    const client = new Client().on('error', () => undefined);
    try {
      await client.connect();
      await check(client);
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  let trial: Promise<boolean> | undefined;
  const isThere = () =>
    (trial ??= tryOut()
      .then(
        () => true,
        (error: unknown) => !isUseless(error),
      )
      .finally(() => (trial = undefined)));

  const inUse = new Set<pg.PoolClient>();
  const changed = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    // The pool keeps none that is ending.
    if (changed.has(client)) void client.end();
  });

  /** Ends a connection that became silent, because nobody says so when a machine or a line vanishes. */
  function watch(client: pg.PoolClient): void {
    const socket = client.connection.stream as Socket; // The driver opens plain sockets and those of TLS.
    let [lookEvery, silence, bytes, isLasting] = [doubtfulSilence, 0, 0, false];
    const look = async () => {
      silence = inUse.has(client) && socket.bytesRead === bytes ? silence + lookEvery : 0;
      bytes = socket.bytesRead;
      const isOver = inUse.has(client) && ((!isLasting && silence > longestSilence) || !(await isThere()));
      if (!isOver) socket.setTimeout(lookEvery);
      else socket.destroy(Object.assign(new Error(`${name} does not answer`), { code: 'ETIMEDOUT' }));
    };
    socket.setTimeout(lookEvery).on('timeout', () => void look());
    client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
      if (parameterName === 'application_name') isLasting = parameterValue === lastingWork;
      lookEvery = isLasting ? 10 * second : doubtfulSilence;
      // A standby has become the primary.
      if (parameterName === 'in_hot_standby') changed.add(client);
    });
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) changed.add(client);
    });
  }
  // Without listeners an error would end the process. The pool listens while nobody uses the connection; who uses it learns of the
  // error from the query.
  pool.on('error', onBrokenConnection).on('connect', (client) => {
    client.on('error', () => undefined);
    watch(client);
  });
  return {
    connect: () => pool.connect(),
    end: () => pool.end(),
    /** Whether another server may do what this one has failed to; not where all its connections are in use, and it answers. */
    isElsewhere: async (error: unknown) => (isFull(error) ? !(await isThere()) : isUseless(error)),
  };
}
