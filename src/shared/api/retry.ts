import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isApiError, type ApiError } from './apiError';
import type { Outcome } from './envelope';

/** ms for all attempts of a call together. */
const totalTimeout = 18_000;
/** ms that must remain before the total timeout for a retry to start. */
const minRetryTime = 2_000;
const retryPauses = [400, 1200];
/** ms; a server that asks for a longer pause is not asked again. */
const maxPause = 8_000;
const transientCodes = [429, 502, 503, 504];
/** ms during which a failed query is not sent again, except by Retry. */
const recentFailureWindow = 2_000;

/** Repeats queries whose failure may pass; mutations are never sent twice. `attempt` gets the ms that remain. */
export async function withRetries(
  { type, signal }: Pick<BaseQueryApi, 'type' | 'signal'>,
  attempt: (timeLeft: number) => Promise<Outcome>,
): Promise<Outcome> {
  const end = performance.now() + totalTimeout;
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt(end - performance.now());
    const pause = pauseAfter(outcome, retries);
    const isFinal = type === 'mutation' || signal.aborted || pause === undefined;
    if (isFinal || performance.now() + pause + minRetryTime > end) return outcome;
    await wait(pause, signal);
  }
}

function pauseAfter(outcome: Outcome, retries: number) {
  const usual = retryPauses[retries];
  if (!('error' in outcome) || usual === undefined || !isTransient(outcome.error)) return undefined;
  const asked = (outcome.retryAfter ?? Number.NaN) * 1000;
  if (Number.isNaN(asked)) return usual;
  return asked <= maxPause ? Math.max(asked, usual) : undefined;
}

const isTransient = ({ kind, code }: ApiError) =>
  code === undefined ? kind === 'unreachable' : transientCodes.includes(code);

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });

type QueriesState = { api: { queries: Record<string, { error?: unknown } | undefined> } };

/** A prefetch may fail before the screen's code has loaded: the screen then shows that failure instead of sending it again. */
export function recentFailure({
  getState,
  queryCacheKey = '',
  forced,
}: Pick<BaseQueryApi, 'getState' | 'queryCacheKey' | 'forced'>): ApiError | undefined {
  const error = (getState() as QueriesState).api.queries[queryCacheKey]?.error; // RTK types the state as unknown
  if (forced || !isApiError(error) || error.failedAt === undefined) return undefined;
  return Math.abs(Date.now() - error.failedAt) < recentFailureWindow ? { ...error, isRepeated: true } : undefined;
}
