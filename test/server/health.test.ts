import { renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../server/db/connect';
import { outageOf } from '../../server/db/failures';
import type { Database } from '../../server/db/schema';
import { diskCheck, type Check } from '../../server/operation/health';
import { aFolder } from '../support/folders';
import { expectEnvelope } from './api';
import { appOver } from './programs';

const open: Kysely<Database>[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy().catch(() => undefined);
});

async function aDatabase() {
  const db = await openDatabase(':memory:');
  open.push(db);
  return db;
}

async function aClosedDatabase() {
  const db = await aDatabase();
  await db.destroy();
  return db;
}

/** Nothing listens on port 1. */
async function anUnreachablePostgres() {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  open.push(db);
  return db;
}

async function probe(
  path: '/healthz' | '/readyz',
  db: Kysely<Database>,
  checks: Record<string, Check> = {},
  from = '127.0.0.1',
  headers = {},
) {
  const app = appOver(db, { checks });
  const caller = { incoming: { socket: { remoteAddress: from } } };
  const response = await app.fetch(new Request(`http://companion.test${path}`, { headers }), caller);
  const answer = { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  expectEnvelope(answer);
  return answer;
}

it.each([
  ['closed', aClosedDatabase],
  ['unreachable', anUnreachablePostgres],
])('/healthz goes on and /readyz names the database while it is %s', async (_state, openIt) => {
  const db = await openIt();
  expect((await probe('/healthz', db)).status).toBe(200);
  const { status, headers, body } = await probe('/readyz', db);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(body).toMatchObject({
    status: 'unavailable',
    message: 'The server is not ready: database.',
    checks: { database: 'It does not answer.' },
  });
});

it('/readyz says that a file of SQLite takes no changes any more, and calls are refused in those words', async () => {
  const folder = aFolder();
  const db = await openDatabase(path.join(folder, 'vivaha.sqlite'));
  open.push(db);
  // Root may write everything but what is not there.
  renameSync(folder, `${folder}-gone`);
  expect(await probe('/readyz', db)).toMatchObject({
    status: 503,
    body: { checks: { database: expect.stringMatching(/^It takes no changes/) } },
  });
  rmSync(`${folder}-gone`, { recursive: true });
  await sql`pragma query_only = on`.execute(db);
  const refused = await db.insertInto('settings').values({ name: 'x', value: 'y' }).execute().catch(outageOf);
  expect(refused).toBe('read-only');
});

it.each([
  ['from elsewhere', '203.0.113.9', {}],
  ['by a proxy of this machine that nobody has declared', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  ['by such a proxy that tells the address in its own way', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }],
])('/readyz tells strangers %s whether the server is ready, and nothing of why', async (_way, from, headers) => {
  const { status, body } = await probe('/readyz', await aClosedDatabase(), {}, from, headers);
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'unavailable', message: 'The server is not ready.' });
  expect(body).not.toHaveProperty('checks');
});

it.each([
  [1, { status: 'ok', checks: { database: 'ok', disk: 'ok' } }, tmpdir()],
  [
    Number.MAX_VALUE,
    {
      status: 'degraded',
      message: 'The server is ready, but look after it: disk.',
      checks: { database: 'ok', disk: expect.stringMatching(/^Only \d+ MB are free\.$/) },
    },
    tmpdir(),
  ],
  [1, { status: 'degraded', checks: { disk: 'It cannot be checked.' } }, '/nowhere'],
])('/readyz that wants %d bytes on the disk says %j', async (bytes, body, folder) => {
  expect(await probe('/readyz', await aDatabase(), { disk: diskCheck(folder, bytes) })).toMatchObject({
    status: 200,
    body,
  });
});
