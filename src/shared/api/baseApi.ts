import { addListener, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { createApi, retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { AppThunk, RootState } from '@/shared/hooks/store';
import { isApiError, isUnanswered, lostText, unreadableLostText, type ApiError } from './apiError';
import { hasExtension, type Extension } from './appConfig';
import { freshness } from './freshness';
import { confirmationEnded, confirmationNeeded, enrolmentNeeded, sessionEnded } from './session';
import {
  openEnvelope,
  plainFieldsOf,
  send,
  unreadableError,
  type EnvelopeOptions,
  type HttpRequest,
  type Outcome,
} from './transport';

type SessionOptions = {
  /** Where the contract wants the token a second time, as `access_token`. It is in no cache key and no action. */
  accessTokenIn?: 'query' | 'body';
  /** Sent without the session token: sign-in, forgot password. */
  anonymous?: true;
  /** Sent instead of the session token: a password reset code, or the token of the session being signed out. */
  credential?: string;
  /** Beyond the contract: sent only where config.js names the extension, and its 401 alone does not end the session. */
  extension?: Extension;
};

export type ApiRequest = Omit<HttpRequest, 'headers'> & SessionOptions & EnvelopeOptions;

type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

const callOnce: BaseQuery = async (request, api) => {
  if (request.extension && !hasExtension(request.extension)) return { error: notOfferedError };
  const outcome = await callInSession(request, api);
  if ('data' in outcome)
    return { data: api.type === 'mutation' && !request.isNested ? plainFieldsOf(outcome.data) : outcome.data };
  const { error } = outcome;
  return { error: error.kind === 'ended' ? error : { ...error, ...unansweredWrite(error) } };

  function unansweredWrite({ kind, code, mayBeSaved }: ApiError): Partial<ApiError> {
    if (api.type === 'query' || request.anonymous) return { mayBeSaved: undefined };
    if (kind === 'unreadable') return { mayBeSaved: true, message: unreadableLostText };
    // A proxy's page with a 502 may stand for a server that stopped in the middle of the work.
    const isCutOff = code === 504 || (code === 502 && kind === 'unreachable');
    return (mayBeSaved ?? isCutOff) ? { mayBeSaved: true, message: lostText } : {};
  }
};

const notOfferedError: ApiError = { kind: 'refused', message: 'This server does not offer this.' };

const retryPauses = [400, 1200];
/** ms after the start of a call within which it is sent again; also the longest pause that a server may ask for. */
const retryTime = 8_000;

/** Repeats queries whose failure may pass; mutations are never sent twice. */
export const baseQuery: BaseQuery = (request, api, options) => {
  const end = performance.now() + retryTime;
  let pause = 0;
  const withRetries = retry(callOnce, {
    retryCondition: (error, _request, { attempt }) => {
      const usual = retryPauses[attempt - 1];
      if (api.type === 'mutation' || usual === undefined || !isTransient(error) || isServerDown(api)) return false;
      pause = Math.max(usual, (error.retryAfter ?? 0) * 1000);
      return performance.now() + pause <= end;
    },
    backoff: () => new Promise((resolve) => setTimeout(resolve, pause)),
  });
  return withRetries(request, api, options);
};

const isTransient = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === 429 || isUnanswered(error));

/** While it is, only the statistics are polled: dashboard/StatCards.tsx. */
const isServerDown = ({ getState }: BaseQueryApi) => (getState() as RootState).connection.isServerDown; // RTK types the state as unknown

/** Adds the token, and ends the session on a 401. Without a token nothing is sent, since mounted screens may refetch. */
async function callInSession(request: ApiRequest, api: BaseQueryApi): Promise<Outcome> {
  const { anonymous, credential } = request;
  const call = async (token: string | undefined) => {
    const reply = await send(withToken(request, token), api.signal);
    return 'error' in reply ? reply : openEnvelope(reply, request);
  };
  if (anonymous || credential !== undefined) return call(credential);

  const tokenNow = () => (api.getState() as RootState).auth.token; // RTK types the state as unknown
  const token = tokenNow();
  if (token === null) return { error: endedError };
  const outcome = await call(token);
  const { needs, secondFactor } = 'error' in outcome && tokenNow() === token ? outcome.error : {};
  if (needs === 'enrolment') api.dispatch(enrolmentNeeded());
  if (needs === 'factor' && secondFactor) {
    if (await confirmed(api, secondFactor)) return callInSession(request, api);
  }
  if (!('error' in outcome) || outcome.error.code !== 401) return outcome;
  // A call of an earlier session does not end the next one.
  const isCurrent = tokenNow() === token;
  if (request.extension) {
    if (isCurrent) api.dispatch(checkSession());
    return outcome;
  }
  if (isCurrent) api.dispatch(sessionEnded(outcome.error.ended ?? 'refused'));
  return { error: endedError };
}

/** Resolves to whether the administrator confirmed; the end of the session counts as no. */
const confirmed = ({ dispatch }: BaseQueryApi, asked: object) =>
  new Promise<boolean>((resolve) => {
    dispatch(
      addListener({
        matcher: isAnyOf(confirmationEnded, sessionEnded),
        effect: (answer, { unsubscribe }) => {
          unsubscribe();
          resolve(confirmationEnded.match(answer) && answer.payload);
        },
      }),
    );
    dispatch(confirmationNeeded(asked));
  });

function withToken({ accessTokenIn, params, body, ...request }: ApiRequest, token: string | undefined): HttpRequest {
  const inQuery = accessTokenIn === 'query' && { access_token: token ?? '' };
  const inBody = accessTokenIn === 'body' && { access_token: token };
  return {
    ...request,
    headers: token === undefined ? {} : { 'x-access-token': token },
    params: { ...params, ...inQuery },
    body: inBody && !(body instanceof FormData) ? { ...body, ...inBody } : body,
  };
}

const endedError: ApiError = {
  kind: 'ended',
  code: 401,
  message: 'Your session ended before this was saved. Please try again.',
};

export const invalidatesOnSuccess =
  <Tag>(...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags;

/** The only API; each domain injects its endpoints. Replies that fail an endpoint's `rawResponseSchema` are `unreadable`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Factors',
    'Member',
    'MemberList',
    'MemberNotes',
    'MemberStats',
    'Panchanga',
    'Sessions',
    'VersionList',
    'VendorAds',
    'ExpiredVendorAds',
    'VendorAdCategories',
  ],
  ...freshness.standard,
  catchSchemaFailure: () => unreadableError,
  endpoints: () => ({}),
});

/** The statistics are a call of the contract and on every screen: their 401 ends the session. */
const checkSession = () => baseApi.util.invalidateTags(['MemberStats']);

export const { onOnline } = baseApi.internalActions;

export const selectIsOffline = ({ api }: WithSlice<typeof baseApi>) => !api.config.online;

/** The statistics are polled, so they are not refetched on reconnecting. */
export const refetchActive = (): AppThunk => (dispatch, getState) => {
  if (selectIsOffline(getState())) return;
  dispatch(baseApi.util.invalidateTags(['MemberStats']));
  dispatch(onOnline());
};

export const oneCacheEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const keepForSession = { ...oneCacheEntry, keepUnusedDataFor: Infinity };
