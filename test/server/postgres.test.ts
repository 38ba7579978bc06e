import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { record } from '../../server/audit';
import { createReadingBatch } from '../../server/readings';
import { backUp } from '../../server/backup/backUp';
import { readBackup } from '../../server/backup/contents';
import { rehearseRestore, reportOf } from '../../server/backup/rehearseRestore';
import { restoreToPostgres } from '../../server/backup/restore';
import { backUpWhenDue, openPlan } from '../../server/backup/scheduledBackups';
import { verifyBackup } from '../../server/backup/verifyBackup';
import { openDatabase } from '../../server/db/connect';
import { gatherStatistics, hasStatistics, liftTimeLimits, workAlone } from '../../server/db/engine';
import { createNameListing } from '../../server/db/fillNameKeys';
import { migrations } from '../../server/db/migrations';
import type { Database } from '../../server/db/schema';
import { readEnvironment } from '../../server/environment';
import { onlyErrors } from '../../server/services';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { addAdministrator, aMember, anAd, insertWorld, someMembers } from '../support/builders';
import { onPostgres } from '../support/engines';
import { aFolder } from '../support/folders';
import { listen } from '../support/ports';
import { ownDatabase, runStatements } from '../support/postgres';
import { contentsOf, idsBy } from '../support/service';

