/*
 * Makes so many members, payments, reports, blocks and matches, and prints how long each list and search takes, what it takes of
 * memory, and how long others wait meanwhile:
 *   npx tsx test/tools/members.ts [members [times [folder]]], and the folder is kept for the next run
 *   .ci/withPostgres npx tsx test/tools/members.ts 1000000
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { MemberStatus } from '../../server/contract/members';
import { searchKey } from '../../server/contract/text';
import { openDatabase, withDatabase } from '../../server/db/connect';
import { gatherStatistics, isOnPostgres, liftTimeLimits } from '../../server/db/engine';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import { repairCounts } from '../../server/db/repairCounts';
import type { Database } from '../../server/db/schema';
import { insertManyMembers, insertMembers, withoutChecks } from '../../server/demo/insertMembers';
import { openClient, signIn, type Client } from './hardening/client';
import { startTarget, type Target } from './hardening/target';

const [members = 100_000, times = 20] = process.argv.slice(2, 4).map(Number);
const kept = process.argv[4];
const atOnce = 5_000;
/** More than the server lists at once: here nobody waits, and each page of an index is written less often. */
const listedAtOnce = 30_000;

const firstNames =
  'Manjunatha Lakshmi Suresh Asha Ramesh Geetha ಮಂಜುನಾಥ Anand Priya Mahesh Kavya Lakshmana Shivakumar Arun Suma Raghavendra मंजुनाथ Deepa';
const lastNames =
  'Kumar Shetty Rao Gowda Bhat Hegde Reddy Patil Nair Iyer Sharma Naik Kulkarni ರಾವ್ Acharya Prabhu Kamath';
const cities =
  'Bengaluru,Mysuru,Mangaluru,Udupi,Hubballi,New Delhi,Mumbai,Chennai,Hyderabad,Pune,Belagavi,Tumakuru,Hassan'.split(
    ',',
  );
const syllables = 'ka ra ma na vi shi pra su de ha ja la ni ro ta ya mi bha ga chi no ru sa'.split(' ');

/** A few are common and many rare, as in life. */
function namesOf(common: string, count: number): string[] {
  const rare = Array.from({ length: count }, (_, index) => {
    const [one, two, three] = [1, 23, 529].map(
      (each) => syllables[Math.floor((index + 529) / each) % syllables.length],
    );
    const name = `${one}${two}${three}${index % 3 === 0 ? '' : (syllables[index % 17] ?? '')}`;
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  return [...common.split(' '), ...rare];
}

// One seed, so that two runs have the same members.
let state = 42;
const share = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const oneOf = <Item>(items: Item[], rarity = 1): Item => items[Math.floor(items.length * share() ** rarity)] as Item; // Never empty here.

const [first, last] = [namesOf(firstNames, 6_000), namesOf(lastNames, 4_000)];
const others = JSON.stringify({ about_me: 'A few sentences about the family. '.repeat(2) });
const statuses = [
  ...Array<MemberStatus>(84).fill('approved'),
  ...Array<MemberStatus>(5).fill('blocked'),
  ...Array<MemberStatus>(5).fill('pending'),
];

function aMember(index: number) {
  const username = `${oneOf(first, 4)} ${oneOf(last, 4)}`;
  const personal = { gender: oneOf(['Female', 'Male']), dob: `19${70 + (index % 29)}-04-12`, city: oneOf(cities, 3) };
  return {
    user_id: `6f1c2a34-0000-4000-8000-${String(index).padStart(12, '0')}`,
    username,
    username_folded: searchKey(username),
    email: `${oneOf(first, 4).toLowerCase()}.${index}@example.org`,
    phone: `+91${9_000_000_000 + Math.floor(share() * 999_999_999)}`,
    status: statuses[Math.floor(share() * 100)] ?? ('rejected' as const),
    profile_link: share() < 0.12 ? null : `/media/members/${index % 200}.jpg`,
    created_at: new Date(
      1_700_000_000_000 + Math.floor(((index + 500 * share()) / members) * 80_000_000_000),
    ).toISOString(),
    deleted_at: null,
    personal: JSON.stringify(personal),
    career: others,
    family: others,
    partner: others,
  };
}

async function makeMembers(db: Kysely<Database>): Promise<void> {
  for (let from = 0; from < members; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, members - from) }, (_, index) => aMember(from + index));
    await insertMembers(db, rows);
  }
}

