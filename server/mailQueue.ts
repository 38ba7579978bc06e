import { setTimeout } from 'node:timers/promises';
import { createWorkQueue } from './security/workQueue';
import type { Mail } from './services';

type Deliver = (mail: Mail) => Promise<void>;

export type MailQueue = {
  send: Deliver;
  /** The mails that have not left, and the milliseconds that the oldest of them waits. */
  state(): { waiting: number; oldest: number };
  /** Tries every waiting mail once more, for so many milliseconds at most; returns how many have not left. */
  close(timeout: number): Promise<number>;
};

type Options = {
  onFailure: (error: unknown, outcome: 'tried again' | 'given up') => void;
  retryDelays?: number[];
};

// Together less than the 30 minutes for which a reset link is valid.
const usualDelays = [10_000, 60_000, 300_000, 900_000];
const maxWaiting = 500;

/** Mails that the mail server does not take are tried again: nobody else would, and the administrator waits for the link. */
export function createMailQueue(deliver: Deliver, { onFailure, retryDelays = usualDelays }: Options): MailQueue {
  /** Each delivery with the time at which it began, the oldest first. */
  const underWay = new Map<Promise<void>, number>();
  const closing = new AbortController();
  const connections = createWorkQueue({ concurrency: 2, maxWaiting });

  async function deliverOrRetry(mail: Mail): Promise<void> {
    for (const delay of [...retryDelays, undefined]) {
      const isLast = closing.signal.aborted || delay === undefined;
      try {
        return await connections(() => deliver(mail));
      } catch (error) {
        const isOver = isLast || isPermanent(error);
        onFailure(error, isOver ? 'given up' : 'tried again');
        if (isOver) return;
      }
      await setTimeout(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    async send(mail) {
      const delivery = deliverOrRetry(mail).finally(() => underWay.delete(delivery));
      underWay.set(delivery, performance.now());
    },
    state() {
      const now = performance.now();
      const [oldest = now] = underWay.values();
      return { waiting: underWay.size, oldest: now - oldest };
    },
    async close(timeout) {
      closing.abort();
      await Promise.race([Promise.all(underWay.keys()), setTimeout(timeout, undefined, { ref: false })]);
      return underWay.size;
    },
  };
}

function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
