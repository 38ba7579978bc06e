/** The work queue holds as much as it may: answered with 503. */
export class QueueFullError extends Error {}

export type Queue = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many jobs wait for their turn. */
  waiting(): number;
  /** Whether another job would be refused, for callers who would otherwise prepare it in vain. */
  isFull(): boolean;
};

type Options = {
  concurrency: number;
  maxWaiting: number;
  /** Whether a slot stays free after a job for as long as that took, or 20 ms, while others wait. */
  rests?: boolean;
};

/** ms: about what it takes to check a password. */
const longestRest = 20;

/**
 * Runs costly work first in, first out with limited concurrency, so that a flood of it does not starve other requests.
 * Beyond `maxWaiting` waiting jobs it throws QueueFullError.
 */
export function createWorkQueue({ concurrency, maxWaiting, rests = false }: Options): Queue {
  const waiting: (() => void)[] = [];
  let busy = 0;

  const passOn = () => {
    const next = waiting.shift();
    // The slot passes to the next job without being freed.
    if (next) next();
    else busy -= 1;
  };
  const isFull = () => busy >= concurrency && waiting.length >= maxWaiting;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isFull()) throw new QueueFullError();
    if (busy < concurrency) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const begun = performance.now();
    try {
      return await work();
    } finally {
      if (rests && waiting.length > 0) setTimeout(passOn, Math.min(longestRest, performance.now() - begun));
      else passOn();
    }
  };
  return Object.assign(run, { waiting: () => waiting.length, isFull });
}
