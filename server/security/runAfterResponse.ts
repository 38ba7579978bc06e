import { setTimeout } from 'node:timers/promises';
import { createWorkQueue, QueueFullError } from './workQueue';

const inBackground = createWorkQueue({ concurrency: 2, maxWaiting: 200 });
const responseDelay = 20;

/**
 * Starts work after the response has been sent, so that its duration cannot be measured from outside (a timing attack).
 * Work beyond the queue's limit is dropped, because the response has promised nothing.
 */
export async function runAfterResponse(work: () => Promise<void>): Promise<void> {
  await setTimeout(responseDelay);
  await inBackground(work).catch((error: unknown) => {
    if (!(error instanceof QueueFullError)) throw error;
  });
}
