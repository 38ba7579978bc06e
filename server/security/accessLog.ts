import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Call, Log, Session } from '../services';

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs each request, and in any case why a list ended half-way, when its status has long been sent. */
export function accessLog(log: Log, logsAccess = false) {
  return createMiddleware(async (call: Call, next) => {
    const begun = performance.now();
    await next();
    const { status } = call.res;
    const session: Session | undefined = call.get('session');
    const what = describeRequest(call);
    void endOf(call).then((failure) => {
      if (failure) log.error({ ...what, ...failure }, 'An answer broke off.');
      if (!logsAccess || (status < 400 && probes.has(what.route))) return;
      const ms = Math.round(performance.now() - begun);
      const who = { address: call.get('address'), administrator: session?.administratorId };
      const words = `${what.method} ${what.route} ${status}${failure ? ', broken off' : ''}`;
      log.info({ ...what, status, ms, ...who }, words);
    });
  });
}

export const endOf = (call: Call) => call.get('ending') ?? Promise.resolve(undefined);

export function describeRequest(call: Call) {
  const route = matchedPattern(call) ?? beginningOf(call.req.path);
  return { requestId: call.get('requestId'), method: call.req.method, route };
}

/** The pattern of the route that answers the call; undefined for the console's pages and files and for unknown addresses. */
export function matchedPattern(call: Call): string | undefined {
  return matchedRoutes(call).find(({ method, path }) => method !== 'ALL' || !path.includes('*'))?.path;
}

/** Two segments identify every page and file of the console; a third may be a reset code. */
function beginningOf(path: string): string {
  const segments = path.split('/');
  return encodeURI(segments.slice(0, 3).join('/')).slice(0, 120) + (segments.length > 3 ? '/…' : '');
}