onPostgres(() => {
  const { name, server, asSuperuser, opened, close } = ownDatabase();
  const address = (user?: string) => {
    const url = new URL(name, server);
    if (user !== undefined) url.username = user;
    return url.toString();
  };
  beforeEach(() => asSuperuser(`create role ${name} login`));
  afterEach(() => asSuperuser(`drop role ${name}`));
  const endTurns = () =>
    runStatements(
      address(),
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 20261123`,
    );
  const mayUse = `grant create, usage on schema public to ${name}`;
  const mayExtend = `grant create on database ${name} to ${name}`;

  it('a backup holds rows and pictures, is verified like one of SQLite, and fills an empty database', async () => {
    const other = `${name}_restored`;
    const [from, to] = [address(), address().replace(name, other)];
    const folder = aFolder();
    const at = (...names: string[]) => path.join(folder, ...names);
    await runStatements(from, `create database ${other}`);
    try {
      const db = await opened(from);
      await insertWorld(db, { members: someMembers(1_500, 'Member'), ads: [anAd({ image: '/media/ads/a.png' })] });
      await addAdministrator(db);
      mkdirSync(at('data', 'media', 'ads'), { recursive: true });
      writeFileSync(at('data', 'media', 'ads', 'a.png'), 'a picture');
      expect(await backUp(at('data'), at('b'), { databaseUrl: from })).toBe(1);
      expect(await verifyBackup(readBackup(at('b')))).toEqual({ members: 1_500, pictures: 1 });

      // Two processes have it in their plan.
      const settings = { DATABASE_URL: from, DATA_DIR: at('data'), BACKUP_DIR: at('backups') };
      Object.assign(process.env, settings);
      const look = async (now: Date) => {
        const plan = await openPlan(readEnvironment(settings));
        if (plan) await backUpWhenDue(plan, db, onlyErrors, now);
      };
      await Promise.all([new Date(), new Date(Date.now() + 5_000)].map(look));
      expect(readdirSync(at('backups'))).toEqual([expect.stringMatching(/^vivaha-.*Z\.tar\.gz$/)]);

      // Whoever loses the lock on the way leaves no backup, because another may be making one.
      const cutOff = await openPlan(readEnvironment(settings));
      if (!cutOff) throw new Error('There is no plan.');
      const write = cutOff.storage.write;
      cutOff.storage.write = async (...words) => {
        await endTurns();
        return write(...words);
      };
      const nextDay = new Date(Date.now() + 30 * 60 * 60 * 1000);
      await expect(backUpWhenDue(cutOff, db, onlyErrors, nextDay)).rejects.toThrow('another process may have it');
      expect(readdirSync(at('backups'))).toHaveLength(1);

      const restored = { dataFolder: at('new'), media: storageInFolder(at('new', 'media')) };
      const isFull = { ...restored.media, put: () => Promise.reject(new Error('ENOSPC')) };
      await expect(restoreToPostgres(to, readBackup(at('b')), { ...restored, media: isFull })).rejects.toThrow(
        'ENOSPC',
      );
      // It can be begun again.
      await restoreToPostgres(to, readBackup(at('b')), restored);
      await expect(restoreToPostgres(to, readBackup(at('b')), restored)).rejects.toThrow('fills an empty one');
      expect(readFileSync(at('new', 'media', 'ads', 'a.png'), 'utf8')).toBe('a picture');
      const copy = await opened(to);
      expect(await contentsOf(copy)).toEqual(await contentsOf(db));
      const counts = (each: Kysely<Database>) =>
        each.selectFrom('member_counts').selectAll().orderBy('month').orderBy('status').execute();
      expect(await counts(copy)).toEqual(await counts(db));
      expect(await addAdministrator(copy, { email: 'b@example.org' })).toBe(2);
    } finally {
      for (const variable of ['DATABASE_URL', 'BACKUP_DIR']) delete process.env[variable];
      await close();
      await runStatements(from, `drop database ${other}`);
    }
  }, 60_000);

  it('a backup waits for who holds a table for longer than any call would', async () => {
    const db = await opened(address());
    const held = db.transaction().execute(async (transaction) => {
      await liftTimeLimits(transaction);
      await sql`lock table members in access exclusive mode`.execute(transaction);
      await sql`select pg_sleep(6)`.execute(transaction);
    });
    const folder = aFolder();
    expect(await backUp(path.join(folder, 'data'), path.join(folder, 'b'), { databaseUrl: address() })).toBe(0);
    await held;
  }, 30_000);

  it('what was done alone counts only where its lock was kept to the end', async () => {
    const db = await opened(address());
    const loseLock = async () => {
      await endTurns();
      return 'done';
    };
    await expect(workAlone(db, 'backup', loseLock)).rejects.toThrow('another process may have it');
  }, 30_000);

  it('many names are known to the planner as soon as they are listed, however long that takes', async () => {
    const db = await opened(address());
    await insertWorld(db, { members: someMembers(5_000, 'Member') });
    expect(await hasStatistics(db)).toBe(false);
    await createNameListing(db)();
    expect(await hasStatistics(db)).toBe(true);
    const limit = db.transaction().execute(async (transaction) => {
      await gatherStatistics(transaction);
      return (await sql`show statement_timeout`.execute(transaction)).rows;
    });
    expect(await limit).toEqual([{ statement_timeout: '0' }]);
  }, 60_000);

  it('a restore is rehearsed in a schema of its own, one at a time, and never elsewhere', async () => {
    const [url, owner] = [address(), `${name}_owner`];
    const folder = aFolder();
    const file = path.join(folder, 'b');
    const db = await opened(url);
    await runStatements(url, `create role ${owner}`, `alter role ${name} noinherit`, `grant ${owner} to ${name}`);
    try {
      await insertWorld(db, { members: someMembers(3, 'Member') });
      await backUp(folder, file, { databaseUrl: url });
      const rehearse = (databaseUrl: string) =>
        rehearseRestore(() => readBackup(file), { dataFolder: folder, databaseUrl });
      const [first, second] = await Promise.allSettled([rehearse(url), rehearse(url)]);
      const [done, refused] = first.status === 'fulfilled' ? [first, second] : [second, first];
      expect(done).toMatchObject({ status: 'fulfilled' });
      expect(refused).toMatchObject({
        reason: { message: expect.stringContaining('Another rehearsal is under way') },
      });
      // Whoever has rights as another role alone has them in the rehearsal.
      const asOwner = Object.assign(new URL(url), { username: name, search: `?options=-c%20role%3D${owner}` }).href;
      await runStatements(
        url,
        `grant create on database ${name} to ${owner}`,
        `grant select on migrations to ${owner}`,
      );
      expect(reportOf(await rehearse(asOwner))).toContain('The backup can be restored.');
      const pooler = createServer((caller) => {
        const database = connect(Number(new URL(url).port), new URL(url).hostname);
        caller.once('data', (start) => {
          const words = Buffer.from(start.toString('latin1').replace(/options\0[^\0]*\0/, ''), 'latin1');
          words.writeInt32BE(words.length);
          database.write(words);
          caller.pipe(database).pipe(caller);
        });
      });
      const pooled = Object.assign(new URL(url), { host: `127.0.0.1:${await listen(pooler)}` }).href;
      await expect(rehearse(pooled)).rejects.toThrow('a pooler that passes on no options');
      pooler.close();
      const schemas = sql`select nspname from pg_namespace where nspname = 'vivaha_rehearsal'`.execute(db);
      expect((await schemas).rows).toEqual([]);
      await runStatements(url, 'create schema vivaha_rehearsal');
      await expect(rehearse(asOwner)).rejects.toThrow(
        /^A rehearsal that was cut off has left .* drop schema vivaha_rehearsal cascade\.$/,
      );
    } finally {
      await close();
      await runStatements(url, `drop owned by ${owner}`, `drop role ${owner}`);
    }
  });

  it.each([
    ['by an index where the extension may be created', [mayUse, mayExtend], 0],
    ['all the same where it may not, and the operator is told', [mayUse], 1],
  ])(
    'names are found %s',
    async (_how, rights, warnings) => {
      await runStatements(address(), ...rights);
      const onSlowSearches = jest.fn();
      const db = await opened(address(name), { onSlowSearches });
      expect(onSlowSearches).toHaveBeenCalledTimes(warnings);
      const asha = aMember({ user_id: 'asha', username: 'Asha 100%_Rao', status: 'approved' });
      await insertWorld(db, { members: [asha, ...someMembers(3_000, 'Neighbour', { status: 'approved' })] });
      expect(await idsBy(db, 'a 100%_r')).toEqual(['asha']);
      expect(await idsBy(db, 'a 100__r')).toEqual([]);
      expect(await idsBy(db, 'neighb')).toHaveLength(3_000);
    },
    30_000,
  );

  it('a connection that breaks while nobody uses it is told to the log, and replaced', async () => {
    await runStatements(address(), `alter database ${name} owner to ${name}`);
    let told: (error: Error) => void = () => undefined;
    const broken = new Promise<Error>((resolve) => (told = resolve));
    const db = await opened(address(name), { onBrokenConnection: (error) => told(error) });
    await sql`select 1`.execute(db);
    await runStatements(
      address(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    expect((await broken).message).toMatch(/terminat/);
    await sql`select 1`.execute(db);
  }, 30_000);

  it('the role of the API does its work, and can rewrite neither the journal nor what guards it', async () => {
    const [owner, api] = [`${name}_owner`, `${name}_api`];
    const { hostname, port, username } = new URL(address());
    const run = (environment: Record<string, string>, program: string, ...words: string[]) =>
      spawnSync(program, words, { env: { ...process.env, ...environment }, encoding: 'utf8' });
    const makeRoles = () =>
      run(
        {
          ...{ PGHOST: hostname, PGPORT: port, POSTGRES_USER: username, POSTGRES_DB: name },
          ...{ OWNER_ROLE: owner, OWNER_PASSWORD: 'a', API_ROLE: api, API_PASSWORD: 'b' },
        },
        'deploy/roles.sh',
      );
    const migrate = (user: string, ...words: string[]) =>
      run(
        { DATABASE_URL: address(user) },
        process.execPath,
        '--import',
        'tsx',
        'server/db/migrateCommand.ts',
        ...words,
      );
    const refused = /permission denied|must be (owner|superuser)|only added to/;
    try {
      // The database as an older release has left it, in which the API was the superuser.
      await (await openDatabase(address())).destroy();
      expect(makeRoles()).toMatchObject({ status: 0, stderr: '' });
      expect(migrate(owner, '--for', api)).toMatchObject({
        status: 0,
        stdout: `The database is up to date, and ${api} may use it.\n`,
      });
      expect(makeRoles()).toMatchObject({ status: 0 });
      expect(migrate(owner, '--for', 'nobody')).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^There is no role nobody: deploy/),
      });
      expect(migrate(api, '--for', api)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('run this as the owner'),
      });

      const db = await opened(address(api));
      await insertWorld(db, { members: [aMember({ status: 'approved' })] });
      const actor = { administratorId: null, at: new Date() };
      await db
        .transaction()
        .execute((transaction) => record(transaction, actor, { action: 'accept', subject: 'member' }));
      expect(await db.selectFrom('audit_log').select('action').execute()).toEqual([{ action: 'accept' }]);
      expect(await db.selectFrom('member_counts').select('count').execute()).toEqual([{ count: 1 }]);
      await addAdministrator(db, { id: 1 });
      const read = { kind: 'list', name: 'users', rows: 10 } as const;
      await createReadingBatch(db)({ actor: { ...actor, administratorId: 1 }, read, events: 0 });
      for (const statement of [
        'update readings set rows = 1',
        `update readers set administrator = 'b@example.org'`,
        'truncate readings',
        `update audit_log set action = 'reject'`,
        'delete from audit_log',
        'truncate audit_log',
        'alter table audit_log disable trigger user',
        'drop trigger audit_log_refuses_change on audit_log',
        'drop table audit_log',
        `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
        'set session_replication_role = replica',
        'create table audit_log_2 (id integer)',
        `set role ${owner}`,
        `set role ${username}`,
        `alter role ${api} superuser`,
        `delete from migrations`,
      ])
        await expect(sql.raw(statement).execute(db)).rejects.toThrow(refused);
      expect(await db.selectFrom('audit_log').select('action').execute()).toEqual([{ action: 'accept' }]);

      await runStatements(address(), `delete from migrations where name = '${migrations.at(-1)?.name}'`);
      await expect(openDatabase(address(api), {})).rejects.toThrow('run `npm run migrate` as the owner of its tables');
    } finally {
      await close();
      await runStatements(address(), ...[owner, api].flatMap((role) => [`drop owned by ${role}`, `drop role ${role}`]));
    }
  }, 60_000);
});
