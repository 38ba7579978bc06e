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
  const waiting = new Set<{ since: number }>();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const connections = createWorkQueue({ concurrency: 2, maxWaiting });

  async function deliverOrRetry(mail: Mail): Promise<void> {
    const entry = { since: performance.now() };
    waiting.add(entry);
    for (const delay of [...retryDelays, undefined]) {
      const isLast = closing.signal.aborted || delay === undefined;
      const error = await connections(() => deliver(mail)).then(
        () => undefined,
        (reason: unknown) => ({ reason }),
      );
      const isOver = isLast || error === undefined || isPermanent(error.reason);
      if (error) onFailure(error.reason, isOver ? 'given up' : 'tried again');
      if (isOver) break;
      await setTimeout(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
    waiting.delete(entry);
  }

  return {
    async send(mail) {
      const delivery = deliverOrRetry(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    state() {
      const now = performance.now();
      const [oldest = { since: now }] = waiting;
      return { waiting: waiting.size, oldest: now - oldest.since };
    },
    async close(timeout) {
      closing.abort();
      await Promise.race([Promise.all(underWay), setTimeout(timeout, undefined, { ref: false })]);
      return waiting.size;
    },
  };
}

function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
