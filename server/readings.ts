import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Actor } from './audit';
import { integerIn, isOnPostgres, rowsOf, textIn } from './db/engine';
import type { Db, Trx } from './db/schema';
import { countEvent, type Subject } from './security/throttle';

export type Read = { kind: 'list'; name: string; rows: number } | { kind: 'member'; name: string };

type Reading = { actor: Actor; read: Read; counted?: Subject; events: number };

async function writeReadings(db: Trx, readings: Reading[]): Promise<void> {
  const numbers = await takeNumbers(db, readings.length);
  const rows = readings.map(({ actor: { administratorId, at, address = 'unknown' }, read }, index) => ({
    id: numbers[index],
    at: at.getTime(),
    administrator: administratorId,
    address,
    ...read,
  }));
  const given = sql`${rowsOf(db, rows)} as given
    join administrators on administrators.id = ${integerIn('administrator')}`;
  const reader = sql`readers.administrator_id = administrators.id and administrator = email and readers.address = ${textIn('address')}`;
  const subject = sql`read_subjects.kind = ${textIn('kind')} and read_subjects.name = ${textIn('name')}`;
  // In one order, so that two processes do not wait for each other.
  await sql`
    insert into readers (administrator_id, administrator, address)
    select distinct administrators.id, email, ${textIn('address')} from ${given}
    where not exists (select 1 from readers where ${reader}) order by 1, 2, 3 on conflict do nothing`.execute(db);
  await sql`
    insert into read_subjects (kind, name) select distinct ${textIn('kind')}, ${textIn('name')} from ${given}
    where not exists (select 1 from read_subjects where ${subject}) order by 1, 2 on conflict do nothing`.execute(db);
  await sql`
    insert into readings (id, at, reader_id, subject_id, rows)
    select ${integerIn('id')}, ${integerIn('at')}, reader_id, subject_id, ${integerIn('rows')}
    from ${given} join readers on ${reader} join read_subjects on ${subject}`.execute(db);
}

/** The next numbers of the journal, in which every entry has its own, whichever table holds it. */
async function takeNumbers(db: Db, count: number): Promise<number[]> {
  if (isOnPostgres(db)) {
    const sequence = sql`pg_get_serial_sequence('audit_log', 'id')`;
    const taken = sql<{ id: number }>`select nextval(${sequence}) as id from generate_series(1, ${count}::int)`;
    return (await taken.execute(db)).rows.map(({ id }) => id);
  }
  const { rows } = await sql<{ last: number }>`
    update sqlite_sequence set seq = seq + ${count} where name = 'audit_log' returning seq as last`.execute(db);
  const first = (rows[0]?.last ?? 0) - count + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** After entries of another database: the next number is behind all of them. */
export async function continueNumbering(db: Db): Promise<void> {
  const last = sql`select max(coalesce(last, 0)) from (
    select max(id) as last from audit_log union all select max(id) from readings) as ends`;
  await (
    isOnPostgres(db)
      ? sql`select setval(pg_get_serial_sequence('audit_log', 'id'), (${last}) + 1, false)`
      : sql`update sqlite_sequence set seq = (${last}) where name = 'audit_log'`
  ).execute(db);
}

export const fromReadings = (db: Db) =>
  db
    .selectFrom('readings')
    .innerJoin('readers', 'readers.reader_id', 'readings.reader_id')
    .innerJoin('read_subjects', 'read_subjects.subject_id', 'readings.subject_id');

/** What `toEntry` makes entries of the journal of. */
export const selectReadings = (db: Db) =>
  fromReadings(db).select(['id', 'at', 'administrator', 'kind', 'name', 'rows', 'address']);

type Selected = { at: number; kind: Read['kind']; name: string; rows: number | null };

export function toEntry<Row extends Selected>({ at, kind, name, rows, ...others }: Row) {
  const what =
    kind === 'list'
      ? { action: 'read list', subject_id: null, after: JSON.stringify({ list: name, rows }) }
      : { action: 'view', subject_id: name, after: null };
  return { ...others, at: new Date(at).toISOString(), ...what, subject: kind, before: null };
}

/** ms for which entries are collected, so that many reads cost one write. */
const batchTime = 10;

/** Returns what writes an entry together with others that come at the same time, and ends, or fails, with the database. */
export function createReadingBatch(db: Db, waitTime = batchTime): (reading: Reading) => Promise<void> {
  let batch: { readings: Reading[]; written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  return (reading) => {
    batch ??= open();
    batch.readings.push(reading);
    return batch.written;
  };

  /** One batch is written at a time: a locked journal holds one connection, not all. */
  function open() {
    const readings: Reading[] = [];
    const written = last.then(async () => {
      await setTimeout(waitTime);
      batch = undefined;
      await db.transaction().execute(async (transaction) => {
        await writeReadings(transaction, readings);
        const counts = countsOf(readings);
        if (counts.length > 0) await countEvent(transaction, counts);
      });
    });
    last = written.catch(() => undefined);
    return { readings, written };
  }
}

/** Sorted, so that two processes that count the same do not wait for each other. */
function countsOf(readings: Reading[]) {
  const counts = new Map<string, Subject & { times: number }>();
  for (const { counted, events } of readings)
    if (counted && events > 0)
      counts.set(counted.key, { ...counted, times: events + (counts.get(counted.key)?.times ?? 0) });
  return [...counts.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
