import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../../server/db/schema';
import type { Asked, Client } from './client';

const kinds = ['category', 'panchanga', 'ad'] as const;
const subjects = { category: 'category', panchanga: 'panchanga', ad: 'vendor ad' };
const newMarks = () => ({ category: new Set<string>(), panchanga: new Set<string>(), ad: new Set<string>() });

/** What was asked for and what was promised. A mark stands in every field of what it belongs to, so that a torn row shows. */
export const createLedger = () => ({
  asked: newMarks(),
  promised: newMarks(),
  /** The last status that was promised for a member, and those that may have come true since. */
  members: new Map<string, { promised: string; possible: Set<string> }>(),
  answered: 0,
  unanswered: 0,
  /** Answers that no trouble excuses. */
  wrong: [] as string[],
});

export type Ledger = ReturnType<typeof createLedger>;

type Member = { user_id: string; status: string };
type Facts = { client: Client; token: string; picture: Buffer; own: Member[] };

export const isTrouble = (status: number) => [502, 503, 504].includes(status);

export const aSmallPicture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#b4405a' } })
    .png()
    .toBuffer();

/** Writes without an end, by way of each client in turn, with a breath between two writes of one writer, until it is stopped. */
export function startWriters(
  ledger: Ledger,
  clients: Client[],
  facts: { token: string; picture: Buffer; members: Member[]; writers: number; breath: number },
) {
  let goesOn = true;
  const work = async (client: Client, writer: number) => {
    // Each writer has members of its own, or the order of two promises would be anybody's guess.
    const own = facts.members.filter((_member, index) => index % facts.writers === writer);
    for (let turn = writer; goesOn; turn += 1) {
      await writeOnce(ledger, { ...facts, client, own }, turn);
      await pause(facts.breath);
    }
  };
  const writers = Array.from({ length: facts.writers }, (_, writer) => writer);
  const ended = Promise.all(
    writers.flatMap((writer) =>
      clients.filter((_, one) => one === writer % clients.length).map((one) => work(one, writer)),
    ),
  );
  return async () => {
    goesOn = false;
    await ended;
  };
}

async function writeOnce(ledger: Ledger, { client, token, picture, own }: Facts, turn: number) {
  const isDone = async (asked: Asked) => {
    const answer = await client.ask({ ...asked, token }).catch(() => undefined);
    const isAnswered = answer !== undefined && answer.status < 300;
    ledger[isAnswered ? 'answered' : 'unanswered'] += 1;
    if (answer && !isAnswered && !isTrouble(answer.status))
      ledger.wrong.push(`${asked.method} ${asked.path} was answered with ${answer.status}: ${answer.text}`);
    return isAnswered;
  };
  const member = own[turn % Math.max(1, own.length)];
  if (turn % 4 < 3 || !member) {
    const kind = kinds[turn % kinds.length] ?? 'ad';
    const mark = `mark-${Date.now().toString(36)}${randomInt(1e9).toString(36)}`;
    ledger.asked[kind].add(mark);
    if (await isDone(additionOf(kind, mark, picture))) ledger.promised[kind].add(mark);
    return;
  }
  const known = ledger.members.get(member.user_id) ?? { promised: member.status, possible: new Set() };
  ledger.members.set(member.user_id, known);
  // After a write without an answer either status may be true; blocking and accepting are both allowed then.
  const next = known.promised === 'approved' ? 'blocked' : 'approved';
  known.possible.add(next);
  const verb = next === 'approved' ? 'accept' : 'block';
  if (!(await isDone({ method: 'PUT', path: `/admins/${verb}?user_id=${member.user_id}` }))) return;
  known.promised = next;
  known.possible.clear();
}

