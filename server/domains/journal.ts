import { sql } from 'kysely';
import type { Calls } from '../calls';
import { listsJournal, notesExport } from '../contract/journal';
import type { Services } from '../services';
import { fold } from '../contract/text';

export function journalCalls({ addCall, addChange, limits }: Calls, { db }: Services): void {
  // Not in the contract: the console says which file it has made of a list.
  addChange('POST /admins/journal/exports', notesExport, async (transaction, after, call) => {
    await limits.take(transaction, call, 'exports');
    return { action: 'export', subject: 'list', after };
  });

  // Not in the contract: what administrators and strangers have done, the newest first.
  addCall(
    'GET /admins/journal',
    listsJournal,
    async ({ page, limit, administrator, member, action, except, ...span }) => {
      const isInTime = await findSpan(db, span);
      const entries = db
        .selectFrom('audit_log')
        .where((eb) =>
          eb.and([
            ...(administrator === undefined ? [] : [eb('administrator', '=', fold(administrator))]),
            ...(member === undefined ? [] : [eb('subject', '=', 'member'), eb('subject_id', '=', member)]),
            ...(action ? [eb('action', 'in', action)] : []),
            ...(except ? [eb('action', 'not in', except)] : []),
            ...(isInTime ? [isInTime] : []),
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
        .select('members.username as subject_name')
        .where('id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
      const data = rows.map((row) => ({ ...row, before: toObject(row.before), after: toObject(row.after) }));
      const accounts = await db.selectFrom('administrators').select('email').orderBy('email').execute();
      return { data, size, administrators: accounts.map(({ email }) => email) };
    },
  );
}

/** A span of time with the ids of its entries: an index that ends with them is of use together with any other filter. */
async function findSpan(db: Services['db'], { from = '', to = '9999' }: { from?: string; to?: string }) {
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
