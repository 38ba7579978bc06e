import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';
import type { Outcome } from './envelope';

const retryPauses = [400, 1200];
/** ms after the start of a call within which it is sent again; also the longest pause that a server may ask for. */
const retryTime = 8_000;
const transientCodes = [429, 502, 503, 504];

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

const isTransient = ({ kind, code }: ApiError) =>
  code === undefined ? kind === 'unreachable' : transientCodes.includes(code);

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });
