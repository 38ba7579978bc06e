import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import SqliteDatabase from 'libsql';
import { connect, openDatabase } from '../../server/db/connect';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import { isOnPostgres } from '../../server/db/engine';
import { describeUpgrade, migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations';
import { tables, type Database } from '../../server/db/schema';
import { hashSecret } from '../../server/security/secrets';
import { addAdministrator } from '../support/builders';
import { makeEarlier } from '../support/earlierRelease';
import { onDatabase } from '../support/engines';
import { aFolder } from '../support/folders';
import { idsBy } from '../support/service';

/** What every step has said since it was released: databases out there have been made by it. */
const released = {
  '0016NamesInTheList': 'e3b0c44298fc1c14',
  '0017Leftovers': '17f59f5fd0f285fd',
  '0018NamesAsSearched': 'e3b0c44298fc1c14',
  '0019ReportClosings': '83110f3565cecf76',
  '0020MemberNotes': '7342955c30ef42a5',
  '0021SimilarMembers': '2a770583dc866934',
  '0022JournalSeals': 'd3d8b92be30a39e2',
  '0023SecondFactors': '8b80ea95309a6a2c',
  '0024ReadLists': 'bfb3a4ca2c4d9ffe',
  '0025SessionCookies': 'd8ac5871397055da',
  '0026KnownBrowsers': '0bfb32db8eb6be0b',
  '0027Readings': '2aaf16102b8657ea',
  '0028FreshFactors': '5d6d902a91f9b745',
  '0029ListedSessions': '0e0c4b9cd64fd459',
  '0030LastDecisions': '968cb82efd68f6f3',
  '0031SearchTerms': '622384ed369746c3',
  '0032Preferences': 'f63d6b1a222dc728',
  '0033GenderTerms': '8ceafd3e9491f5ae',
  '0034SearchTermsAlone': '78d1ea5cf32be5e8',
};

const member = {
  user_id: 'm-1',
  username: 'Asha Rao',
  username_folded: 'asha rao',
  status: 'approved' as const,
  created_at: '2026-01-01T00:00:00.000Z',
};

it('keeps what was released as it is', () => {
  const sums = migrations.map(({ name, statements }) => {
    const text = [false, true].flatMap(statements);
    return [name, createHash('sha256').update(text.join(';')).digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(sums)).toEqual(released);
});

onDatabase((companion) => {
  const empty = async (db: Kysely<Database>) => {
    for (const name of [...Object.keys(tables).reverse(), 'member_index'])
      await sql`drop table if exists ${sql.id(name)} ${sql.raw(isOnPostgres(db) ? 'cascade' : '')}`.execute(db);
  };

  /** As the release before has left it, which came there by sixteen steps, or an older one at one of them. */
  const leave = async (db: Kysely<Database>, steps: string[]) => {
    await empty(db);
    await makeEarlier(db);
    await sql`delete from migrations`.execute(db);
    for (const name of steps) await sql`insert into migrations values (${name}, '2026-11-25')`.execute(db);
  };
  const steps = ['0001FirstTables', '0007Administrators', '0016NamesInTheList'];

  it('folds the names of the release before again, as they are searched today', async () => {
    const { db } = companion();
    await leave(db, [...steps, '0017Leftovers']);
    const jose = { ...member, username: 'José D’Souza', username_folded: 'josé d’souza' };
    await db
      .insertInto('members')
      .values([jose, { ...member, user_id: 'm-2' }])
      .execute();
    await migrate(db);
    expect(await idsBy(db, 'jose dsouza')).toEqual(['m-1']);
    expect(await idsBy(db, 'asha rao')).toEqual(['m-2']);
  });

  it('a database of the release before is brought to the end with its rows and its sessions', async () => {
    const { db, call } = companion();
    await leave(db, steps);
    await db
      .insertInto('members')
      .values([member, { ...member, user_id: 'm-2', status: 'pending' }])
      .execute();
    await addAdministrator(db, { id: 7 });
    await sql`insert into sessions (token_hash, administrator_id, created_at, expires_at)
      values (${hashSecret('token')}, 7, '2026', '9999')`.execute(db);

    expect(await describeUpgrade(db)).toEqual({
      sentence: expect.stringMatching(/may not roll: .* 0031SearchTerms, 0033GenderTerms, 0034SearchTermsAlone\. Stop/),
      mayRoll: false,
    });
    await migrate(db);
    await migrate(db);
    expect(await describeUpgrade(db)).toMatchObject({ sentence: expect.stringContaining('up to date'), mayRoll: true });
    await sql`delete from migrations where name = '0032Preferences'`.execute(db);
    const sentence = 'This upgrade may roll: the release before works with 0032Preferences.';
    expect(await describeUpgrade(db)).toEqual({ sentence, mayRoll: true });
    await sql`insert into migrations values ('0032Preferences', '2026-11-25')`.execute(db);
    const names = [...new Set([...steps, ...Object.keys(released)])];
    expect(await sql`select name from migrations order by name`.execute(db)).toMatchObject({
      rows: names.map((name) => ({ name })),
    });
    expect(await db.selectFrom('members').select(['user_id', 'listing']).orderBy('user_id').execute()).toEqual([
      { user_id: 'm-1', listing: 'accepted' },
      { user_id: 'm-2', listing: 'pending' },
    ]);
    expect(await fillNameKeys(db, 10)).toBe(2);
    expect(await db.selectFrom('report_closings').select('closed_report_id').execute()).toEqual([]);
    expect(await db.selectFrom('member_notes').selectAll().execute()).toEqual([]);
    for (const part of ['o', 'ra', 'sha r', 'asha rao']) expect([part, await idsBy(db, part)]).toEqual([part, ['m-1']]);
    for (const part of ['x', 'rr', 'rao asha']) expect([part, await idsBy(db, part)]).toEqual([part, []]);
    expect((await call('GET', '/analysis/details', { token: 'token' })).body).toMatchObject({
      users: 1,
      requestsCount: 1,
    });
  });

  it('an older one is refused with what to do, and left as it is', async () => {
    const { db } = companion();
    await leave(db, steps.slice(0, -1));
    await expect(migrate(db)).rejects.toThrow(
      /stopped at 0007Administrators\): start the release of 25 November 2026 once/,
    );
    expect((await sql`select name from migrations`.execute(db)).rows).toHaveLength(2);
    // The next test gets tables of today.
    await empty(db);
  });

  it('a step that fails leaves nothing behind', async () => {
    const { db } = companion();
    const broken = {
      name: '9998Broken',
      mayRoll: true,
      statements: () => ['create table half (id integer)', 'create nonsense'],
    };
    await expect(migrate(db, { steps: [...migrations, broken] })).rejects.toThrow();
    await expect(sql`select 1 from half`.execute(db)).rejects.toThrow();
  });
});

it('a database on the disk is copied before it is changed, for its owner alone', async () => {
  const folder = aFolder();
  const file = path.join(folder, 'vivaha.sqlite');
  const old = connect(file);
  await makeEarlier(old);
  await old.insertInto('members').values(member).execute();
  await old.destroy();

  await (await openDatabase(file)).destroy();
  await (await openDatabase(file)).destroy();
  const [copy = '', ...others] = readdirSync(folder).filter((name) => name.includes('before'));
  expect(others).toEqual([]);
  expect(copy).toBe('vivaha.sqlite.before-0017Leftovers');
  expect(statSync(path.join(folder, copy)).mode & 0o777).toBe(0o600);
  const kept = new SqliteDatabase(path.join(folder, copy));
  expect(kept.prepare('select user_id from members').all()).toEqual([{ user_id: 'm-1' }]);
  expect(kept.prepare('select count(*) as steps from migrations').all()).toEqual([{ steps: 1 }]);
  kept.close();
});
