import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import sharp from 'sharp';
import { openClient, signIn, type Asked, type Client } from './client';
import { freePort } from '../support/freePort';
import { startTarget } from './target';

const writers = 8;
const longestLoad = 3_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What was asked for and what was promised. A mark stands in every field of what it belongs to, so that a torn row shows. */
type Ledger = {
  asked: { category: Set<string>; panchanga: Set<string>; ad: Set<string> };
  promised: { category: Set<string>; panchanga: Set<string>; ad: Set<string> };
  /** The last status that was promised for a member, and those that may have come true since. */
  members: Map<string, { promised: string; possible: Set<string> }>;
};

export type KillReport = { kills: number; promised: number; slowestReopening: number; faults: string[] };

/** Ends the server with SIGKILL again and again while it writes, and looks each time at what is left. */
export async function killRepeatedly(
  kills: number,
  tell: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hardening-kill-'));
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b4405a' } })
    .png()
    .toBuffer();
  const port = await freePort();
  const ledger: Ledger = {
    asked: { category: new Set(), panchanga: new Set(), ad: new Set() },
    promised: { category: new Set(), panchanga: new Set(), ad: new Set() },
    members: new Map(),
  };
  const report: KillReport = { kills: 0, promised: 0, slowestReopening: 0, faults: [] };
  let target = await startTarget({ dataFolder, port, members: 60 });
  try {
    const token = await signIn(target);
    for (let time = 0; time < kills; time += 1) {
      const client = openClient(port, { connections: writers });
      const progress = { promised: 0 };
      const load = writeUntilCut(client, token, ledger, picture, progress);
      // In the middle of the writing, however slow the machine is, and at any point of a write.
      const [enough, until] = [randomInt(1, 40), performance.now() + longestLoad];
      while (progress.promised < enough && performance.now() < until) await pause(5);
      await pause(randomInt(0, 30));
      await target.kill();
      report.kills += 1;
      await load;
      report.promised += progress.promised;
      client.close();

      const begun = performance.now();
      target = await startTarget({ dataFolder, port, members: 60 });
      report.slowestReopening = Math.max(report.slowestReopening, Math.round(performance.now() - begun));
      for await (const fault of look(dataFolder, ledger, port, token))
        report.faults.push(`After kill ${report.kills}: ${fault}`);
      if (report.kills % 20 === 0)
        tell(`${report.kills} kills, ${report.promised} promised writes, ${report.faults.length} faults`);
    }
  } finally {
    await target.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return report;
}

/** Writes without a pause until the line is cut, and counts the writes that were promised. */
async function writeUntilCut(
  client: Client,
  token: string,
  ledger: Ledger,
  picture: Buffer,
  progress: { promised: number },
): Promise<void> {
  const address = '/admins/listuser?status=approved&status=blocked&page=1';
  // The line may be cut before the first answer.
  const listed = await client.ask({ method: 'GET', path: address, token }).catch(() => undefined);
  if (!listed) return;
  const members = (JSON.parse(listed.text) as { data: { user_id: string; status: string }[] }).data; // The contract promises it.

  const write = async (asked: Asked) => {
    const { status } = await client.ask({ ...asked, token });
    if (status >= 300) throw new Error(`${asked.method} ${asked.path} was answered with ${status}.`);
    progress.promised += 1;
  };
  const add = async (kind: keyof Ledger['asked'], asked: (mark: string) => Asked) => {
    const mark = `mark-${Date.now().toString(36)}${randomInt(1e9).toString(36)}`;
    ledger.asked[kind].add(mark);
    await write(asked(mark));
    ledger.promised[kind].add(mark);
  };
  const kinds = [
    () =>
      add('category', (mark) => ({ method: 'POST', path: '/api/vendor_ads/add_ads_cat', json: { category: mark } })),
    () => add('panchanga', (mark) => ({ method: 'POST', path: '/api/panchanga/add_panchanga', json: entryOf(mark) })),
    () => add('ad', (mark) => ({ method: 'POST', path: '/api/vendor_ads/add_vendor_ads', ...formOf(mark, picture) })),
  ];
  const work = async (place: number) => {
    // Each writer has members of its own, or the order of two promises would be anybody's guess.
    const own = members.filter((_, index) => index % writers === place);
    for (let turn = place; ; turn += 1) {
      const member = own[turn % Math.max(1, own.length)];
      if (turn % 4 < 3 || !member) {
        await kinds[turn % 3]?.();
        continue;
      }
      const facts = ledger.members.get(member.user_id) ?? { promised: member.status, possible: new Set() };
      ledger.members.set(member.user_id, facts);
      const next = facts.promised === 'approved' ? 'blocked' : 'approved';
      facts.possible.add(next);
      await write({
        method: 'PUT',
        path: `/admins/${next === 'approved' ? 'accept' : 'block'}?user_id=${member.user_id}`,
      });
      facts.promised = next;
      facts.possible.clear();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, place) => work(place)));
  const wrong = ends.find((end) => end.status === 'rejected' && / was answered with /.test(String(end.reason)));
  if (wrong?.status === 'rejected') throw wrong.reason;
}

