import { setTimeout } from 'node:timers/promises';
import { createWorkQueue, QueueFullError } from './workQueue';

const inBackground = createWorkQueue({ concurrency: 2, maxWaiting: 200 });
const responseDelay = 20;

/** Starts work once the response has left, so that nobody outside can measure it. Beyond the queue's limit it is dropped. */
export async function runAfterResponse(work: () => Promise<void>): Promise<void> {
  await setTimeout(responseDelay);
  await inBackground(work).catch((error: unknown) => {
    if (!(error instanceof QueueFullError)) throw error;
  });
}
