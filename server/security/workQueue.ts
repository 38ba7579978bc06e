export class QueueFullError extends Error {}

type JobOptions = {
  /** Whose work it is: nobody may fill the queue alone. */
  from?: string;
  /** Waits apart from the others and is taken before them. */
  isFirst?: boolean;
};

/** `maxWaiting` jobs may wait, and as many again of those that come first. */
type Limits = { concurrency: number; maxWaiting: number; maxFromOne?: number };

/** Runs costly work in turn, so that a flood of it does not starve other requests. Where no more may wait it throws QueueFullError. */
export function createWorkQueue({ concurrency, maxWaiting, maxFromOne = maxWaiting }: Limits) {
  const lanes: Record<'first' | 'other', { from: string; start: () => void }[]> = { first: [], other: [] };
  let busy = 0;

  const run = async <Result>(work: () => Promise<Result>, { from = '', isFirst = false }: JobOptions = {}) => {
    const lane = isFirst ? lanes.first : lanes.other;
    const isFull = lane.length >= maxWaiting || lane.filter((job) => job.from === from).length >= maxFromOne;
    if (busy < concurrency) busy += 1;
    else if (isFull) throw new QueueFullError();
    else await new Promise<void>((start) => lane.push({ from, start }));
    try {
      return await work();
    } finally {
      const next = lanes.first.shift() ?? lanes.other.shift();
      if (next) next.start();
      else busy -= 1;
    }
  };
  return Object.assign(run, { waiting: () => lanes.first.length + lanes.other.length });
}
