import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Call, Log, Session } from '../services';

/** Asked every few seconds by machines. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

export function accessLog(log: Log) {
  return createMiddleware(async (call: Call, next) => {
    const begun = performance.now();
    await next();
    const { status } = call.res;
    const session: Session | undefined = call.get('session');
    const what = describeRequest(call);
    if (status < 400 && probes.has(what.route)) return;
    const who = { address: call.get('address'), administrator: session?.administratorId };
    const note = (how = '') => {
      const ms = Math.round(performance.now() - begun);
      log.info({ ...what, status, ms, ...who }, `${what.method} ${what.route} ${status}${how}`);
    };
    const ending = call.get('ending');
    if (ending) void ending.then(({ err }) => note(err === undefined ? '' : ', broken off'));
    else note();
  });
}

/** Logs why a list ended half-way, when its status has long been sent. */
export function logBrokenOff(log: Log) {
  return createMiddleware(async (call: Call, next) => {
    await next();
    const about = describeRequest(call);
    void call.get('ending')?.then(({ err }) => {
      if (err !== undefined) log.error({ ...about, err }, 'An answer broke off.');
    });
  });
}

/** The path is the route's pattern, so that ids, tokens in queries and reset codes stay out of the log. */
export function describeRequest(call: Call) {
  return { requestId: call.get('requestId'), method: call.req.method, route: patternOf(call) };
}

/** The pattern of the route that answers the call; undefined for the console's pages and files and for unknown addresses. */
export function matchedPattern(call: Call): string | undefined {
  return matchedRoutes(call).find(({ method, path }) => method !== 'ALL' || !path.includes('*'))?.path;
}

function patternOf(call: Call): string {
  const pattern = matchedPattern(call);
  if (pattern !== undefined) return pattern;
  const [, first = '', second] = call.req.path.split('/');
  // Two segments identify every page and file of the console; a third may be a reset code.
  const shown = [first, second].filter((segment) => segment !== undefined).map((segment) => segment.slice(0, 60));
  return `/${shown.join('/')}${call.req.path.split('/').length > 3 ? '/…' : ''}`.replace(/[^\x21\x23-\x7e…]/g, '?');
}