export const entryOf = (mark: string) => ({
  date: '2026-11-21',
  nakshatra: mark,
  thithi: mark,
  vaaara: mark,
  yoga: mark,
  karana: mark,
});

export function formOf(mark: string, picture: Buffer): Pick<Asked, 'headers' | 'body'> {
  const fields = {
    title: mark,
    description: mark,
    mobile: '919876543210',
    email: `${mark}@example.org`,
    address: mark,
    category: mark,
  };
  const part = (head: string, content: string | Buffer) => [
    Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value));
  const file = part('name="image"; filename="p.png"', picture);
  const body = Buffer.concat([...parts, ...file, Buffer.from('--edge--\r\n')]);
  return { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, body };
}

async function* look(dataFolder: string, ledger: Ledger, port: number, token: string): AsyncGenerator<string> {
  const client = openClient(port, { connections: 1 });
  const { status } = await client.ask({ method: 'GET', path: '/analysis/details', token });
  client.close();
  if (status !== 200) yield `the session that was promised at the beginning is gone (${status})`;

  const database = new SqliteDatabase(path.join(dataFolder, 'vivaha.sqlite'));
  const rows = (query: string) => database.prepare(query).all() as Record<string, string>[]; // The queries below read texts only.
  try {
    const integrity = rows('pragma integrity_check')[0]?.integrity_check;
    if (integrity !== 'ok') yield `integrity_check: ${integrity}`;

    const found = {
      category: rows(
        `select category as mark, vendor_ads_category_id || '' as id from vendor_ad_categories where category like 'mark-%'`,
      ),
      panchanga: rows(
        `select *, nakshatra as mark, daily_panchanga_id || '' as id from panchanga where nakshatra like 'mark-%'`,
      ),
      ad: rows(`select *, title as mark, vendor_ads_id || '' as id from vendor_ads where title like 'mark-%'`),
    };
    for (const kind of ['category', 'panchanga', 'ad'] as const) {
      const marks = new Set(found[kind].map(({ mark }) => mark ?? ''));
      for (const mark of ledger.promised[kind]) if (!marks.has(mark)) yield `the promised ${kind} ${mark} is lost`;
      for (const { mark = '' } of found[kind]) {
        if (!ledger.asked[kind].has(mark)) yield `nobody asked for the ${kind} ${mark}`;
      }
    }
    for (const { mark, thithi, vaaara, yoga, karana } of found.panchanga)
      if ([thithi, vaaara, yoga, karana].some((field) => field !== mark)) yield `the panchanga ${mark} is torn`;
    for (const { mark, description, address, category, image } of found.ad) {
      if ([description, address, category].some((field) => field !== mark)) yield `the ad ${mark} is torn`;
      const file = path.join(dataFolder, image ?? '');
      if (!existsSync(file) || !readFileSync(file).includes('IEND')) yield `the picture of the ad ${mark} is not whole`;
    }

    const subjects = { category: 'category', panchanga: 'panchanga', ad: 'vendor ad' } as const;
    for (const kind of ['category', 'panchanga', 'ad'] as const) {
      const entries = new Set(
        rows(`select subject_id as id from audit_log where action = 'add' and subject = '${subjects[kind]}'`).map(
          ({ id }) => id,
        ),
      );
      const ours = found[kind].filter(({ mark }) => ledger.asked[kind].has(mark ?? ''));
      if (entries.size !== ours.length || ours.some(({ id }) => !entries.has(id)))
        yield `the audit log and the table of ${kind} differ`;
    }

    const statuses = new Map(
      rows('select user_id, status from members').map(({ user_id, status }) => [user_id, status]),
    );
    for (const [id, facts] of ledger.members) {
      const now = statuses.get(id) ?? 'nothing';
      if (now !== facts.promised && !facts.possible.has(now))
        yield `member ${id} is ${now}, promised was ${facts.promised}`;
      facts.promised = now;
      facts.possible.clear();
    }
    const kept = rows(
      `select listing || status as place, sum(count) || '' as count from member_counts group by 1 having sum(count) <> 0 order by 1`,
    );
    const counted = rows(
      `select listing || status as place, count(*) || '' as count from members group by 1 order by 1`,
    );
    if (JSON.stringify(kept) !== JSON.stringify(counted)) yield 'the counts of the members are wrong';
  } finally {
    database.close();
  }
}
