import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { isDuplicate, outageOf, type Outage } from './db/failures';
import { authRoutes } from './domains/auth';
import { authPasswordRoutes } from './domains/authPasswords';
import { journalRoutes } from './domains/journal';
import { memberDeletionRoutes } from './domains/memberDeletions';
import { memberRoutes } from './domains/members';
import { moderationRoutes } from './domains/moderation';
import { panchangaRoutes } from './domains/panchanga';
import { paymentRoutes } from './domains/payments';
import { vendorAdCategoryRoutes } from './domains/vendorAdCategories';
import { vendorAdRoutes } from './domains/vendorAds';
import { versionRoutes } from './domains/versions';
import { HttpError } from './httpError';
import { databaseCheck, healthRoutes, type Check } from './operation/health';
import { openApiRoute } from './openApi';
import type { Metrics } from './operation/metrics';
import { replyError } from './reply';
import { accessLog, describeRequest, logBrokenOff } from './security/accessLog';
import { limitRequestSize } from './security/requestLimits';
import { identifyCaller, noProxies, warnOfUnknownProxy } from './security/callerAddress';
import { securityHeaders } from './security/headers';
import { QueueFullError } from './security/workQueue';
import { requireSession } from './security/sessions';
import { mediaRoutes } from './security/uploads';
import { onlyErrors, type Api, type Log, type Services } from './services';
import type { Site } from './site';

type AppOptions = Services & {
  allowedOrigins?: string[];
  /** Answers requests for the console's own pages and files; undefined when the request is for neither. */
  site?: Site;
  log?: Log;
  logsAccess?: boolean;
  checks?: Record<string, Check>;
  metrics?: Metrics;
  metricsToken?: string;
};

const domains = [
  authRoutes,
  authPasswordRoutes,
  journalRoutes,
  memberRoutes,
  memberDeletionRoutes,
  moderationRoutes,
  paymentRoutes,
  versionRoutes,
  panchangaRoutes,
  vendorAdRoutes,
  vendorAdCategoryRoutes,
  mediaRoutes,
];

/** The whole API as one fetch function: the Node server listens with it, tests call it without a port. */
export function createApp(options: AppOptions): Api {
  const { allowedOrigins = [], publicUrl, site, trustedProxies = noProxies, metrics, metricsToken } = options;
  const { log = onlyErrors } = options;
  const api: Api = new Hono();

  // An id that the caller sends is never taken: it could pass for that of another request.
  api.use(requestId({ limitLength: 0 }));
  if (metrics) api.use(metrics.count);
  api.use(identifyCaller(trustedProxies));
  api.use(warnOfUnknownProxy(log, trustedProxies, options.now));
  if (options.logsAccess) api.use(accessLog(log));
  api.use(logBrokenOff(log));
  api.use(securityHeaders({ overHttps: publicUrl.startsWith('https:'), sharedMedia: allowedOrigins.length > 0 }));
  if (allowedOrigins.length > 0) {
    api.use(
      cors({
        origin: allowedOrigins,
        allowHeaders: ['content-type', 'x-access-token'],
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }
  api.use(compress({ contentTypeFilter: /^application\/json/ }));
  api.use(limitRequestSize);
  // Before the session is asked for: probes have none.
  healthRoutes(api, { database: databaseCheck(options.db), ...options.checks });
  openApiRoute(api);
  if (metricsToken !== undefined) metrics?.addRoute(api, metricsToken);
  api.use(requireSession(options));

  for (const register of domains) register(api, options);
  refuseOtherMethods(api);

  api.notFound(async (call) => {
    const page = await site?.(call);
    return page ?? replyError(call, new HttpError(404, 'There is nothing at this address.'));
  });
  api.onError((error, call) => {
    if (error instanceof HTTPException) return error.getResponse();
    const failure = toHttpError(error);
    const outage = outageOf(error);
    if (!failure || outage)
      log.error({ ...describeRequest(call), err: error }, outage ? `The database is ${outage}.` : 'A request failed.');
    return replyError(call, failure ?? unforeseen());
  });
  return api;
}

function refuseOtherMethods(api: Api): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { path, method } of api.routes) {
    if (method !== 'ALL') methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  }
  for (const [path, methods] of methodsByPath) {
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    api.all(path, (call) => {
      if (call.req.method === 'OPTIONS') return call.body(null, 204, { Allow: allow });
      throw new HttpError(405, `This address takes ${allow}.`, { Allow: allow });
    });
  }
}

/** For each outage the seconds until another try may succeed, and what the administrator is told. */
const outageReplies: Record<Outage, [string, string]> = {
  busy: ['2', 'The database is busy. Please try again in a moment.'],
  unreachable: ['5', 'The database does not answer. Please try again in a moment.'],
  full: ['60', 'The disk of the server is full: nothing was saved.'],
};

const unforeseen = () => new HttpError(500, 'Something went wrong on the server. Please try again.');

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof QueueFullError)
    return new HttpError(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': '5' });
  if (isDuplicate(error)) return new HttpError(409, 'This exists already.');
  const outage = outageOf(error);
  if (!outage) return undefined;
  const [seconds, sentence] = outageReplies[outage];
  return new HttpError(503, sentence, { 'Retry-After': seconds });
}