const questions: Record<string, string> = {
  'newest first': '',
  'by name': 'sort=name',
  'by status': 'sort=status',
  'oldest first': 'sort=joined&order=asc',
  blocked: 'status=blocked',
  'blocked, by name': 'status=blocked&sort=name',
  'women without a photo': 'gender=female&photo=none',
  'of Hassan': 'city=hassan',
  'of Hassan, by name': 'city=hassan&sort=name',
  'joined in a week': 'joined_from=2024-11-01T00:00:00Z&joined_to=2024-11-08T00:00:00Z',
  ...Object.fromEntries(
    [
      'a',
      'ma',
      'man',
      'manjunath',
      'ಮಂಜುನಾಥ',
      'rao',
      'kumar',
      'rao manju',
      'kuma su',
      'sumanavi',
      'nju',
      'xyzzy',
    ].flatMap((q) =>
      ['', '&sort=name', '&sort=joined', '&sort=status'].map((sort) => [
        `${q} ${sort.slice(6)}`,
        `q=${encodeURIComponent(q)}${sort}`,
      ]),
    ),
  ),
  'rao, blocked': 'q=rao&status=blocked',
  'rao, men of Mysuru': 'q=rao&gender=male&city=mysuru',
  'man, pending, by name': 'q=man&status=pending&sort=name',
  'phone 98765': 'q=98765',
  'phone +91 9876543': 'q=%2B91%209876543',
  'e-mail asha.1': 'q=asha.1',
  'nobody’s phone': 'q=1234567',
};
const known = '/admins/searchuser?status=approved&username=';

/** A payment of each member, and of every fourth a report, a block and a match. */
async function makeOthers(db: Kysely<Database>): Promise<void> {
  await sql`insert into payments (user_id, user_name, phone_no, state, created_at)
    select user_id, username, phone, 'Success', created_at from members`.execute(db);
  const pairs = sql`name_keys as one join name_keys as two on two.number = one.number + 1
    join members on members.user_id = one.user_id where one.number % 4 = 0`;
  await sql`insert into reports (reported_id, reporter_id, reason, reported_at)
    select one.user_id, two.user_id, 'Fake profile', created_at from ${pairs}`.execute(db);
  await sql`insert into blocks (blocker_id, blocked_id, created_at)
    select one.user_id, two.user_id, created_at from ${pairs}`.execute(db);
  await sql`insert into interests (requester_id, accepter_id, sent_on, accepted_on)
    select one.user_id, two.user_id, created_at, created_at from ${pairs}`.execute(db);
}

/** Without an address, how others are served by themselves. */
const longLists = (token: string): Record<string, string | undefined> => ({
  'nothing for 10 s': undefined,
  payments: `/payment/getPaymentList?access_token=${token}&last_index=0&limit=100000000&filter_type=0`,
  'reported users': '/api/user_report/list_reported_user',
  'blocked users': '/api/user_report/admin/list_blocked_user',
  matches: '/api/admin/accepted/requests',
  'searchuser a': `${known}a`,
  'searchuser manju': `${known}manju`,
  'searchuser xyzzy': `${known}xyzzy`,
});

/** MB; NaN where the system does not tell. */
function memoryOf({ process: { pid } }: Target): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

/** Reads an answer as it comes, and asks meanwhile how others are served. */
async function measureLong(
  target: Target,
  token: string,
  address: string | undefined,
  clients: number,
): Promise<string> {
  const before = memoryOf(target);
  let [isDone, first, bytes, most] = [false, NaN, 0, before];
  const others = watchOthers(target.port, token, clients, () => isDone);
  const health = watchHealth(target.port, () => isDone);
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(target))), 50);
  const begun = performance.now();
  const headers = { 'x-access-token': token, 'accept-encoding': 'gzip' };
  if (address === undefined) await pause(10_000);
  else
    await new Promise((resolve, reject) => {
      const call = request({ port: target.port, path: address, headers }, (answer) => {
        answer.on('data', ({ length }: Buffer) => {
          if (bytes === 0) first = performance.now() - begun;
          bytes += length;
        });
        answer.on('end', resolve).on('error', reject);
      });
      call.on('error', reject).end();
    });
  const seconds = (performance.now() - begun) / 1000;
  isDone = true;
  clearInterval(sampling);
  const figures = [first.toFixed(0), seconds.toFixed(2), (bytes / 1e6).toFixed(1), (most - before).toFixed(0)];
  return [...figures, (await health).toFixed(0), (await others).toFixed(0)].map((each) => each.padStart(9)).join('');
}

/** The 99th percentile of a page of Users, ms. */
async function watchOthers(port: number, token: string, clients: number, isDone: () => boolean): Promise<number> {
  const spent: number[] = [];
  const client = openClient(port, { connections: clients });
  const one = async () => {
    do {
      spent.push(
        (await client.ask({ method: 'GET', path: '/admins/listuser?status=approved&page=1', token })).milliseconds,
      );
      await pause(100);
    } while (!isDone());
  };
  await Promise.all(Array.from({ length: clients }, one));
  client.close();
  return spent.sort((a, b) => a - b)[Math.floor(spent.length * 0.99)] ?? NaN;
}