/** The call that adds something in which the mark stands everywhere. */
export function additionOf(kind: (typeof kinds)[number], mark: string, picture: Buffer): Asked {
  if (kind === 'category') return { method: 'POST', path: '/api/vendor_ads/add_ads_cat', json: { category: mark } };
  if (kind === 'panchanga') return { method: 'POST', path: '/api/panchanga/add_panchanga', json: entryOf(mark) };
  const texts = { title: mark, description: mark, address: mark, category: mark };
  const fields = { ...texts, mobile: '919876543210', email: `${mark}@example.org` };
  const part = (head: string, content: string | Buffer) => [
    Buffer.from(`--EDGE\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value));
  const file = part('name="image"; filename="p.png"', picture);
  const body = Buffer.concat([...parts, ...file, Buffer.from('--EDGE--\r\n')]);
  // In capitals, which no mark has: Node's parser stumbles over a text in which the boundary stands.
  const headers = { 'content-type': 'multipart/form-data; boundary=EDGE' };
  return { method: 'POST', path: '/api/vendor_ads/add_vendor_ads', headers, body };
}

export const entryOf = (mark: string) => ({
  ...{ date: '2026-11-21', nakshatra: mark },
  ...{ thithi: mark, vaaara: mark, yoga: mark, karana: mark },
});

/** What is lost, torn or made up, and where journal and counts say something else than the rows. */
export async function faultsOf(db: Kysely<Database>, ledger: Ledger): Promise<string[]> {
  const faults = ledger.wrong.splice(0);
  const [categories, entries, ads, members] = await Promise.all([
    db.selectFrom('vendor_ad_categories').selectAll().where('category', 'like', 'mark-%').execute(),
    db.selectFrom('panchanga').selectAll().where('nakshatra', 'like', 'mark-%').execute(),
    db.selectFrom('vendor_ads').selectAll().where('title', 'like', 'mark-%').execute(),
    db.selectFrom('members').select(['user_id', 'status']).execute(),
  ]);
  const found = {
    category: categories.map((row) => ({ id: row.vendor_ads_category_id, fields: [row.category] })),
    panchanga: entries.map((row) => ({
      id: row.daily_panchanga_id,
      fields: [row.nakshatra, row.thithi, row.vaaara, row.yoga, row.karana],
    })),
    ad: ads.map((row) => ({
      id: row.vendor_ads_id,
      fields: [row.title, row.description, row.address, row.category],
    })),
  };
  for (const kind of kinds) {
    const marks = new Set(found[kind].map(({ fields: [mark] }) => mark));
    for (const mark of ledger.promised[kind]) if (!marks.has(mark)) faults.push(`the promised ${kind} ${mark} is lost`);
    for (const { fields } of found[kind]) {
      const [mark = ''] = fields;
      if (!ledger.asked[kind].has(mark)) faults.push(`nobody asked for the ${kind} ${mark}`);
      if (new Set(fields).size > 1) faults.push(`the ${kind} ${mark} is torn`);
    }
    const journal = db.selectFrom('audit_log').select('subject_id').where('action', '=', 'add');
    const recorded = await journal.where('subject', '=', subjects[kind]).execute();
    const ids = new Set(recorded.map(({ subject_id }) => subject_id));
    if (ids.size !== found[kind].length || found[kind].some(({ id }) => !ids.has(String(id))))
      faults.push(`the journal and the table of ${kind} differ`);
  }
  const statuses = new Map<string, string>(members.map(({ user_id, status }) => [user_id, status]));
  for (const [id, facts] of ledger.members) {
    const now = statuses.get(id) ?? 'nothing';
    if (now !== facts.promised && !facts.possible.has(now))
      faults.push(`member ${id} is ${now}, promised was ${facts.promised}`);
    facts.promised = now;
    facts.possible.clear();
  }
  const kept = await sql`select listing || status as list, sum(count) || '' as count from member_counts
    group by 1 having sum(count) <> 0 order by 1`.execute(db);
  const counted = await sql`select listing || status as list, count(*) || '' as count from members
    group by 1 order by 1`.execute(db);
  if (JSON.stringify(kept.rows) !== JSON.stringify(counted.rows)) faults.push('the counts of the members are wrong');
  return faults;
}
