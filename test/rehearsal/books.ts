import type { Kysely } from 'kysely';
import type { Database } from '../../server/db/schema';
import type { ApiProcess } from './apiProcess';
import type { Figures } from './load';

/** What was promised and is not there. */
export async function findLost(db: Kysely<Database>, { promised, members }: Figures): Promise<string[]> {
  const entries = await db.selectFrom('panchanga').select('nakshatra as mark').execute();
  const ads = await db.selectFrom('vendor_ads').select('title as mark').execute();
  const kept = { panchanga: new Set(entries.map(({ mark }) => mark)), ad: new Set(ads.map(({ mark }) => mark)) };
  const lost = (['panchanga', 'ad'] as const).flatMap((kind) =>
    [...promised[kind]].filter((mark) => !kept[kind].has(mark)).map((mark) => `the ${kind} ${mark} is lost`),
  );
  const rows = await db.selectFrom('members').select(['user_id', 'status']).execute();
  const statuses = new Map<string, string>(rows.map(({ user_id, status }) => [user_id, status]));
  for (const [id, facts] of members) {
    const now = statuses.get(id) ?? 'nothing';
    if (now !== facts.promised && !facts.possible.has(now)) lost.push(`member ${id} is ${now}, not ${facts.promised}`);
  }
  return lost;
}

/** Every row that was added has its entry in the journal, and the other way round. */
export async function auditBooks(db: Kysely<Database>, { promised }: Figures): Promise<string[]> {
  const faults: string[] = [];
  const tables = [
    ['panchanga', 'panchanga', promised.panchanga],
    ['vendor_ads', 'vendor ad', promised.ad],
  ] as const;
  for (const [table, subject, marks] of tables) {
    const count = (rows: { count: number }) => rows.count;
    const stored = count(
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    const recorded = count(
      await db
        .selectFrom('audit_log')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('subject', '=', subject)
        .where('action', '=', 'add')
        .executeTakeFirstOrThrow(),
    );
    if (stored !== recorded || stored < marks.size)
      faults.push(`${table} has ${stored} rows, the journal ${recorded}, ${marks.size} were promised`);
  }
  return faults;
}

/** Fetches the picture of every ad from every process. */
export async function comparePictures(db: Kysely<Database>, ads: Set<string>, apis: ApiProcess[]) {
  const faults: string[] = [];
  const rows = await db.selectFrom('vendor_ads').select(['title', 'image']).execute();
  const promised = rows.filter(({ title }) => ads.has(title));
  for (const { title, image } of promised) {
    const sums = apis.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${image}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : `${answer.status}`;
    });
    const contents = new Set(await Promise.all(sums));
    if (contents.size > 1 || [...contents].some((content) => content.length < 20))
      faults.push(`the picture of the ad ${title} is not the same from every process`);
  }
  return { count: promised.length, faults };
}
