import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { hasExtension } from './appConfig';
import type { RootState } from '@/shared/hooks/store';
import { isApiError, isUnanswered, lostText, unreadableLostText, type ApiError } from './apiError';
import { openEnvelope, plainFieldsOf, type EnvelopeOptions } from './envelope';
import { callInSession, type SessionOptions } from './session';
import { send, type HttpRequest } from './transport';

export type ApiRequest = Omit<HttpRequest, 'headers'> & SessionOptions & EnvelopeOptions;

type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

const callOnce: BaseQuery = async (request, api) => {
  if (request.extension && !hasExtension(request.extension)) return { error: notOfferedError };
  const outcome = await callInSession(request, api, async (authorized) => {
    const reply = await send(authorized, api.signal);
    return 'error' in reply ? reply : openEnvelope(reply, request);
  });
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
  return withRetries(request, api, options as object);
};

const isTransient = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === 429 || isUnanswered(error));

/** Then the statistics alone are polled: dashboard/StatCards.tsx. */
const isServerDown = ({ getState }: BaseQueryApi) => (getState() as RootState).connection.isServerDown; // RTK types the state as unknown
