import { readFileSync } from 'node:fs';
import { tables } from '../../server/db/schema';
import { readEnvironment } from '../../server/environment';
import { purgePayments } from '../../server/privacy/deleteOld';
import { createReadingBatch, type Read } from '../../server/readings';
import {
  addAdministrator,
  aDeletedMember,
  aMember,
  anEntry,
  aPayment,
  aProfile,
  daysAgo,
  insertWorld,
} from '../support/builders';
import { onDatabase } from '../support/engines';
import type { OpenApi } from './api';
import { steps as adminSteps } from './adminCommandSteps';
import { asha, ravi, steps, world } from './privacySteps';
import { runCommand } from './programs';

it('docs/privacy.md names every table of the database', () => {
  const text = readFileSync('docs/privacy.md', 'utf8');
  expect(Object.keys(tables).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('keeps deleted members for a year, shows them for a month, and keeps everybody else, unless told otherwise', () => {
  expect(readEnvironment({})).toMatchObject({ purgeAfterDays: 365, deletedShownDays: 30 });
  for (const name of ['REJECTED_DAYS', 'UNANSWERED_DAYS', 'PAYMENT_DAYS'])
    expect(() => readEnvironment({ [name]: '364' })).toThrow(`${name} must be a whole number from 365 to 36500.`);
});

/** Signs up with the number of Asha, who gave up her account 31 days ago. */
const mala = aMember({ username: 'Mala', phone: asha.phone });
const traces = ['Asha', asha.email, asha.phone, 'I sing at', asha.profile_link];

const queries: Record<string, string[]> = {
  '/admins/listuser': ['pending', 'approved', 'rejected', 'blocked'].map((status) => `status=${status}`),
  '/admins/searchuser': ['approved', 'rejected'].map((status) => `status=${status}&username=asha`),
  '/admins/similar': [`user_id=${ravi.user_id}`],
  '/admins/notes': [`user_id=${asha.user_id}`],
  '/retrieve/userDetails': [`user_id=${asha.user_id}`],
};

onDatabase(
  (companion) => {
    const { db, call } = {
      db: () => companion().db,
      call: <Body>(path: string) => companion().call<Body>('GET', path),
    };
    const { admin } = adminSteps(companion);
    const seen = (id: string) => runCommand('privacy/seenCommand', [id], companion().environment);
    const { purge } = steps(companion);
    const journal = (id: string) =>
      db().selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();

    describe('a deleted member', () => {
      beforeEach(async () => {
        await insertWorld(db(), world);
        const entries = [anEntry({ action: 'accept deletion', subject_id: asha.user_id })];
        await insertWorld(db(), { members: [mala], profiles: [aProfile(mala)], entries });
      });

      /** What all calls that read answer, as one text. */
      async function readEverything(): Promise<string> {
        const { paths } = (await call<OpenApi>('/openapi.json')).body;
        const answers: string[] = [];
        for (const [path, { get }] of Object.entries(paths)) {
          const payments = [`access_token=${companion().token}&limit=100&filter_type=3`];
          const asked = queries[path] ?? (path === '/payment/getPaymentList' ? payments : ['']);
          for (const query of get ? asked : []) {
            const { status, body } = await call(`${path}?${query}`);
            expect([path, status]).toEqual([path, 200]);
            answers.push(JSON.stringify(body));
          }
        }
        return answers.join('\n');
      }
      const found = (text: string) => traces.filter((trace) => trace !== null && text.includes(trace));

      it('is shown by no call after a month, and its own commands still have it', async () => {
        // Her number is also Mala's.
        expect(found((await readEverything()).replaceAll(JSON.stringify(mala.phone), ''))).toEqual([]);
        const similar = await call<{ data: { similar: object[] }[] }>(`/admins/similar?user_id=${mala.user_id}`);
        expect(similar.body.data[0]?.similar).toEqual([
          { user_id: null, username: null, status: 'removed', since: asha.deleted_at, by: ['phone'], family: false },
        ]);
        // Nor is it said whose number or name hers is.
        const own = await call(`/admins/similar?user_id=${asha.user_id}`);
        expect(own.body).toMatchObject({ data: [{ user_id: asha.user_id, similar: [] }] });
        const note = await companion().call('POST', '/admins/notes', { json: { user_id: asha.user_id, text: 'x' } });
        expect(note.status).toBe(409);

        expect(await admin('deleted')).toBe(
          `${asha.user_id}  ${asha.deleted_at?.slice(0, 10)}  Asha Rao  ${asha.email}  ${asha.phone}`,
        );
        const read = db()
          .selectFrom('audit_log')
          .select('after')
          .where('action', '=', 'read list')
          .where('administrator_id', 'is', null);
        expect(await read.execute()).toEqual([{ after: '{"list":"deleted users","rows":1}' }]);
        await admin(`undelete ${asha.user_id}`);
        expect(
          found(await call(`${'/retrieve/userDetails'}?user_id=${asha.user_id}`).then(JSON.stringify)),
        ).toHaveLength(5);
      });

      it('is shown until then', async () => {
        await db()
          .updateTable('members')
          .set({ deleted_at: daysAgo(29) })
          .where('user_id', '=', asha.user_id)
          .execute();
        expect(found(await readEverything())).toEqual(traces);
        const paid = await call<{ responseData: { payment_list: object[] } }>(
          `/payment/getPaymentList?access_token=${companion().token}&limit=9&filter_type=3`,
        );
        expect(paid.body.responseData.payment_list).toMatchObject([{ user_name: 'Asha Rao', phone_no: asha.phone }]);
      });

      it('keeps the name beside what was paid, for the accounts', async () => {
        const { body } = await call<{ responseData: { payment_list: object[] } }>(
          `/payment/getPaymentList?access_token=${companion().token}&limit=9&filter_type=1`,
        );
        expect(body.responseData.payment_list).toMatchObject([{ user_name: 'Asha Rao', phone_no: '' }]);
      });
    });

    it('sign-ups that were rejected, or never answered, are purged at their age, if nobody has decided since', async () => {
      const old = { created_at: daysAgo(401) };
      const [rejected, late, moved, pending, approved] = [
        aMember({ ...old, username: 'Rejected', status: 'rejected' }),
        aMember({ ...old, username: 'Late', status: 'rejected' }),
        // The journal has moved the entry into a file.
        aMember({ ...old, username: 'Moved', status: 'rejected', decided_at: daysAgo(399) }),
        aMember({ ...old, username: 'Waiting' }),
        aMember({ ...old, username: 'Approved', status: 'approved' }),
      ];
      const others = [aMember({ username: 'Young' }), aMember({ username: 'Young too', status: 'rejected' })];
      await insertWorld(db(), {
        members: [rejected, late, moved, pending, approved, ...others],
        entries: [
          anEntry({ at: daysAgo(399), subject_id: late.user_id }),
          anEntry({ action: 'view', subject_id: rejected.user_id }),
        ],
      });
      const names = async () =>
        (
          await db()
            .selectFrom('members')
            .select('username')
            .where('deleted_at', 'is', null)
            .orderBy('username')
            .execute()
        ).map(({ username }) => username);
      expect(await purge({ deleted: 30 })).toBe(0);
      expect(await purge({ rejected: 400 })).toBe(1);
      expect(await names()).toEqual(['Approved', 'Late', 'Moved', 'Waiting', 'Young', 'Young too']);
      expect(await purge({ pending: 400 })).toBe(1);
      expect(await names()).toEqual(['Approved', 'Late', 'Moved', 'Young', 'Young too']);
      expect(await journal(pending.user_id)).toEqual([{ action: 'purge' }]);
      expect((await call('/analysis/details')).body).toMatchObject({ requestsCount: 1, rejectedUsers: 3 });
      const again = aMember({ phone: rejected.phone });
      await insertWorld(db(), { members: [again] });
      const similar = await call(`/admins/similar?user_id=${again.user_id}`);
      expect(JSON.stringify(similar.body)).toContain('"removed"');
    });

    it('payments are deleted at their age, and the journal says how many', async () => {
      const payments = [aPayment({ created_at: daysAgo(401) }), aPayment({ created_at: daysAgo(399) })];
      await insertWorld(db(), { payments });
      expect(await purgePayments(db(), 400, new Date())).toBe(1);
      expect(await purgePayments(db(), 400, new Date())).toBe(0);
      expect(await db().selectFrom('payments').select('payment_index').execute()).toHaveLength(1);
      const entries = await db().selectFrom('audit_log').select(['action', 'subject', 'after']).execute();
      expect(entries).toEqual([{ action: 'purge', subject: 'list', after: '{"list":"payments","rows":1}' }]);
    });

    it('what members have typed steers no terminal', async () => {
      const usha = aDeletedMember({ username: 'Usha\u001b[2J', email: 'usha\u001b[2J', phone: '\u001b[2J98' });
      await insertWorld(db(), { members: [usha] });
      expect(await admin('deleted')).toMatch(/ {2}Usha\[2J {2}usha\[2J {2}\[2J98$/);
      const exported = await runCommand('privacy/exportCommand', [usha.user_id], companion().environment);
      expect(exported.problem).toBe('Everything about Usha[2J is in the output.');
    });

    it('who saw a member is told in words, and lists as what they are', async () => {
      const member = aMember({ username: 'Usha\u001b[2J', created_at: '2026-01-01T08:00:00.000Z' });
      const list = { subject: 'list', subject_id: null };
      const at = (day: string) => `2026-01-${day}:30.000Z`;
      await insertWorld(db(), {
        members: [member],
        entries: [
          anEntry({ ...list, at: '2025-12-31T08:00:00.000Z', action: 'read list', after: { list: 'users', rows: 10 } }),
          anEntry({ at: at('02T10:00'), action: 'view', subject_id: member.user_id }),
          anEntry({
            at: at('04T12:00'),
            administrator: 'ravi@example.org',
            action: 'view',
            subject_id: member.user_id,
          }),
          anEntry({ at: at('05T12:00'), action: 'view', subject_id: 'another' }),
          anEntry({ at: at('05T12:30'), subject_id: member.user_id }),
          anEntry({ at: at('06T12:00'), administrator: null, action: 'export', subject_id: member.user_id }),
          anEntry({ ...list, at: at('07T12:00'), action: 'read list', after: { list: 'requests', rows: 10 } }),
          anEntry({ ...list, at: at('08T12:00'), action: 'export', after: { list: 'User Requests', rows: 1 } }),
          anEntry({ ...list, at: at('08T12:00'), action: 'export', after: { list: 'Users\ud800', rows: 1e19 } }),
        ],
      });
      // As this release writes it.
      await addAdministrator(db(), { id: 7 });
      const note = createReadingBatch(db());
      const actor = (day: string) => ({ administratorId: 7, at: new Date(at(day)) });
      const readings: [string, Read][] = [
        ['03T11:05', { kind: 'member', name: member.user_id }],
        ['03T11:06', { kind: 'member', name: 'another' }],
        ['07T12:10', { kind: 'list', name: 'requests', rows: 2 }],
      ];
      await Promise.all(readings.map(([day, read]) => note({ actor: actor(day), read, events: 0 })));
      const { out } = await seen(member.user_id);
      expect(out.trimEnd()).toBe(`Usha[2J (${member.user_id}): signed up on 2026-01-01.

Opened the profile:
  asha@example.org: 2 times, from 2026-01-02 10:00 to 2026-01-03 11:05
  ravi@example.org: once, 2026-01-04 12:00

Did something about the member:
  2026-01-05 12:30  asha@example.org: reject
  2026-01-06 12:00  a command of the server: export

Read lists meanwhile, each of which may have held the member:
  asha@example.org: requests, 2 times, 12 rows in all

Made files of lists meanwhile:
  asha@example.org: User Requests, once, 1 row
  asha@example.org: Users\ufffd, once, 10,000,000,000,000,000,000 rows in all

Times are UTC. The journal begins on 2025-12-31; what JOURNAL_DAYS has moved into files is not in it.`);
      expect(await seen('nobody')).toMatchObject({ code: 1, problem: 'There is no member nobody.' });
    }, 30_000);
  },
  { onDisk: true, deletedShownDays: 30 },
);
