import { sql, type RawBuilder } from 'kysely';
import type { Calls } from '../calls';
import { listsJournal, notesExport, type ReadingDay } from '../contract/journal';
import { isOnPostgres } from '../db/engine';
import { createWithholding, namelessMember } from '../privacy/withholding';
import type { Services } from '../services';
import { fold } from '../contract/text';

type Span = { from?: string; to?: string };

export function journalCalls({ addCall, addChange, limits }: Calls, services: Services): void {
  const { db, now } = services;
  const { isWithheld } = createWithholding(services);

  // Not in the contract: the console says which file it has made of a list.
  addChange('POST /admins/journal/exports', notesExport, async (transaction, after, call) => {
    await limits.take(transaction, call, 'exports');
    return { action: 'export', subject: 'list', after };
  });

  // Not in the contract: what administrators and strangers have done, the newest first.
  addCall(
    'GET /admins/journal',
    listsJournal,
    async ({ page, limit, administrator, member, action, except, summary, ...span }) => {
      const isInTime = await findSpan(db, span);
      const isWithoutLists = except?.includes('read list') || (action && !action.includes('read list')) || member;
      const entries = db.selectFrom('audit_log').where((eb) =>
        eb.and([
          ...(administrator === undefined ? [] : [eb('administrator', '=', fold(administrator))]),
          ...(member === undefined ? [] : [eb('subject', '=', 'member'), eb('subject_id', '=', member)]),
          ...(action ? [eb('action', 'in', action)] : []),
          ...(except ? [eb('action', 'not in', except)] : []),
          ...(isInTime ? [isInTime] : []),
          // In these words an index that does without them can be used.
          ...(isWithoutLists ? [sql<boolean>`action <> 'read list'`] : []),
        ]),
      );
      const { size } = await entries.select((eb) => eb.fn.countAll<number>().as('size')).executeTakeFirstOrThrow();
      // The page is found by an index alone; only its own entries are then read.
      const ids = entries
        .select('id')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit);
      const rows = await db
        .selectFrom('audit_log')
        .leftJoin('members', (join) =>
          join.onRef('members.user_id', '=', 'audit_log.subject_id').on('audit_log.subject', '=', 'member'),
        )
        .select(['id', 'at', 'administrator', 'action', 'subject', 'subject_id', 'before', 'after', 'address'])
        .select(['members.username as subject_name', 'deleted_at'])
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
      const data = rows.map(({ deleted_at, ...row }) => ({
        ...row,
        subject_name: isWithheld(deleted_at) ? namelessMember : row.subject_name,
        before: toObject(row.before),
        after: toObject(row.after),
      }));
      const accounts = await db.selectFrom('administrators').select('email').orderBy('email').execute();
      const administrators = accounts.map(({ email }) => email);
      if (summary === undefined) return { data, size, administrators };
      const days = await summarise(db, { ...lastMonthOf(span, now()), administrator, minutes: summary });
      return { data, size, administrators, summary: days };
    },
  );
}

const longestSummary = 31 * 24 * 60 * 60 * 1000;

function lastMonthOf({ from = '', to }: Span, now: Date): Span {
  const earliest = new Date((to === undefined ? now.getTime() : Date.parse(to)) - longestSummary).toISOString();
  return { from: from > earliest ? from : earliest, to };
}

/** What each administrator has read on each day, the last first. */
async function summarise(
  db: Services['db'],
  { administrator, minutes, ...span }: Span & { administrator?: string; minutes: number },
): Promise<ReadingDay[]> {
  const isInTime = await findSpan(db, span);
  const onPostgres = isOnPostgres(db);
  const day = onPostgres
    ? sql`to_char((at::timestamptz at time zone 'UTC') + make_interval(mins => ${sql.lit(minutes)}), 'YYYY-MM-DD')`
    : sql`date(at, ${sql.lit(`${minutes} minutes`)})`;
  const rows = sql`cast(${onPostgres ? sql`"after"::jsonb` : sql`"after"`} ->> 'rows' as integer)`;
  const sum = (what: RawBuilder<unknown>) => sql`cast(sum(${what}) as integer)`;
  const found = await sql<ReadingDay>`
    select ${day} as day, administrator,
      ${sum(sql`case action when 'read list' then ${rows} else 0 end`)} as rows,
      ${sum(sql`case action when 'view' then 1 else 0 end`)} as profiles,
      ${sum(sql`case action when 'export' then 1 else 0 end`)} as exports
    from audit_log
    where action in ('read list', 'view', 'export') and administrator is not null
      ${administrator === undefined ? sql`` : sql`and administrator = ${fold(administrator)}`}
      ${isInTime ? sql`and ${isInTime}` : sql``}
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return found.rows;
}

/** A span of time with the ids of its entries: an index that ends with them is of use together with any other filter. */
async function findSpan(db: Services['db'], { from = '', to = '9999' }: Span) {
  if (from === '' && to === '9999') return undefined;
  const { first, last } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => [fn.min<number | null>('id').as('first'), fn.max<number | null>('id').as('last')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return sql<boolean>`id between ${first ?? 0} and ${last ?? 0} and at >= ${from} and at < ${to}`;
}

function toObject(stored: string | null): object | null {
  return stored === null ? null : (JSON.parse(stored) as object); // Entries are objects.
}
