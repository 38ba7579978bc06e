import type { Db } from '../db/schema';
import { fromReadings, selectReadings, toEntry } from '../readings';
import { printable } from '../runCommand';

/** Who has seen a member, and who may have, in words: the journal names profiles, and of lists only how many rows they had. */
export async function whoSaw(db: Db, id: string): Promise<string | undefined> {
  const member = await db.selectFrom('members').selectAll().where('user_id', '=', id).executeTakeFirst();
  if (!member) return undefined;
  const { username, created_at, deleted_at, purged_at } = member;
  const first = await db.selectFrom('audit_log').select('at').orderBy('at').limit(1).execute();
  const firstRead = await selectReadings(db).orderBy('id').limit(1).execute();
  const [oldest] = [...first, ...firstRead.map(toEntry)].map(({ at }) => at).sort();
  const beginning = oldest === undefined ? 'with the next entry' : `on ${dayOf(oldest)}`;
  const facts = [`signed up on ${dayOf(created_at)}`];
  if (deleted_at !== null) facts.push(`deleted on ${dayOf(deleted_at)}`);
  if (purged_at !== null) facts.push(`personal data removed on ${dayOf(purged_at)}`);
  const sections: Record<string, string[]> = {
    'Opened the profile': await readViews(db, id),
    'Did something about the member': await readActs(db, id),
    'Read lists meanwhile, each of which may have held the member': await readLists(db, 'read list', member),
    'Made files of lists meanwhile': await readLists(db, 'export', member),
  };
  return [
    `${printable(username)} (${id}): ${facts.join(', ')}.`,
    ...Object.entries(sections).map(([title, lines]) =>
      [`${title}:`, ...(lines.length > 0 ? lines : ['nobody'])].join('\n  '),
    ),
    `Times are UTC. The journal begins ${beginning}; what JOURNAL_DAYS has moved into files is not in it.`,
  ].join('\n\n');
}

async function readViews(db: Db, id: string): Promise<string[]> {
  const written = await entriesAbout(db, id).select(['administrator', 'at']).where('action', '=', 'view').execute();
  const read = await selectReadings(db).where('kind', '=', 'member').where('name', '=', id).execute();
  const views = new Map<string, string[]>();
  for (const { administrator, at } of [...written, ...read.map(toEntry)])
    views.set(nameOf(administrator), [...(views.get(nameOf(administrator)) ?? []), at]);
  return [...views].sort().map(([name, times]) => {
    const [first = '', last = first] = [times.sort()[0], times.at(-1)];
    const when = first === last ? timeOf(last) : `from ${timeOf(first)} to ${timeOf(last)}`;
    return `${name}: ${timesOf(times.length)}, ${when}`;
  });
}

async function readActs(db: Db, id: string): Promise<string[]> {
  const acts = entriesAbout(db, id).select(['at', 'administrator', 'action']).where('action', '<>', 'view');
  return (await acts.orderBy('id').execute()).map(
    ({ at, administrator, action }) => `${timeOf(at)}  ${nameOf(administrator)}: ${action}`,
  );
}

const entriesAbout = (db: Db, id: string) =>
  db.selectFrom('audit_log').where('subject', '=', 'member').where('subject_id', '=', id);

type Lifetime = { created_at: string; purged_at: string | null };
type Sum = string | number | bigint;
type Listed = { administrator: string | null; list: string; times: Sum; rows: Sum };

async function readLists(db: Db, action: string, { created_at, purged_at }: Lifetime): Promise<string[]> {
  const [from, to] = [created_at, purged_at ?? '9999'];
  const noted = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['administrator', 'after', fn.countAll().as('times')])
    .where('subject', '=', 'list')
    .where('action', '=', action)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['administrator', 'after'])
    .execute();
  // Read here: a client's name or number may be one that a database cannot take out of JSON.
  const written: Listed[] = noted.map(({ administrator, after, times }) => {
    const { list, rows } = JSON.parse(after ?? '{}') as { list: string; rows: number }; // An entry about a list holds both.
    return { administrator, list, times, rows: rows * Number(times) };
  });
  const read: Listed[] = await fromReadings(db)
    .select(({ fn }) => ['administrator', 'name as list', fn.countAll().as('times'), fn.sum('rows').as('rows')])
    .where(({ and, eb, lit }) => and([lit(action === 'read list'), eb('kind', '=', 'list')]))
    .where('at', '>=', Date.parse(from))
    .where('at', '<', Date.parse(to))
    .groupBy(['administrator', 'list'])
    .execute();
  const sums = new Map<string, [times: number, rows: number]>();
  for (const { administrator, list, times, rows } of [...written, ...read]) {
    const what = `${nameOf(administrator)}: ${printable(list)}`;
    const [timesBefore, rowsBefore] = sums.get(what) ?? [0, 0];
    sums.set(what, [timesBefore + Number(times), rowsBefore + Number(rows)]);
  }
  return [...sums].sort().map(([what, [times, rows]]) => {
    const size = rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows in all`;
    return `${what}, ${timesOf(times)}, ${size}`;
  });
}
const nameOf = (administrator: string | null) => administrator ?? 'a command of the server';
const timesOf = (times: number) => (times === 1 ? 'once' : `${times.toLocaleString('en')} times`);
const dayOf = (instant: string) => instant.slice(0, 10);
const timeOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');
