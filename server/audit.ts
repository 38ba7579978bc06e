import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isOnPostgres } from './db/engine';
import type { Database } from './db/schema';
import { countEvent, type Subject } from './security/throttle';
import type { Call, Services } from './services';

/** The administrator who makes a change, null for a command of the server; when, and from where. */
type Actor = { administratorId: number | null; at: Date; address?: string };

export type Change = {
  action: string;
  subject:
    | 'member'
    | 'version'
    | 'maintenance mode'
    | 'panchanga'
    | 'vendor ad'
    | 'category'
    | 'administrator'
    | 'network'
    | 'list'
    | 'journal';
  id?: string | number;
  before?: object;
  after?: object;
};

export function actorOf(call: Call, now: () => Date): Actor {
  return { administratorId: call.get('session').administratorId, at: now(), address: call.get('address') };
}

/** Makes a change together with its entry, which it returns: both are stored or neither is. Undefined where there was nothing to do. */
export function makeChange<Made extends Change | undefined>(
  { db, now }: Services,
  call: Call,
  make: (transaction: Transaction<Database>) => Promise<Made>,
): Promise<Made> {
  return db.transaction().execute(async (transaction) => {
    const change = await make(transaction);
    if (change) await record(transaction, actorOf(call, now), change);
    return change;
  });
}

type Entry = { actor: Actor; change: Change };
/** What was read, and how much of it counts for whom. */
type Reading = Entry & { counted?: Subject; events: number };

export async function record(db: Transaction<Database>, actor: Actor, change: Change): Promise<void> {
  await writeEntries(db, [{ actor, change }]);
}

/** All entries travel as one parameter, so that the statement is the same for any number of them: it is prepared once. */
async function writeEntries(db: Kysely<Database>, entries: Entry[]): Promise<void> {
  const rows = entries.map(({ actor: { administratorId, at, address }, change }) => ({
    at: at.toISOString(),
    administrator_id: administratorId,
    action: change.action,
    subject: change.subject,
    subject_id: change.id === undefined ? null : String(change.id),
    before: change.before && JSON.stringify(change.before),
    after: change.after && JSON.stringify(change.after),
    address,
  }));
  const json = JSON.stringify(rows);
  const onPostgres = isOnPostgres(db);
  // The e-mail is copied, because the entry outlives the account.
  await sql`
    insert into audit_log
      (at, administrator_id, administrator, action, subject, subject_id, "before", "after", address)
    select value ->> 'at', cast(value ->> 'administrator_id' as integer),
      (select email from administrators where id = cast(value ->> 'administrator_id' as integer)),
      value ->> 'action', value ->> 'subject', value ->> 'subject_id', value ->> 'before', value ->> 'after', value ->> 'address'
    from ${onPostgres ? sql`jsonb_array_elements(${json}::jsonb)` : sql`json_each(${json})`} as entries
  `.execute(db);
}

/** ms in which entries gather, so that many reads cost one write. */
const gatherTime = 10;

/** Returns what writes an entry together with others that come at the same time, and ends, or fails, with the database. */
export function createAuditBatch(db: Kysely<Database>, gatherFor = gatherTime): (entry: Reading) => Promise<void> {
  let batch: { entries: Reading[]; written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  return (entry) => {
    batch ??= open();
    batch.entries.push(entry);
    return batch.written;
  };

  /** One batch is written at a time: a locked journal holds one connection, not all. */
  function open() {
    const entries: Reading[] = [];
    const written = last.then(async () => {
      await setTimeout(gatherFor);
      batch = undefined;
      await db.transaction().execute(async (transaction) => {
        await writeEntries(transaction, entries);
        // In one order, so that two processes do not wait for each other.
        for (const [, { subject, events }] of [...countsOf(entries)].sort())
          await countEvent(transaction, [subject], events);
      });
    });
    last = written.catch(() => undefined);
    return { entries, written };
  }
}

function countsOf(entries: Reading[]) {
  const counts = new Map<string, { subject: Subject; events: number }>();
  for (const { counted: subject, events } of entries)
    if (subject && events > 0)
      counts.set(subject.key, { subject, events: events + (counts.get(subject.key)?.events ?? 0) });
  return counts;
}