async function measure(client: Client, token: string, address: string): Promise<string> {
  const spent: number[] = [];
  let [note, bytes] = ['', 0];
  for (let time = 0; time < times; time += 1) {
    const { status, text, milliseconds } = await client.ask({ method: 'GET', path: address, token });
    const { size, at_least } = JSON.parse(text) as { size?: number; at_least?: true }; // docs/companion-api.md promises it.
    note = status === 200 ? `${size ?? ''}${at_least ? '+' : ''}` : `${status}`;
    bytes = text.length;
    spent.push(milliseconds);
    if (spent.length > 4 && milliseconds > 3_000) break;
  }
  spent.sort((one, other) => one - other);
  const at = (part: number) =>
    (spent[Math.min(spent.length - 1, Math.floor(spent.length * part))] ?? NaN).toFixed(1).padStart(8);
  return `${at(0.5)} ${at(0.95)} ${note.padStart(8)} ${(bytes / 1000).toFixed(0).padStart(7)} kB`;
}

async function watchHealth(port: number, isDone: () => boolean): Promise<number> {
  let longest = 0;
  const client = openClient(port, { connections: 1 });
  while (!isDone()) {
    longest = Math.max(longest, (await client.ask({ method: 'GET', path: '/healthz' })).milliseconds);
    await pause(5);
  }
  client.close();
  return longest;
}

async function run(): Promise<void> {
  const dataFolder = kept ?? mkdtempSync(path.join(tmpdir(), 'members-'));
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const file = path.join(dataFolder, 'vivaha.sqlite');
  const took = (words: string, begun: number) => {
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${words} in ${seconds.toFixed(1)} s, ${Math.round(members / seconds)} a second`);
  };
  try {
    await withDatabase(await openDatabase(databaseUrl ?? file), async (db) => {
      if (await db.selectFrom('members').select('user_id').limit(1).executeTakeFirst()) return;
      const begun = performance.now();
      // Nothing is lost that is not made again.
      const hurried = isOnPostgres(db)
        ? []
        : ['synchronous = off', 'cache_size = -2000000', 'wal_autocheckpoint = 50000'];
      for (const setting of hurried) await sql.raw(`pragma ${setting}`).execute(db);
      await insertManyMembers(db, () => makeMembers(db));
      await repairCounts(db);
      took(`${members} members are made`, begun);
      const listing = performance.now();
      await withoutChecks(db, ['search_terms'], async () => {
        while ((await fillNameKeys(db, listedAtOnce)) > 0);
      });
      took('They are listed', listing);
      await db.transaction().execute(async (transaction) => {
        await liftTimeLimits(transaction);
        await makeOthers(transaction);
      });
      if (!isOnPostgres(db)) return db.transaction().execute(gatherStatistics);
      await db.connection().execute(async (connection) => {
        await sql`set statement_timeout = 0`.execute(connection);
        await sql`vacuum analyze`.execute(connection);
      });
    });
    if (!databaseUrl) console.log(`The file has ${(statSync(file).size / 1e6).toFixed(0)} MB`);
    const starting = performance.now();
    const target = await startTarget({ dataFolder, databaseUrl });
    took('The server starts', starting);
    try {
      const [client, token] = [openClient(target.port, { connections: 1 }), await signIn(target)];
      for (const clients of [1, 50]) {
        console.log(`beside ${clients}: first ms, all s, MB, memory +MB, longest /healthz ms, p99 of others ms`);
        for (const [words, address] of Object.entries(longLists(token)))
          console.log(`${await measureLong(target, token, address, clients)}  ${words}`);
      }
      const pages = { '': '&page=1', ', page 500': '&page=500' };
      const lists = Object.entries(questions).flatMap(([words, query]) =>
        Object.entries(pages).map(([where, page]) => [words + where, `/admins/members?${query}${page}`]),
      );
      for (const [words = '', address = ''] of lists) {
        let isDone = false;
        const [health, text] = await Promise.all([
          watchHealth(target.port, () => isDone),
          measure(client, token, address).finally(() => (isDone = true)),
        ]);
        console.log(`${text} ${health.toFixed(0).padStart(5)} ms  ${words}`);
      }
      client.close();
    } finally {
      await target.stop();
    }
  } finally {
    if (kept === undefined) rmSync(dataFolder, { recursive: true, force: true });
  }
}

void run();
