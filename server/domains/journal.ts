import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type * as v from 'valibot';
import type { Calls } from '../calls';
import { listsJournal, notesExport, type JournalRow, type ReadingDay } from '../contract/journal';
import { mostCounted } from '../contract/limits';
import { isOnPostgres } from '../db/engine';
import { toObject, type Database } from '../db/schema';
import { createWithholding, namelessMember } from '../privacy/withholding';
import { selectReadings, toEntry } from '../readings';
import type { Services } from '../services';
import { fold } from '../contract/text';

type Span = { from?: string; to?: string };
type Ids = SelectQueryBuilder<Database, never, { id: number }>;
type Filter = Omit<v.InferOutput<typeof listsJournal.query>, 'summary'>;

export function journalCalls({ addCall, addChange, limits, confirmation }: Calls, services: Services): void {
  const { db, now } = services;

  // Not in the contract: the console says which file it has made of a list.
  addChange('POST /admins/journal/exports', notesExport, async (transaction, after, call) => {
    await limits.take(transaction, call, 'exports', () => confirmation.ask(transaction, call));
    return { action: 'export', subject: 'list', after };
  });

  addCall('GET /admins/journal', listsJournal, async ({ summary, ...filter }) => {
    const found = await readPage(services, filter);
    const accounts = await db.selectFrom('administrators').select('email').orderBy('email').execute();
    const administrators = accounts.map(({ email }) => email);
    if (summary === undefined) return { ...found, administrators };
    const { administrator } = filter;
    const days = await summarise(db, { ...lastMonthOf(filter, now()), administrator, minutes: summary });
    return { ...found, administrators, summary: days };
  });
}

