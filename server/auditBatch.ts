import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { writeEntries, type Entry } from './audit';
import type { Database } from './db/schema';

/** ms in which entries gather, so that many reads cost one write. */
const gatherTime = 10;

/** Returns what writes an entry together with others that come at the same time, and ends, or fails, with the database. */
export function createAuditBatch(db: Kysely<Database>): (entry: Entry) => Promise<void> {
  let batch: { entries: Entry[]; written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  return (entry) => {
    batch ??= open();
    batch.entries.push(entry);
    return batch.written;
  };

  /** One batch is written at a time: a locked journal holds one connection, not all. */
  function open() {
    const entries: Entry[] = [];
    const written = last.then(async () => {
      await setTimeout(gatherTime);
      batch = undefined;
      await writeEntries(db, entries);
    });
    last = written.catch(() => undefined);
    return { entries, written };
  }
}
