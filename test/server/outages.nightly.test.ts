import { setTimeout } from 'node:timers/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import SqliteDatabase from 'libsql';
import { openDatabase } from '../../server/db/connect';
import { outageOf } from '../../server/db/failures';
import { postgresDialect } from '../../server/db/postgresDialect';
import type { Database } from '../../server/db/schema';
import { StartupError } from '../../server/environment';
import { selectReadings, toEntry } from '../../server/readings';
import { insertWorld, someMembers } from '../support/builders';
import { openCompanion, type Companion } from '../support/companion';
import { onPostgres } from '../support/engines';
import { listen } from '../support/ports';
import { administrator } from './api';
import { appOver } from './programs';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('on an SQLite file that another program writes as well', () => {
  let companion: Companion;
  let other: SqliteDatabase.Database;

  beforeEach(async () => {
    companion = await openCompanion({ onDisk: true, readers: 1 });
    await insertWorld(companion.db, { members: someMembers(3, 'Member', { status: 'pending' }) });
    other = new SqliteDatabase(path.join(companion.environment.DATA_DIR, 'vivaha.sqlite'));
  });
  afterEach(async () => {
    other.close();
    await companion.close();
  });

  const list = async () => {
    const { status, body } = await companion.call('GET', '/admins/listuser?status=pending&page=1');
    expect(status).toBe(200);
    return (body.data as { user_id: string }[]).map(({ user_id }) => user_id); // The contract promises it.
  };
  const view = (id = '') => companion.call('GET', `/retrieve/userDetails?user_id=${id}`);
  const accept = (id = '') => companion.call('PUT', `/admins/accept?user_id=${id}`);

  it('reads while the other writes, waits with what it has to write, and loses neither', async () => {
    const [first, second] = await list();
    other.exec('begin immediate');
    other.exec(`update members set email = 'new@example.org' where user_id = '${second}'`);
    const accepting = accept(first);
    expect((await companion.call('GET', '/analysis/details')).status).toBe(200);
    // Its entry in the journal waits, for which the caller does not, but this test does.
    const listing = list();
    await setTimeout(200);
    other.exec('commit');
    expect(await listing).toHaveLength(3);

    expect((await accepting).status).toBe(200);
    expect((await accept(second)).status).toBe(200);
    expect((await companion.call('POST', '/admins/login', { token: null, json: administrator })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    const member = await view(second);
    expect(member.body.userDetails).toMatchObject({ email: 'new@example.org', status: 'approved' });
  });

  it('asks to try again when the other does not come to its end, and works as soon as it has', async () => {
    const [first] = await list();
    other.exec('begin immediate');
    const answers = await Promise.all([accept(first), accept(first), companion.call('POST', '/admins/logout')]);
    // A profile is not shown while that cannot be written into the journal.
    answers.push(await view(first), ...(await Promise.all([view(first), view(first)])));
    for (const { status, headers, body } of answers) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.message).toBe('The database is busy. Please try again in a moment.');
    }
    other.exec('rollback');
    const actions = async () => (await selectReadings(companion.db).execute()).map(toEntry).map(({ action }) => action);
    expect(await actions()).toEqual(['read list']);
    expect((await view(first)).status).toBe(200);
    expect(await actions()).toEqual(['read list', 'view']);
    expect((await accept(first)).status).toBe(200);
    expect((await companion.call('POST', '/admins/logout')).status).toBe(200);
  }, 30_000);
});

it('says of a full disk what it is, and writes again once there is room', async () => {
  const companion = await openCompanion();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(companion.db);
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(companion.db);
  const json = { date: '2026-11-22', nakshatra: 'x'.repeat(100), thithi: 'x', vaaara: 'x', yoga: 'x', karana: 'x' };
  const add = () => companion.call('POST', '/api/panchanga/add_panchanga', { json });
  await insertWorld(companion.db, { members: someMembers(1, 'Member') });
  const { user_id } = await companion.db.selectFrom('members').select('user_id').executeTakeFirstOrThrow();
  const view = () => companion.call('GET', `/retrieve/userDetails?user_id=${user_id}`);

  await limit(rows[0]?.page_count ?? 0);
  let profile = await view();
  // An entry is small: many are needed.
  for (let time = 0; profile.status === 200 && time < 100; time += 1)
    [profile = profile] = await Promise.all(Array.from({ length: 50 }, view));
  expect([profile.status, profile.body.userDetails]).toEqual([503, undefined]);
  let answer = await add();
  for (let time = 0; answer.status === 200 && time < 100; time += 1) answer = await add();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.body.message).toBe('The disk of the server is full: nothing was saved.');
  expect((await companion.call('GET', '/api/panchanga/list_panchanga')).status).toBe(200);
  await limit(100_000);
  expect((await add()).status).toBe(200);
  await companion.close();
});

it('says in a sentence that PgBouncer passes on no time limits', async () => {
  const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const pooler = createServer((socket) => socket.once('data', () => socket.end(refusal)));
  const port = await listen(pooler);
  const opening = openDatabase(`postgres://nobody@127.0.0.1:${port}/none`, {});
  await expect(opening).rejects.toThrow(/^DATABASE_URL leads to a pooler .*PgBouncer.*docs\/operations\.md\.$/);
  await expect(opening).rejects.toBeInstanceOf(StartupError);
  pooler.close();
});

it('asks to try again when PostgreSQL cuts the line', async () => {
  const cutting = createServer((socket) => socket.destroy());
  const port = await listen(cutting);
  const db = new Kysely<Database>({ dialect: postgresDialect(`postgres://nobody@127.0.0.1:${port}/none`) });
  const app = appOver(db);
  const answer = await app.request('http://companion.test/analysis/details', { headers: { 'x-access-token': 'x' } });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await db.destroy();
  cutting.close();
});

onPostgres(() => {
  let companion: Companion;
  beforeEach(async () => void (companion = await openCompanion({ engine: 'postgres' })));
  afterEach(() => companion.close());

  it('refuses what was under way when PostgreSQL ends its connection, and goes on', async () => {
    const cut = companion.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(companion.db);
      await sql`select 1`.execute(transaction);
    });
    expect(outageOf(await cut.catch((error: unknown) => error))).toBe('unreachable');
    expect((await companion.call('GET', '/analysis/details')).status).toBe(200);
  });

  it('asks to try again when another program locks the row for too long', async () => {
    await insertWorld(companion.db, { members: someMembers(1, 'Member', { status: 'pending' }) });
    const { user_id } = await companion.db.selectFrom('members').select('user_id').executeTakeFirstOrThrow();
    const accept = () => companion.call('PUT', `/admins/accept?user_id=${user_id}`);
    await companion.db.transaction().execute(async (other) => {
      await other.selectFrom('members').select('user_id').forUpdate().execute();
      const { status, headers } = await accept();
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('2');
    });
    expect((await accept()).status).toBe(200);
  }, 20_000);
});
