import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openDatabase, withDatabase } from '../../server/db/connect';
import { isOnPostgres } from '../../server/db/engine';
import { findMembers } from '../../server/db/findMembers';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import { countWrongFigures } from '../../server/db/repairCounts';
import { tables, type Database } from '../../server/db/schema';
import { seedDemonstration } from '../../server/demo/demonstration';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { openCompanion } from '../support/companion';
import { engine } from '../support/engines';
import { aFolder } from '../support/folders';
import { freePort, listen } from '../support/ports';
import { root, startTarget } from '../tools/hardening/target';

const today = new Date('2026-11-21T04:30:00.000Z');
const mediaFolder = aFolder();

it('has something on every list, no two members with one id or address, and nobody with those of somebody real', async () => {
  const db = await openDatabase(':memory:');
  await seedDemonstration(db, { members: 2000, media: storageInFolder(mediaFolder), today });
  const members = await db.selectFrom('members').selectAll().execute();
  const ads = await db.selectFrom('vendor_ads').select(['email', 'mobile']).execute();
  const states = await db.selectFrom('payments').select('state').distinct().orderBy('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['Failed', 'Processing', 'Success']);
  for (const [table, least] of [
    ['deletion_requests', 65],
    ['blocks', 120],
    ['reports', 60],
    ['interests', 350],
    ['payments', 1400],
    ['vendor_ads', 46],
  ] as const)
    expect([table, (await db.selectFrom(table).selectAll().execute()).length >= least]).toEqual([table, true]);
  await db.destroy();
  expect(new Set(members.map(({ user_id }) => user_id)).size).toBe(2000);
  const emails = members.flatMap(({ email }) => email ?? []);
  expect(new Set(emails).size).toBe(emails.length);
  const reachable = [...emails, ...ads.map((ad) => ad.email)].filter(
    (email) => !/^[a-z0-9._]+@example\.(com|org|net)$/.test(email),
  );
  expect(reachable).toEqual([]);
  const phones = [...members.flatMap(({ phone }) => phone ?? []), ...ads.map(({ mobile }) => `+${mobile}`)];
  const shared = phones.filter((phone, index) => phones.indexOf(phone) < index);
  expect(shared.length).toBeGreaterThan(4);
  expect(shared.length).toBeLessThan(10);
  expect(phones.filter((phone) => phone.startsWith('+91') && !/^\+919900\d{6}$/.test(phone))).toEqual([]);
  expect(phones.filter((phone) => !/^\+[1-9]\d{9,13}$/.test(phone))).toEqual([]);
}, 30_000);

it(`gives the same rows for the same day on sqlite, and on ${engine}`, async () => {
  const contents: unknown[] = [];
  for (const each of ['sqlite', engine] as const) {
    const companion = await openCompanion({ engine: each });
    await seedDemonstration(companion.db, { members: 150, media: storageInFolder(mediaFolder), today });
    contents.push(await everyRow(companion.db));
    await companion.close();
  }
  expect(contents[1]).toEqual(contents[0]);
}, 20_000);

it.each([0, 1, 7])('fills a database with %i members', async (members) => {
  const db = await openDatabase(':memory:');
  await seedDemonstration(db, { members, media: storageInFolder(mediaFolder), today });
  expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(members);
  await db.destroy();
});

it.each([...new Set(['sqlite', engine] as const)])(
  'counts and finds those who are beyond the first 10,000, with every index and trigger, on %s',
  async (each) => {
    const { db, close } = await openCompanion({ engine: each });
    const before = await madeObjects(db);
    await seedDemonstration(db, { members: 10_500, media: storageInFolder(mediaFolder), today });
    expect(await madeObjects(db)).toEqual(before);
    expect(await countWrongFigures(db)).toBe(0);

    const further = await db.selectFrom('members').selectAll().where('phone', 'like', '+915%').execute();
    expect(new Set(further.map(({ phone }) => phone)).size).toBeGreaterThan(450);
    const [someone] = further;
    await fillNameKeys(db, 30_000);
    const question = { q: someone?.phone ?? '', status: [], city: '', page: 1, limit: 10 };
    expect(await findMembers(db, question)).toMatchObject({ size: 1, data: [{ username: someone?.username }] });
    await close();
  },
  60_000,
);

it('fills a new file, in which reading then waits for no writing', async () => {
  const dataFolder = aFolder();
  const target = await startTarget({ dataFolder, members: 20 });
  expect(existsSync(join(dataFolder, 'vivaha.sqlite-wal'))).toBe(true);
  await target.stop();
}, 30_000);

it('says that a port is taken before it makes any data', async () => {
  const dataFolder = aFolder();
  const other = createServer();
  const port = await listen(other);
  const start = (environment: Record<string, string>, ownPort?: number) =>
    startTarget({ dataFolder, members: 20, port: ownPort, environment });
  await expect(start({}, port)).rejects.toThrow(`Port ${port} is taken: stop the other program, or choose another`);
  await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow('choose another with METRICS_PORT.');
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow('cannot listen at HOST and PORT: listen EADDRNOTAVAIL');
  expect(existsSync(join(dataFolder, 'vivaha.sqlite'))).toBe(false);
  other.close();
}, 30_000);

it('begins anew where a power cut ended the first start', async () => {
  const dataFolder = aFolder();
  const file = join(dataFolder, 'vivaha.sqlite');
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--members', '200000'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  while (child.exitCode === null && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) < 20_000_000)
    await pause(20);
  child.kill('SIGKILL');
  await once(child, 'exit');

  await (await startTarget({ dataFolder, members: 300 })).stop();
  const members = await withDatabase(await openDatabase(file), (db) => db.selectFrom('members').selectAll().execute());
  expect(members).toHaveLength(300);
}, 60_000);

async function madeObjects(db: Kysely<Database>) {
  const objects = isOnPostgres(db)
    ? sql`select indexdef as made from pg_indexes where schemaname = current_schema()
        union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
          where not tgisinternal and relnamespace = current_schema()::regnamespace order by 1`
    : sql`select sql as made from sqlite_master where sql is not null order by 1`;
  return (await objects.execute(db)).rows;
}

async function everyRow(db: Kysely<Database>) {
  const names = Object.keys(tables) as (keyof Database)[];
  const contents: Record<string, string[]> = {};
  for (const table of names.filter((name) => !/^(migrations|administrators|sessions|sign_in_addresses)/.test(name))) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return contents;
}
