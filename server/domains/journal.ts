import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema';
import { calendarDay, filledText, memberId, pageInQuery } from '../fields';
import { reply } from '../reply';
import type { Api, Services } from '../services';
import { fold } from '../text';
import { readQuery } from '../validateRequest';

const pageSize = 10;
const day = 24 * 60 * 60 * 1000;

const journalQuery = z.object({
  page: pageInQuery.default(1),
  administrator: filledText(254).optional(),
  member: memberId.optional(),
  action: filledText(50).optional(),
  day: calendarDay.optional(),
});

export function journalRoutes(api: Api, { db }: Services): void {
  // Not in the contract: what administrators and strangers have done, the newest first.
  api.get('/admins/journal', async (call) => {
    const { page, day: chosenDay, ...others } = readQuery(call, journalQuery);
    const filter = { ...others, during: chosenDay === undefined ? undefined : await findDay(db, chosenDay) };
    const { size } = await narrow(db.selectFrom('audit_log'), filter)
      .select((eb) => eb.fn.countAll<number>().as('size'))
      .executeTakeFirstOrThrow();
    const skipped = (page - 1) * pageSize;
    // The ids of a page are found in an index; only its rows are read.
    const ids = narrow(db.selectFrom('audit_log'), filter)
      .select('id')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(skipped);
    const rows =
      skipped >= size
        ? []
        : await db
            .selectFrom('audit_log')
            .select(['id', 'at', 'administrator', 'action', 'subject', 'subject_id', 'before', 'after', 'address'])
            .where('id', 'in', ids)
            .orderBy('id', 'desc')
            .execute();
    const data = rows.map((row) => ({ ...row, before: toObject(row.before), after: toObject(row.after) }));
    return reply(call, { data, size }, 'The journal is listed.');
  });
}

/** The times of a day, and its entries: an index that ends with their number is of use together with any other filter. */
type During = { begin: string; end: string; first: number; last: number };

async function findDay(db: Services['db'], name: string): Promise<During> {
  const midnight = new Date(`${name}T00:00:00.000Z`);
  const [begin, end] = [midnight.toISOString(), new Date(midnight.getTime() + day).toISOString()];
  const { first, last } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => [fn.min<number | null>('id').as('first'), fn.max<number | null>('id').as('last')])
    .where('at', '>=', begin)
    .where('at', '<', end)
    .executeTakeFirstOrThrow();
  return { begin, end, first: first ?? 0, last: last ?? 0 };
}

type Filter = Omit<z.infer<typeof journalQuery>, 'page' | 'day'> & { during: During | undefined };

function narrow<Selection>(query: SelectQueryBuilder<Database, 'audit_log', Selection>, filter: Filter) {
  const { administrator, member, action, during } = filter;
  let narrowed = query;
  if (administrator !== undefined) narrowed = narrowed.where('administrator', '=', fold(administrator));
  if (member !== undefined) narrowed = narrowed.where('subject', '=', 'member').where('subject_id', '=', member);
  if (action !== undefined) narrowed = narrowed.where('action', '=', action);
  if (during)
    narrowed = narrowed
      .where('id', '>=', during.first)
      .where('id', '<=', during.last)
      .where('at', '>=', during.begin)
      .where('at', '<', during.end);
  return narrowed;
}

function toObject(stored: string | null): object | null {
  return stored === null ? null : (JSON.parse(stored) as object); // Entries are objects.
}
