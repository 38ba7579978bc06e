import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { matchedPattern, endOf } from '../security/accessLog';
import { limitNames } from '../security/limits';
import type { Api, Call } from '../services';

type Readings = {
  mailsWaiting: () => number;
  passwordsWaiting: () => number;
  /** Seconds since the newest verified backup was begun, where the server makes them; NaN before the first. */
  backupAge?: () => number;
  /** Seconds that a standby is behind; NaN where that is not known. */
  standbyLag?: () => number;
};

export type Metrics = ReturnType<typeof createMetrics>;

const failedStatuses = ['500', '503', 'broken off'];

/** What the server counts for Prometheus. Labels come from tables in the code, so that no caller can make up new series. */
export function createMetrics({ mailsWaiting, passwordsWaiting, backupAge, standbyLag }: Readings) {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  };
  const requests = counter('vivaha_http_requests_total', 'Answered requests.', 'method', 'route', 'status');
  const duration = histogram(
    'vivaha_http_request_duration_seconds',
    'Time from the request to its answer.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    ...['method', 'route'],
  );
  const databaseWait = histogram(
    'vivaha_database_wait_seconds',
    'Time that queries wait for a connection to the database.',
    [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  );
  const failures = counter('vivaha_http_failures_total', 'Requests that the server has failed.', 'status');
  const signInFailures = counter(
    'vivaha_sign_in_failures_total',
    'Sign-ins that failed: wrong, or held because too many were.',
    'reason',
  );
  const limitsReached = counter(
    'vivaha_limit_reached_total',
    'Calls refused because an administrator has reached a limit.',
    'limit',
  );
  gauge('vivaha_mails_waiting', 'Mails that have not left.', mailsWaiting);
  gauge('vivaha_passwords_waiting', 'Sign-ins and password changes that wait for their turn.', passwordsWaiting);
  if (backupAge) gauge('vivaha_backup_age_seconds', 'Age of the newest verified backup.', backupAge);
  if (standbyLag) gauge('vivaha_standby_lag_seconds', 'Time by which the standby is behind.', standbyLag);
  // Prometheus sees no increase in a series that begins with 1.
  for (const status of failedStatuses) failures.inc({ status }, 0);
  for (const reason of ['wrong', 'held']) signInFailures.inc({ reason }, 0);
  for (const limit of limitNames) limitsReached.inc({ limit }, 0);
  collectDefaultMetrics({ register: registry });

  const count = createMiddleware(async (call: Call, next) => {
    const { method } = call.req;
    const stop = duration.startTimer({ method });
    await next();
    const { status } = call.res;
    const route = matchedPattern(call) ?? 'other';
    void endOf(call).then((failure) => {
      const outcome = failure ? 'broken off' : String(status);
      requests.inc({ method, route, status: outcome });
      if (failedStatuses.includes(outcome)) failures.inc({ status: outcome });
      stop({ route });
    });
    const limit = call.get('limit');
    if (limit) limitsReached.inc({ limit });
    if (route !== '/admins/login') return;
    if (status === 401) signInFailures.inc({ reason: 'wrong' });
    if (status === 429) signInFailures.inc({ reason: 'held' });
  });

  function addRoute(api: Api): void {
    api.get('/metrics', async (call) =>
      call.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }),
    );
  }

  return { count, addRoute, observeDatabaseWait: (seconds: number) => databaseWait.observe(seconds) };
}
