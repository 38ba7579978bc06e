import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { openReadDatabase } from '../../server/db/readDatabase';
import { outageOf } from '../../server/db/failures';
import { readEnvironment, StartupError } from '../../server/environment';
import { readPostgresAddress } from '../../server/db/postgresAddress';
import { addSession } from '../support/builders';
import { onPostgres } from '../support/engines';
import { aFolder } from '../support/folders';
import { listen } from '../support/ports';
import { ownDatabase } from '../support/postgres';
import { openDatabaseLine } from '../tools/rehearsal/databaseLine';
import { appOver } from './programs';

const optionsOf = (address: string) =>
  readPostgresAddress(address).hosts.map(({ connectionString }) => {
    const { host, port, user, password, database } = new pg.Client(connectionString);
    return { host, port, user, password, database };
  });

it('a read address is a standby of a database, and may prefer one', () => {
  const DATABASE_READ_URL = 'postgres://u@h1,h2/db?target_session_attrs=prefer-standby';
  expect(() => readEnvironment({ DATABASE_READ_URL })).toThrow('standby of DATABASE_URL, which is not set');
  const DATABASE_URL = 'postgres://u@h1,h2/db';
  expect(readEnvironment({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({ readUrl: DATABASE_READ_URL });
});

it('an address names one server or several, as libpq reads it', () => {
  const at = { user: 'u', password: undefined, database: 'db' };
  expect(optionsOf('postgres://u@h1:5433,h2,[::1]:5434/db?target_session_attrs=primary')).toEqual([
    { ...at, host: 'h1', port: 5433, password: null },
    { ...at, host: 'h2', port: 5432, password: null },
    { ...at, host: '::1', port: 5434, password: null },
  ]);
  const ofBoth = { user: 'u', password: 'p@s:s%2Fé', database: 'db' };
  expect(optionsOf('postgresql://u:p%40s%3As%252F%C3%A9@/db?host=/run/a,h2&port=5433')).toEqual([
    { ...ofBoth, host: '/run/a', port: 5433 },
    { ...ofBoth, host: 'h2', port: 5433 },
  ]);
  expect(optionsOf('postgres://u@%2Frun%2Fa/db')).toEqual([{ ...at, host: '/run/a', port: 5432, password: null }]);
});

it.each(['prefer', 'require', 'verify-ca'])(
  'sslmode=%s checks the certificate whatever the driver makes of it',
  (mode) => {
    const read = (words: string) => readPostgresAddress(`postgres://u@h/db?sslmode=${words}`).hosts;
    expect(read(mode)).toEqual(read('verify-full'));
    expect(read(`${mode}&uselibpqcompat=true`)).not.toEqual(read('verify-full&uselibpqcompat=true'));
  },
);

it.each([
  ['mysql://u@h/db', 'must begin with postgres://. SQLite is used where there is no DATABASE_URL.'],
  ['postgres:///db', /^names no host: /],
  ['postgres://u@h1,/db', /^names no host on one side of a comma: /],
  ['postgres://u@::1:5433/db', /^has an IPv6 address without brackets: .*\[::1\]/],
  ['postgres://u@h1,[::1:5433/db', /^has an IPv6 address without brackets: /],
  ['postgres://u:secret%zz@h1/db', /^has a user, a password or a database with a % that stands for nothing: .* %25\.$/],
  ['postgres://u:secret%ff@h1/db', /^has a user, a password or a database with a % /],
  ['postgres://u@h1/50%?port=5432', /^has a user, a password or a database with a % /],
  ['postgres://u@%zz/db', /^has a host with a % that stands for nothing: /],
  ['postgres://u:secret/x@h1/db', /^has a port that is no number from 1 to 65535\. In a password, .* %2F/],
  ['postgres://u@h1,h2,h3/db?port=1,2', /^names more or fewer ports than hosts/],
  [
    'postgres://u@h/db?target_session_attrs=readwrite',
    /^has an unknown target_session_attrs: it is one of any, read-w/,
  ],
  ['postgres://u@h1,h2/db?target_session_attrs=standby', /^has target_session_attrs=standby, .* DATABASE_READ_URL\.$/],
])('%s is refused by the part that is wrong', (address, problem) => {
  const read = () => readEnvironment({ DATABASE_URL: address });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(
    typeof problem === 'string' ? `DATABASE_URL ${problem}` : new RegExp(problem.source.replace('^', '^DATABASE_URL ')),
  );
  expect(read).not.toThrow('secret');
});

onPostgres(() => {
  const { name, server, asSuperuser, opened } = ownDatabase();
  const address = (...before: string[]) =>
    `postgres://${server.username}@${[...before, server.host].join(',')}/${name}`;
  /** As a standby is, for all who connect from now on. */
  const setReadOnly = (isReadOnly: boolean) =>
    asSuperuser(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);

  it('of several servers the one is used that answers and takes changes', async () => {
    // The machine of one is switched off, the other's process stands still.
    const port = await listen(createServer().unref());
    const db = await opened(address('127.0.0.1:1', `127.0.0.1:${port}`));
    await db.insertInto('vendor_ad_categories').values({ category: 'x', category_folded: 'x', status: 1 }).execute();
  });

  it('what was under way is refused when a server vanishes without a word, and the next one used', async () => {
    const [first, second] = [await openDatabaseLine(server.href), await openDatabaseLine(server.href)];
    const hosts = [first, second].map(({ url }) => new URL(url).host);
    const db = await opened(`postgres://${server.username}@${hosts.join(',')}/${name}`);
    // More than there are connections: those who wait for one must not hold each other up either.
    const askAll = async () => {
      const asked = Array.from({ length: 14 }, () => sql`select 1`.execute(db).then(() => 'well', outageOf));
      return new Set(await Promise.all(asked));
    };
    expect(await askAll()).toEqual(new Set(['well']));
    await second.cut();
    first.swallow();
    expect(await askAll()).toEqual(new Set(['unreachable']));
    await second.mend();
    while ((await askAll()).has('unreachable'));
    await Promise.all([first.cut(), second.cut()]);
  });

  it('certificates that are away for a moment hold up no query that takes long', async () => {
    const folder = aFolder();
    const certificate = path.join(folder, 'root.crt');
    writeFileSync(certificate, '');
    const db = await opened(`${address()}?sslmode=disable&sslrootcert=${certificate}`);
    rmSync(folder, { recursive: true });
    await sql`select pg_sleep(4)`.execute(db);
  });

  it('a read address that leads to the primary, or to nothing, is said, and everything read from the primary', async () => {
    const db = await opened(address());
    const found = async (url: string) => {
      const changes: unknown[] = [];
      const reads = openReadDatabase(url, db, (problem) => changes.push(problem));
      try {
        await reads.look();
        expect(await reads.dbFor(1, new Date())).toBe(db);
        expect(changes).toEqual([reads.findProblem()]);
        return reads.findProblem();
      } finally {
        await reads.close();
      }
    };
    expect(await found(address('127.0.0.1:1'))).toMatch(
      /^DATABASE_READ_URL leads to no standby: .*ECONNREFUSED.*, .*:\d+ is a primary\.$/,
    );
    // Whoever only prefers a standby has to find it again when it comes back.
    expect(await found(`${address()}?target_session_attrs=prefer-standby`)).toMatch(
      /^DATABASE_READ_URL leads to no standby: .*:\d+ is a primary\.$/,
    );
    expect(await found('postgres://u@127.0.0.1:1/db')).toMatch(/^DATABASE_READ_URL cannot be asked: .*ECONNREFUSED/);
  });

  it('a start waits for a primary, and says what to do when none comes', async () => {
    await setReadOnly(true);
    const refused = opened(address('127.0.0.1:1'), { waitsForPrimary: 0 });
    await expect(refused).rejects.toThrow(
      /^No server that DATABASE_URL names takes changes: promote one, .*ECONNREFUSED.*:\d+ is read-only\)\.$/,
    );
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    const any = opened(`${address()}?target_session_attrs=any`, { waitsForPrimary: 0 });
    await expect(any).rejects.toThrow(/^No server .* \(it is a standby, or was made read-only\)\.$/);
    const onNoPrimary = jest.fn(() => void setReadOnly(false));
    await opened(address(), { waitsForPrimary: 60_000, onNoPrimary });
    expect(onNoPrimary).toHaveBeenCalledTimes(1);
  });

  it('a server that was made read-only is said, its connection dropped, and what comes after it used', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const db = await opened(address());
    const app = appOver(db);
    const token = await addSession(db);
    const json = { date: '2026-11-22', nakshatra: 'x', thithi: 'x', vaaara: 'x', yoga: 'x', karana: 'x' };
    const write = () =>
      app.request('http://companion.test/api/panchanga/add_panchanga', {
        ...{ method: 'POST', body: JSON.stringify(json) },
        headers: { 'x-access-token': token, 'content-type': 'application/json' },
      });
    const readiness = async () => {
      const answer = await app.fetch(new Request('http://companion.test/readyz'), {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      });
      return { status: answer.status, text: await answer.text() };
    };
    // The pool has one connection, which is demoted under way.
    await sql`set default_transaction_read_only = on`.execute(db);
    const refused = await write();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain(
      'The database takes no changes at the moment. Please try again in a moment.',
    );
    expect((await write()).status).toBe(200);

    await setReadOnly(true);
    await sql`set default_transaction_read_only = on`.execute(db);
    expect(await readiness()).toMatchObject({ status: 503, text: expect.stringContaining('It takes no changes') });
    expect([(await write()).status, (await write()).status]).toEqual([503, 503]);
    jest.restoreAllMocks();
  });
});
