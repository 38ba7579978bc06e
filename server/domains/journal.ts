import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { AddCall } from '../callDescription';
import type { Database } from '../db/schema';
import { calendarDay, countInQuery, filledText, memberId, pageInQuery } from '../fields';
import { reply } from '../reply';
import type { Services } from '../services';
import { fold } from '../text';

const pageSize = 10;
const largestPage = 1000;
const day = 24 * 60 * 60 * 1000;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const action = filledText(50);
const actions = z.union([action.transform((one) => [one]), z.array(action).max(20)]);

const journalQuery = z.object({
  page: pageInQuery.default(1),
  limit: countInQuery.refine((limit) => limit >= 1 && limit <= largestPage).default(pageSize),
  administrator: filledText(254).optional(),
  member: memberId.optional(),
  action: actions.optional(),
  except: actions.optional(),
  day: calendarDay.optional(),
  from: instant.optional(),
  to: instant.optional(),
});

const text = z.string().nullable();
const facts = z.record(z.string(), z.unknown()).nullable();
const listed = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  administrator: text,
  action: z.string(),
  subject: z.string(),
  subject_id: text,
  subject_name: text,
  before: facts,
  after: facts,
  address: text,
});
const listsJournal = {
  query: journalQuery,
  reply: { data: z.array(listed), size: z.int(), administrators: z.array(z.string()) },
};

export function journalCalls(addCall: AddCall, { db }: Services): void {
  // Not in the contract: what administrators and strangers have done, the newest first.
  addCall('GET /admins/journal', listsJournal, async (call, { page, limit, day, from, to, ...others }) => {
    const span = await findSpan(db, day === undefined ? { from, to } : spanOf(day));
    const entries = narrow(db.selectFrom('audit_log'), { ...others, ...span });
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
      .select('members.username as subject_name')
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute();
    const data = rows.map((row) => ({ ...row, before: toObject(row.before), after: toObject(row.after) }));
    const accounts = await db.selectFrom('administrators').select('email').orderBy('email').execute();
    const administrators = accounts.map(({ email }) => email);
    return reply(call, { data, size, administrators }, 'The journal is listed.');
  });
}

type Span = { from?: string; to?: string };

function spanOf(name: string): Span {
  const midnight = new Date(`${name}T00:00:00.000Z`);
  return { from: midnight.toISOString(), to: new Date(midnight.getTime() + day).toISOString() };
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
  return { during: { from, to, first: first ?? 0, last: last ?? 0 } };
}

type Filter = Pick<z.infer<typeof journalQuery>, 'administrator' | 'member' | 'action' | 'except'> & {
  during?: Required<Span> & { first: number; last: number };
};

function narrow<Selection>(query: SelectQueryBuilder<Database, 'audit_log', Selection>, filter: Filter) {
  const { administrator, member, action, except, during } = filter;
  let narrowed = query;
  if (administrator !== undefined) narrowed = narrowed.where('administrator', '=', fold(administrator));
  if (member !== undefined) narrowed = narrowed.where('subject', '=', 'member').where('subject_id', '=', member);
  if (action !== undefined) narrowed = narrowed.where('action', 'in', action);
  if (except !== undefined) narrowed = narrowed.where('action', 'not in', except);
  if (during)
    narrowed = narrowed
      .where('id', '>=', during.first)
      .where('id', '<=', during.last)
      .where('at', '>=', during.from)
      .where('at', '<', during.to);
  return narrowed;
}

function toObject(stored: string | null): object | null {
  return stored === null ? null : (JSON.parse(stored) as object); // Entries are objects.
}
