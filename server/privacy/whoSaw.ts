import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../db/engine';
import type { Database } from '../db/schema';
import { printable } from '../runCommand';

/** Who has seen a member, and who may have, in words: the journal names profiles, and of lists only how many rows they had. */
export async function whoSaw(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const member = await db.selectFrom('members').selectAll().where('user_id', '=', id).executeTakeFirst();
  if (!member) return undefined;
  const { username, created_at, deleted_at, purged_at } = member;
  const { oldest } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.min('at').as('oldest'))
    .executeTakeFirstOrThrow();
  const beginning = oldest === null ? 'with the next entry' : `on ${dayOf(oldest)}`;
  const facts = [`signed up on ${dayOf(created_at)}`];
  if (deleted_at !== null) facts.push(`deleted on ${dayOf(deleted_at)}`);
  if (purged_at !== null) facts.push(`personal data removed on ${dayOf(purged_at)}`);
  const sections: Record<string, string[]> = {
    'Opened the profile': await readViews(db, id),
    'Did something about the member': await readActs(db, id),
    'Read lists meanwhile, each of which may have held the member': await readLists(
      db,
      'read list',
      created_at,
      purged_at,
    ),
    'Made files of lists meanwhile': await readLists(db, 'export', created_at, purged_at),
  };
  return [
    `${printable(username)} (${id}): ${facts.join(', ')}.`,
    ...Object.entries(sections).map(([title, lines]) =>
      [`${title}:`, ...(lines.length > 0 ? lines : ['nobody'])].join('\n  '),
    ),
    `Times are UTC. The journal begins ${beginning}; what JOURNAL_DAYS has moved into files is not in it.`,
  ].join('\n\n');
}

async function readViews(db: Kysely<Database>, id: string): Promise<string[]> {
  const views = await entriesAbout(db, id)
    .select(({ fn }) => ['administrator', fn.countAll().as('times'), fn.min('at').as('first'), fn.max('at').as('last')])
    .where('action', '=', 'view')
    .groupBy('administrator')
    .orderBy('administrator')
    .execute();
  return views.map(({ administrator, times, first, last }) => {
    const when = first === last ? timeOf(last) : `from ${timeOf(first)} to ${timeOf(last)}`;
    return `${nameOf(administrator)}: ${timesOf(times)}, ${when}`;
  });
}

async function readActs(db: Kysely<Database>, id: string): Promise<string[]> {
  const acts = await entriesAbout(db, id)
    .select(['at', 'administrator', 'action'])
    .where('action', '<>', 'view')
    .orderBy('id')
    .execute();
  return acts.map(({ at, administrator, action }) => `${timeOf(at)}  ${nameOf(administrator)}: ${action}`);
}

const entriesAbout = (db: Kysely<Database>, id: string) =>
  db.selectFrom('audit_log').where('subject', '=', 'member').where('subject_id', '=', id);

async function readLists(db: Kysely<Database>, action: string, from: string, to: string | null): Promise<string[]> {
  const after = isOnPostgres(db) ? sql`"after"::jsonb` : sql`"after"`;
  const lists = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['administrator', fn.countAll().as('times')])
    .select([
      sql<string>`${after} ->> 'list'`.as('list'),
      sql<number>`sum(cast(${after} ->> 'rows' as integer))`.as('rows'),
    ])
    .where('subject', '=', 'list')
    .where('action', '=', action)
    .where('at', '>=', from)
    .$if(to !== null, (query) => query.where('at', '<', to ?? ''))
    .groupBy(['administrator', 'list'])
    .orderBy('administrator')
    .orderBy('list')
    .execute();
  return lists.map(({ administrator, list, times, rows }) => {
    const size = Number(rows) === 1 ? '1 row' : `${Number(rows).toLocaleString('en')} rows in all`;
    return `${nameOf(administrator)}: ${printable(list)}, ${timesOf(times)}, ${size}`;
  });
}

const nameOf = (administrator: string | null) => administrator ?? 'a command of the server';
const timesOf = (times: string | number | bigint) =>
  Number(times) === 1 ? 'once' : `${Number(times).toLocaleString('en')} times`;
const dayOf = (instant: string) => instant.slice(0, 10);
const timeOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');
