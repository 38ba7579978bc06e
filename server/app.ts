import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { createCalls } from './calls';
import { isDuplicate, outageOf, type Outage } from './db/failures';
import { authCalls } from './domains/auth';
import { authPasswordCalls } from './domains/authPasswords';
import { journalCalls } from './domains/journal';
import { memberDeletionCalls } from './domains/memberDeletions';
import { memberListCalls } from './domains/memberList';
import { memberCalls } from './domains/members';
import { moderationCalls } from './domains/moderation';
import { noteCalls } from './domains/notes';
import { panchangaCalls } from './domains/panchanga';
import { paymentCalls } from './domains/payments';
import { secondFactorCalls } from './domains/secondFactor';
import { preferenceCalls, sessionCalls } from './domains/sessions';
import { takebackCalls } from './domains/takeback';
import { vendorAdCalls } from './domains/vendorAds';
import { versionCalls } from './domains/versions';
import { HttpError } from './httpError';
import { databaseCheck, healthRoutes, type Check } from './operation/health';
import { openApiRoute } from './openApi';
import type { Metrics } from './operation/metrics';
import { replyError } from './reply';
import { accessLog, describeRequest } from './security/accessLog';
import { identifyCaller } from './security/callerAddress';
import { refuseOtherOrigins } from './security/refuseOtherOrigins';
import { QueueFullError } from './security/workQueue';
import { securityTextRoute } from './security/securityText';
import { requireSession } from './security/sessions';
import { photoAddresses, pictureRoute } from './security/pictures';
import { onlyErrors, type Api, type Call, type Log, type Services } from './services';
import type { Site } from './site';

type AppOptions = Services & {
  allowedOrigins?: string[];
  site?: Site;
  log?: Log;
  logsAccess?: boolean;
  /** Where to tell a weakness: `mailto:` or a page. */
  securityContact?: string;
  checks?: Record<string, Check>;
  metrics?: Metrics;
};

const domains = {
  Administrators: [authCalls, authPasswordCalls, secondFactorCalls, preferenceCalls, sessionCalls],
  Journal: [journalCalls],
  Members: [memberCalls, memberListCalls, memberDeletionCalls, takebackCalls, noteCalls],
  Moderation: [moderationCalls],
  Payments: [paymentCalls],
  Versions: [versionCalls],
  Panchanga: [panchangaCalls],
  'Vendor ads': [vendorAdCalls],
};

export function createApp(options: AppOptions): Api {
  const { allowedOrigins = [], publicUrl, site, metrics, log = onlyErrors } = options;
  const api: Api = new Hono();

  // An id that the caller sends is never taken: it could pass for that of another request.
  api.use(requestId({ limitLength: 0 }));
  if (metrics) api.use(metrics.count);
  api.use(identifyCaller(options.trustedProxies ?? new BlockList(), log));
  api.use(accessLog(log, options.logsAccess));
  const none = ["'none'"];
  api.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none },
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
      strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      overwrite: false,
    }),
  );
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
  api.use(refuseOtherOrigins(allowedOrigins));
  api.use(compress({ contentTypeFilter: /^application\/json/ }));
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed(call: Call, methods) {
        const Allow = methods.join(', ');
        return replyError(call, new HttpError(405, `This address takes ${Allow}.`, { Allow }));
      },
    }),
  );
  // Before the session is asked for: probes have none.
  healthRoutes(api, { database: databaseCheck(options.db), ...options.checks });
  if (options.securityContact) securityTextRoute(api, options.securityContact, options);
  const calls = createCalls(api, options);
  api.use(requireSession(options));
  api.use(photoAddresses(options.sealing, options.now));
  openApiRoute(api, calls.described, publicUrl);

  for (const [heading, parts] of Object.entries(domains)) {
    calls.beginPart(heading);
    for (const addCalls of parts) addCalls(calls, options);
  }
  pictureRoute(api, options, allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin');

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

const outageReplies: Record<Outage, [string, string]> = {
  busy: ['2', 'The database is busy. Please try again in a moment.'],
  unreachable: ['5', 'The database does not answer. Please try again in a moment.'],
  'read-only': ['5', 'The database takes no changes at the moment. Please try again in a moment.'],
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
