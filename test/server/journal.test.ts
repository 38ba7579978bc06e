import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { copyRows } from '../../server/backup/copyRows';
import { openDatabase } from '../../server/db/connect';
import { isOnPostgres } from '../../server/db/engine';
import { archiveJournal } from '../../server/privacy/archiveJournal';
import { continueNumbering, createReadingBatch, selectReadings, toEntry, type Read } from '../../server/readings';
import { countEvent, failuresWritten } from '../../server/security/throttle';
import { aMember, anEntry, daysAgo, someMembers } from '../support/builders';
import { administrator, callDescribed, describeApi } from './api';

const stranger = '192.0.2.66';
type Row = Record<string, unknown>;
type Found = { data: Row[]; size: number; at_least?: true };

describeApi((api) => {
  const log = () => api.companion().journal();
  const viewed = async () =>
    (await selectReadings(api.companion().db).execute()).map(toEntry).filter(({ action }) => action === 'view');
  const signIn = (facts: object = {}, from = stranger) =>
    api.companion().call('POST', '/admins/login', { token: null, json: { ...administrator, ...facts }, from });
  const read = async (query = '', token?: string | null) => {
    const { status, body } = await callDescribed<Found>(api.companion(), 'GET', `/admins/journal?${query}`, { token });
    return { status, rows: body.data, size: body.size, at_least: body.at_least };
  };

  describe('the journal', () => {
    it('tells who failed to sign in, from where, and when that locked an account or a network', async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ password: 'wrong' });
      const failure = { action: 'fail to sign in', administrator: administrator.email, address: stranger };
      const entries = await log();
      expect(entries).toHaveLength(6);
      expect(entries.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => failure));
      expect(entries[5]).toMatchObject({ ...failure, action: 'lock out', subject: 'administrator' });

      for (let time = 0; time < 15; time += 1) await signIn({ email: `person${time}@example.org` });
      expect((await log()).at(-1)).toMatchObject({ action: 'lock out', subject: 'network', subject_id: stranger });
    });

    it('does not grow with a flood of failed sign-ins', async () => {
      const { db, advanceClock } = api.companion();
      await db.transaction().execute(async (transaction) => {
        for (let number = 0; number < 199; number += 1) await countEvent(transaction, [failuresWritten]);
      });
      for (let number = 0; number < 3; number += 1) await signIn({ email: `my secret password ${number}` });
      // Of a name that nobody has, which may be a password, nothing is kept.
      expect(await log()).toMatchObject([{ action: 'fail to sign in', administrator: null, subject_id: null }]);
      const throttles = await db.selectFrom('throttles').selectAll().execute();
      expect(JSON.stringify([await log(), throttles])).not.toContain('secret');
      advanceClock(11 * 60_000);
      await signIn({ email: 'one.more@example.org' });
      expect(await log()).toHaveLength(2);
    });

    it('tells which profiles left the server, once each, and no other', async () => {
      const members = someMembers(30, 'Member');
      await api.given({ members });
      const ids = members.map(({ user_id }) => user_id);
      await Promise.all(ids.map((user_id) => api.ask('getMember', { query: { user_id } })));
      await api.ask('getMember', { query: { user_id: 'nobody' } });
      await api.ask('listMembers', { query: { status: 'approved' } });
      const entries = await viewed();
      expect(entries.map(({ subject_id }) => subject_id).sort()).toEqual([...ids].sort());
      for (const entry of entries)
        expect(entry).toMatchObject({ action: 'view', administrator: administrator.email, address: '127.0.0.1' });
    });
  });

  describe('GET /admins/journal, which the contract does not know', () => {
    beforeEach(async () => {
      await api.given({ members: [aMember({ user_id: 'm-1', status: 'pending' }), aMember({ user_id: 'm-2' })] });
      await api.ask('acceptMember', { query: { user_id: 'm-1' } });
      await api.ask('getMember', { query: { user_id: 'm-1' } });
      await api.ask('getMember', { query: { user_id: 'm-2' } });
      await signIn({ password: 'wrong' });
    });

    it('lists what was done, the newest first, with before and after', async () => {
      const { status, rows, size } = await read();
      expect([status, size]).toEqual([200, 4]);
      expect(rows.map(({ action }) => action)).toEqual(['fail to sign in', 'view', 'view', 'accept']);
      expect(rows[3]).toMatchObject({
        administrator: administrator.email,
        subject: 'member',
        subject_id: 'm-1',
        before: { status: 'pending' },
        after: { status: 'approved' },
        address: '127.0.0.1',
      });
    });

    it('is narrowed by administrator, member and actions', async () => {
      for (const [query, size] of [
        ['member=m-1', 2],
        ['member=m-1&action=view', 1],
        ['administrator=ADMIN@example.org', 4],
        ['administrator=nobody@example.org', 0],
        ['action=fail to sign in&except=view', 1],
        ['action=accept&action=fail to sign in', 2],
      ] as const) {
        const found = await read(query);
        expect([query, found.rows.length, found.size]).toEqual([query, size, size]);
      }
    });

    it('takes a day as it begins and ends where the administrator is', async () => {
      const last = String((await read()).rows[0]?.at);
      api.companion().advanceClock(60_000);
      await signIn({ password: 'wrong' });
      const after = new Date(Date.parse(last) + 1).toISOString();
      const inIndia = encodeURIComponent(after.replace('Z', '+05:30'));
      expect((await read(`from=${after}`)).size).toBe(1);
      expect((await read(`to=${after}`)).size).toBe(4);
      expect((await read(`from=${last}&to=${last}`)).size).toBe(0);
      expect((await read(`to=${inIndia}`)).size).toBe(0);
      expect((await read(`from=${inIndia}&action=accept`)).size).toBe(1);
    });

    it('has ten entries a page, and nothing after the last', async () => {
      for (let time = 0; time < 8; time += 1) await signIn({ email: `person${time}@example.org` });
      const [first, second, far] = [await read(), await read('page=2'), await read('page=99999999999999')];
      expect([first.rows.length, second.rows.length, far.rows.length]).toEqual([10, 2, 0]);
      expect([first.size, second.size, far.size]).toEqual([12, 12, 12]);
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(12);
      expect((await read('limit=1000')).rows).toHaveLength(12);
      expect((await read('limit=5&page=3')).rows).toHaveLength(2);
    });

    it('counts up to ten thousand, and goes on from an entry, whatever is written meanwhile', async () => {
      await api.given({ entries: Array.from({ length: 10_001 }, () => anEntry()) });
      const first = await read('action=reject&limit=3');
      expect([first.size, first.at_least]).toEqual([10_000, true]);
      expect((await read('action=reject&page=1001')).rows).toHaveLength(1);
      await api.given({ entries: [anEntry()] });
      const next = await read(`action=reject&limit=3&before=${String(first.rows.at(-1)?.id)}`);
      expect(next.rows.map(({ id }) => id)).toEqual([4, 5, 6].map((index) => Number(first.rows[0]?.id) + 1 - index));
      expect([next.size, next.at_least]).toEqual([9_998, undefined]);
      expect((await read('before=99999999999999999999')).at_least).toBe(true);
    });

    it('says which list was read and exported, and how much of it, without the words of a search', async () => {
      await api.ask('listMembers', { query: { status: ['approved', 'blocked'] } });
      await api.ask('searchMembers', { query: { status: 'approved', username: 'Asha' } });
      const json = { list: 'Users', rows: 1744 };
      const note = async (facts: object) =>
        (await callDescribed(api.companion(), 'POST', '/admins/journal/exports', { json: facts })).status;
      expect(await note(json)).toBe(200);
      for (const wrong of [
        { ...json, rows: -1 },
        { ...json, rows: 2 ** 31 },
        { ...json, list: 'x'.repeat(61) },
        { rows: 1 },
      ])
        expect(await note(wrong)).toBe(400);
      const { rows } = await read('action=read list&action=export');
      expect(rows.map(({ action, subject, after }) => [action, subject, after])).toEqual([
        ['export', 'list', json],
        ['read list', 'list', { list: 'users by name', rows: 0 }],
        ['read list', 'list', { list: 'users, blocked users', rows: 1 }],
      ]);
    });

    it('sums up by administrator and day, as the day is where the caller is', async () => {
      const read = (at: string, rows: number) => anEntry({ at, action: 'read list', after: { list: 'users', rows } });
      await api.given({
        entries: [
          read('2026-03-01T18:29:00.000Z', 7),
          read('2026-03-01T18:31:00.000Z', 10),
          read('2026-03-02T10:00:00.000Z', 20),
          read('2026-01-01T10:00:00.000Z', 99),
          ...['view', 'export', 'accept'].map((action) => anEntry({ at: '2026-03-02T11:00:00.000Z', action })),
        ],
      });
      const asked = 'limit=1&summary=330&administrator=asha@example.org&to=2026-03-03T00:00:00Z';
      const { body } = await callDescribed<{ summary: unknown }>(api.companion(), 'GET', `/admins/journal?${asked}`);
      const sums = { administrator: 'asha@example.org', profiles: 0, exports: 0 };
      expect(body.summary).toEqual([
        { ...sums, day: '2026-03-02', rows: 30, profiles: 1, exports: 1 },
        { ...sums, day: '2026-03-01', rows: 7 },
      ]);
    });

    it('is for administrators, and says what it cannot read', async () => {
      expect((await read('', null)).status).toBe(401);
      const wrong = ['page=0', 'action=', 'from=2026-03-01', 'to=today', 'limit=0', 'limit=1001'];
      for (const query of wrong) expect((await read(query)).status).toBe(400);
    });
  });
});

