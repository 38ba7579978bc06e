/** The work queue holds as much as it may: answered with 503. */
export class QueueFullError extends Error {}

export type Queue = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many jobs wait for their turn. */
  waiting(): number;
};

/**
 * Runs costly work first in, first out with limited concurrency, so that a flood of it does not starve other requests.
 * Beyond `maxWaiting` waiting jobs it throws QueueFullError.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): Queue {
  const waiting: (() => void)[] = [];
  let busy = 0;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < concurrency) busy += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new QueueFullError();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot passes to the next job without being freed.
      if (next) next();
      else busy -= 1;
    }
  };
  return Object.assign(run, { waiting: () => waiting.length });
}
