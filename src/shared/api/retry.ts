import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';
import type { Outcome } from './envelope';

/** ms for all attempts of a call together. */
const totalTimeout = 18_000;
/** ms that must remain before the total timeout for a retry to start. */
const minRetryTime = 2_000;
const retryPauses = [400, 1200];
/** ms; a server that asks for a longer pause is not asked again. */
const maxPause = 8_000;
const transientCodes = [429, 502, 503, 504];

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