describeApi((api) => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const read = (at: Date, what: Read) => {
    const actor = { administratorId: 1, at, address: '::1' };
    return createReadingBatch(api.companion().db, 0)({ actor, read: what, events: 0 });
  };

  it('moves what is older than JOURNAL_DAYS into a file, and lets go nothing younger than a year', async () => {
    const { db, environment } = api.companion();
    const folder = path.join(environment.DATA_DIR, 'journal');
    const [old, older, young] = [daysAgo(400), daysAgo(500), daysAgo(300)];
    await api.given({ entries: [old, older, young].map((at) => anEntry({ at, address: '::1' })) });
    await continueNumbering(db);
    await read(days(450), { kind: 'list', name: 'users', rows: 7 });
    await read(days(299), { kind: 'member', name: 'm-1' });
    // Two processes with one folder do it at the same time.
    const moved = await Promise.all([1, 2].map(() => archiveJournal(db, folder, 366, new Date())));
    expect(moved.sort()).toEqual([0, 3]);
    const [file = ''] = await readdir(folder);
    const lines = (await readFile(path.join(folder, file), 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { at: old, address: '::1' },
      { at: older },
      { action: 'read list', administrator: administrator.email, after: '{"list":"users","rows":7}', address: '::1' },
    ]);
    const left = await db.selectFrom('audit_log').select(['at', 'action', 'after']).orderBy('id').execute();
    expect(left).toMatchObject([{ at: young }, { action: 'archive', after: JSON.stringify({ file, entries: 3 }) }]);
    // What nothing names any longer has gone as well.
    expect((await selectReadings(db).execute()).map(toEntry)).toMatchObject([{ action: 'view', subject_id: 'm-1' }]);
    expect(await db.selectFrom('read_subjects').select('name').execute()).toEqual([{ name: 'm-1' }]);
    await expect(archiveJournal(db, folder, 200, new Date())).rejects.toThrow('only added to');
  });

  it('gives every entry a number of its own, in another database too', async () => {
    await api.given({ members: [aMember({ user_id: 'm-1', status: 'pending' })] });
    const { db } = api.companion();
    await read(days(1), { kind: 'member', name: 'm-1' });
    await api.ask('acceptMember', { query: { user_id: 'm-1' } });
    await read(days(0), { kind: 'member', name: 'm-1' });
    const copy = await openDatabase(':memory:');
    await copyRows(db, copy);
    await copy.insertInto('audit_log').values({ at: 'now', action: 'accept', subject: 'member' }).execute();
    const actor = { administratorId: 1, at: new Date() };
    await createReadingBatch(copy, 0)({ actor, read: { kind: 'member', name: 'm-1' }, events: 0 });
    const numbers = async (table: 'audit_log' | 'readings') =>
      (await copy.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    expect([await numbers('audit_log'), await numbers('readings')]).toEqual([
      [2, 4],
      [1, 3, 5],
    ]);
    await copy.destroy();
  });

  it('needs little room for what was read', async () => {
    const { db } = api.companion();
    const size = async () => {
      const pages = sql<{ size: number }>`select page_count * 4096 as size from pragma_page_count`;
      const tables = sql<{
        size: number;
      }>`select sum(pg_total_relation_size(relid))::bigint as size from pg_stat_user_tables
        where schemaname = current_schema() and relname in ('readings', 'readers', 'read_subjects')`;
      return (await (isOnPostgres(db) ? tables : pages).execute(db)).rows[0]?.size ?? 0;
    };
    const before = await size();
    const note = createReadingBatch(db, 0);
    const entries = 20_000;
    for (let first = 0; first < entries; first += 1000)
      await Promise.all(
        Array.from({ length: 1000 }, (_, index) => {
          const actor = { administratorId: 1, at: days(0), address: `192.0.2.${index % 7}` };
          const member = { kind: 'member', name: `6f1c2a34-0000-4000-8000-00000000${index}` } as const;
          const list = { kind: 'list', name: 'users, blocked users', rows: index } as const;
          return note({ actor, read: index % 5 === 0 ? member : list, events: 0 });
        }),
      );
    // Bytes an entry.
    expect(((await size()) - before) / entries).toBeLessThan(isOnPostgres(db) ? 150 : 80);
  });
});