async function readPage(services: Services, { page, limit, before, ...filter }: Filter) {
  const { administrator, member, action, except, ...span } = filter;
  const who = administrator && fold(administrator);
  const { db } = services;
  const isInTime = await findSpan(db, 'audit_log', span);
  const entries = db
    .selectFrom('audit_log')
    .where((eb) =>
      eb.and([
        ...(who === undefined ? [] : [eb('administrator', '=', who)]),
        ...(member === undefined ? [] : [eb('subject', '=', 'member'), eb('subject_id', '=', member)]),
        ...(action ? [eb('action', 'in', action)] : []),
        ...(except ? [eb('action', 'not in', except)] : []),
        ...(isInTime ? [isInTime] : []),
        ...(before === undefined ? [] : [eb('id', '<', before)]),
      ]),
    );
  const isWanted = (name: string) => (action?.includes(name) ?? true) && !except?.includes(name);
  const isReadInTime = await findSpan(db, 'readings', span);
  const readers = db
    .selectFrom('readers')
    .select('reader_id')
    .where('administrator', '=', who ?? '');
  const subjects = db.selectFrom('read_subjects').select('subject_id').where('kind', '=', 'member');
  const readings = db
    .selectFrom('readings')
    .where((eb) =>
      eb.and([
        ...(who === undefined ? [] : [eb('reader_id', 'in', readers)]),
        ...(member === undefined ? [] : [eb('subject_id', 'in', subjects.where('name', '=', member))]),
        ...(isWanted('read list') ? [] : [eb('rows', 'is', null)]),
        ...(isWanted('view') ? [] : [eb('rows', 'is not', null)]),
        eb.lit(isWanted('read list') || isWanted('view')),
        ...(isReadInTime ? [isReadInTime] : []),
        ...(before === undefined ? [] : [eb('id', '<', before)]),
      ]),
    );
  const counted = (await countSome(db, entries.select('id'))) + (await countSome(db, readings.select('id')));
  // The page is found by indexes alone; only its own entries are then read.
  const offset = (page - 1) * limit;
  const newest = (all: Ids) => {
    const sorted = all.orderBy('id', 'desc').limit(offset + limit);
    return db.selectFrom(sorted.as('newest')).select('id');
  };
  // PostgreSQL would sort both tables, if each did not come in order.
  const both = newest(entries.select('id')).unionAll(newest(readings.select('id')));
  const ids = both.orderBy('id', 'desc').limit(limit).offset(offset);
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('members', (join) =>
      join.onRef('members.user_id', '=', 'audit_log.subject_id').on('audit_log.subject', '=', 'member'),
    )
    .select(['id', 'at', 'administrator', 'action', 'subject', 'subject_id', 'before', 'after', 'address'])
    .select(['members.username as subject_name', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  const readRows = await selectReadings(db)
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'name').on('kind', '=', 'member'))
    .select(['members.username as subject_name', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  const { isWithheld } = createWithholding(services);
  const data = [...rows, ...readRows.map(toEntry)]
    .sort((one, other) => other.id - one.id)
    .map(({ deleted_at, ...row }): JournalRow => ({
      ...row,
      subject_name: isWithheld(deleted_at) ? namelessMember : row.subject_name,
      before: toObject(row.before),
      after: toObject(row.after),
    }));
  return counted > mostCounted ? { data, size: mostCounted, at_least: true as const } : { data, size: counted };
}

/** One more than are counted says that there are more. */
async function countSome(db: Services['db'], ids: Ids) {
  const some = db.selectFrom(ids.limit(mostCounted + 1).as('some'));
  const { count } = await some.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

const longestSummary = 31 * 24 * 60 * 60 * 1000;

function lastMonthOf({ from = '', to }: Span, now: Date): Span {
  const earliest = new Date((to === undefined ? now.getTime() : Date.parse(to)) - longestSummary).toISOString();
  return { from: from > earliest ? from : earliest, to };
}

async function summarise(
  db: Services['db'],
  { administrator, minutes, ...span }: Span & { administrator?: string; minutes: number },
): Promise<ReadingDay[]> {
  const isInTime = await findSpan(db, 'audit_log', span);
  const isReadInTime = await findSpan(db, 'readings', span);
  const onPostgres = isOnPostgres(db);
  const dayOf = (time: RawBuilder<unknown>) =>
    onPostgres
      ? sql`to_char(${time} at time zone 'UTC' + make_interval(mins => ${sql.lit(minutes)}), 'YYYY-MM-DD')`
      : sql`date(${time}, ${sql.lit(`${minutes} minutes`)})`;
  const day = dayOf(onPostgres ? sql`at::timestamptz` : sql`at`);
  const readDay = dayOf(onPostgres ? sql`to_timestamp(at / 1000.0)` : sql`at / 1000, 'unixepoch'`);
  const rows = sql`cast(${onPostgres ? sql`"after"::jsonb` : sql`"after"`} ->> 'rows' as integer)`;
  const isTheirs = administrator === undefined ? sql`` : sql`and administrator = ${fold(administrator)}`;
  // Entries of an earlier release say in the one table what was read.
  const found = await sql<ReadingDay>`
    select day, administrator, cast(sum(rows) as integer) as rows, cast(sum(profiles) as integer) as profiles,
      cast(sum(exports) as integer) as exports
    from (
      select ${day} as day, administrator, case action when 'read list' then ${rows} else 0 end as rows,
        case action when 'view' then 1 else 0 end as profiles, case action when 'export' then 1 else 0 end as exports
      from audit_log
      where action in ('read list', 'view', 'export') and administrator is not null ${isTheirs}
        ${isInTime ? sql`and ${isInTime}` : sql``}
      union all
      select ${readDay}, administrator, coalesce(rows, 0), case when rows is null then 1 else 0 end, 0
      from readings join readers on readers.reader_id = readings.reader_id ${isTheirs}
        ${isReadInTime ? sql`and ${isReadInTime}` : sql``}
    ) as reads
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return found.rows;
}

/** A span of time with the ids of its entries: an index that ends with them is of use together with any other filter. */
async function findSpan(db: Services['db'], table: 'audit_log' | 'readings', { from = '', to = '9999' }: Span) {
  if (from === '' && to === '9999') return undefined;
  const [first, end] = table === 'readings' ? [Date.parse(from) || 0, Date.parse(to)] : [from, to];
  const isBetween = sql<boolean>`at >= ${first} and at < ${end}`;
  // As a sum, because PostgreSQL would look for the ends of a plain column along its primary key.
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id + 0) as first, max(id + 0) as last from ${sql.table(table)} where ${isBetween}`.execute(db);
  return sql<boolean>`id between ${rows[0]?.first ?? 0} and ${rows[0]?.last ?? 0} and ${isBetween}`;
}
