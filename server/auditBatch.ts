import { setTimeout } from 'node:timers/promises';
import { writeEntries, type Entry } from './audit';
import type { Services } from './services';

/** ms in which entries gather, so that many reads cost one write. */
const gatherTime = 50;
const largestBatch = 500;
/** ms before each further attempt. */
const retryDelays = [200, 1000, 3000];

/** Returns what takes entries and writes them after the response, several at once. A shutdown in good order waits for them. */
export function createAuditBatch({ db, waitUntil }: Pick<Services, 'db' | 'waitUntil'>): (entry: Entry) => void {
  const waiting: Entry[] = [];
  let isWriting = false;

  return (entry) => {
    waiting.push(entry);
    if (!isWriting) waitUntil(writeAll());
  };

  async function writeAll(): Promise<void> {
    isWriting = true;
    try {
      while (waiting.length > 0) {
        await setTimeout(gatherTime);
        await write(waiting.splice(0, largestBatch));
      }
    } finally {
      isWriting = false;
    }
  }

  async function write(entries: Entry[]): Promise<void> {
    for (const delay of [...retryDelays, undefined]) {
      try {
        return await writeEntries(db, entries);
      } catch (error) {
        if (delay === undefined)
          throw new Error(`${entries.length} entries could not be written into the journal.`, { cause: error });
        await setTimeout(delay);
      }
    }
  }
}
