import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { hasExtension } from '@/shared/appConfig';
import type { RootState } from '@/shared/hooks';
import { isUnanswered, lostText, unreadableLostText, type ApiError } from './apiError';
import { openEnvelope, plainFieldsOf, type EnvelopeOptions, type Outcome } from './envelope';
import { callInSession, type SessionOptions } from './session';
import { send, type HttpRequest } from './transport';

export type ApiRequest = Omit<HttpRequest, 'headers'> & SessionOptions & EnvelopeOptions;

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  if (request.extension && !hasExtension(request.extension)) return { error: notOfferedError };
  const outcome = await callInSession(request, api, (authorized) => {
    const attempt = async () => {
      const reply = await send(authorized, api.signal);
      return 'error' in reply ? reply : openEnvelope(reply, request);
    };
    // While the server is away, connection/connectionListeners.ts alone says when it is tried again.
    return isLost(api) ? attempt() : withRetries(api, attempt);
  });
  if ('data' in outcome) return { data: api.type === 'mutation' ? plainFieldsOf(outcome.data) : outcome.data };
  const { error } = outcome;
  return { error: error.kind === 'ended' ? error : { ...error, ...lostWrite(error) } };

  function lostWrite({ kind, code, isLost }: ApiError): Pick<ApiError, 'isLost'> & Partial<ApiError> {
    if (api.type === 'query' || request.anonymous) return { isLost: undefined };
    if (kind === 'unreadable') return { isLost: true, message: unreadableLostText };
    // A proxy's page with a 502 may stand for a server that stopped in the middle of the work.
    const isCutOff = code === 504 || (code === 502 && kind === 'unreachable');
    return (isLost ?? isCutOff) ? { isLost: true, message: lostText } : {};
  }
};

const isLost = ({ getState }: BaseQueryApi) => (getState() as RootState).connection.isLost; // RTK types the state as unknown

const notOfferedError: ApiError = { kind: 'refused', message: 'This server does not offer this.' };

const retryPauses = [400, 1200];
/** ms after the start of a call within which it is sent again; also the longest pause that a server may ask for. */
const retryTime = 8_000;

/** Repeats queries whose failure may pass; mutations are never sent twice. */
export async function withRetries(
  { type, signal }: Pick<BaseQueryApi, 'type' | 'signal'>,
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const end = performance.now() + retryTime;
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt();
    const pause = type === 'query' ? pauseAfter(outcome, retries) : undefined;
    if (signal.aborted || pause === undefined || performance.now() + pause > end) return outcome;
    await wait(pause, signal);
  }
}

function pauseAfter(outcome: Outcome, retries: number) {
  const usual = retryPauses[retries];
  if (!('error' in outcome) || usual === undefined || !isTransient(outcome.error)) return undefined;
  return Math.max(usual, (outcome.retryAfter || 0) * 1000);
}

const isTransient = (error: ApiError) => error.code === 429 || isUnanswered(error);

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });
