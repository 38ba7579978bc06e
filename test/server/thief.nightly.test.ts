import { administer } from '../../server/admin/administer';
import { readEnvironment } from '../../server/environment';
import { selectReadings, toEntry } from '../../server/readings';
import { whoSaw } from '../../server/privacy/whoSaw';
import { openSession } from '../../server/security/sessions';
import { aBrowser } from '../support/aBrowser';
import { addApp } from '../support/authenticator';
import { PassThrough } from 'node:stream';
import {
  aBlock,
  addAdministrator,
  aDeletionRequest,
  aMatch,
  aPayment,
  aReport,
  insertWorld,
  someMembers,
} from '../support/builders';
import { administrator } from '../support/companion';
import { onDatabase } from '../support/engines';

const { limits } = readEnvironment({});
const terminal = { input: new PassThrough(), output: new PassThrough() };
const victim = 'asha@example.org';

type List = Record<string, unknown[]>;

onDatabase(
  (companion) => {
    it('a thief with the session of an administrator is seen, is stopped, and has deleted nobody for good', async () => {
      const { db, call, mails } = companion();
      const members = someMembers(2000, 'Member', { status: 'approved' });
      const [first, second] = [members[0]!, members[1]!];
      await insertWorld(db, {
        members,
        deletionRequests: [aDeletionRequest(first)],
        blocks: [aBlock(first, second)],
        reports: [aReport(first, second)],
        interests: [aMatch(first, second)],
        payments: Array.from({ length: 300 }, () => aPayment()),
      });
      const id = await addAdministrator(db, { email: victim });
      const token = await openSession(db, id, new Date());
      const begun = new Date().toISOString();
      const take = (path: string) => call<List>('GET', path, { token });

      // All lists, page by page or whole.
      const got = new Set<string>();
      for (let page = 1; page <= 200; page += 20) {
        const pages = Array.from({ length: 20 }, (_, ahead) =>
          take(`/admins/listuser?status=approved&page=${page + ahead}`),
        );
        for (const { body } of await Promise.all(pages))
          for (const row of body.data as { user_id: string }[]) got.add(row.user_id);
      }
      expect(got.size).toBe(2000);
      await take('/admins/searchuser?status=approved&username=secret');
      await take('/admins/searchuser?status=approved&username=member');
      for (const path of [
        '/api/user/list_delete_request',
        '/api/user/deleted/list',
        '/api/user_report/admin/list_blocked_user',
        '/api/user_report/list_reported_user',
        '/api/admin/accepted/requests',
        `/payment/getPaymentList?access_token=${token}&limit=1000&filter_type=0`,
      ])
        expect((await take(path)).status).toBe(200);
      const seen = async () => {
        const entries = (await selectReadings(db).where('kind', '=', 'list').execute()).map(toEntry);
        expect(entries.every(({ administrator, address }) => administrator === victim && address === '127.0.0.1')).toBe(
          true,
        );
        const rows: Record<string, number> = {};
        for (const { after } of entries) {
          const { list, rows: sent } = JSON.parse(after ?? '') as { list: string; rows: number };
          rows[list] = (rows[list] ?? 0) + sent;
        }
        expect(JSON.stringify(entries)).not.toMatch(/secret/);
        return rows;
      };
      expect(await seen()).toEqual({
        users: 2000,
        'users by name': 2000,
        'delete requests': 1,
        'deleted users': 0,
        blocks: 1,
        reports: 1,
        matches: 1,
        payments: 300,
      });

      // The same again until it is held; what was read counts, and payments as one page.
      for (let time = 0; time < 8; time += 1) await take('/admins/searchuser?status=approved&username=member');
      const held = await take('/admins/listuser?status=approved');
      expect([held.status, held.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^86\d{3}$/)]);
      expect(held.body.message).toBe(
        'The limit of 20,000 rows of lists a day (LIMIT_ROWS_PER_DAY) is reached; whoever runs the server can raise it. Please try again in 24 hours.',
      );
      expect((await seen())['users by name']).toBe(18_000);
      expect((await call('GET', '/admins/listuser?status=approved')).status).toBe(200);

      let profiles = 0;
      for (let from = 0; from < got.size; from += 50) {
        const some = [...got].slice(from, from + 50).map((user_id) => take(`/retrieve/userDetails?user_id=${user_id}`));
        profiles += (await Promise.all(some)).filter(({ status }) => status === 200).length;
      }
      expect(profiles).toBe(limits.profiles);

      const deletions: number[] = [];
      for (const { user_id } of members.slice(0, 40))
        deletions.push((await call('PUT', `/api/user/accept_delete_request/${user_id}`, { token })).status);
      expect(deletions).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);

      // Everybody is told, once for each limit.
      const told = mails.map(({ to, text }) => [to, /limit of [\d,]+ (\w+)/.exec(text)?.[1]]);
      const limited = ['rows', 'profiles', 'deletions'];
      expect(told).toEqual(
        limited.flatMap((name) => [
          ['admin@example.org', name],
          [victim, name],
        ]),
      );
      expect(mails[0]?.text).toContain(`administrator=asha%40example.org&action=any`);

      const words = ['undelete', '--by', victim, '--since', begun];
      expect(await administer(words, companion().environment, terminal)).toBe('30 members are back.');
      const gone = db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null);
      expect(await gone.execute()).toEqual([]);
      expect(await db.selectFrom('deletion_requests').select('accepted_at').execute()).toEqual([{ accepted_at: null }]);

      companion().advanceClock(61 * 60_000);
      expect((await call('PUT', `/api/user/accept_delete_request/${first.user_id}`, { token })).status).toBe(200);
      companion().advanceClock(23 * 60 * 60_000);
      const fresh = await openSession(db, id, new Date(Date.now()));
      expect((await call('GET', '/admins/listuser?status=approved', { token: fresh })).status).toBe(200);
    });

    it('somebody at a screen that was left open deletes nobody, makes no factor, and no files beyond the allowance', async () => {
      const { db, call, advanceClock } = companion();
      const members = someMembers(40, 'Member', { status: 'approved' });
      await insertWorld(db, { members, deletionRequests: [aDeletionRequest(members[0]!)] });
      const json = { ...administrator, can_confirm: true };
      const { token } = (await call<{ token: string }>('POST', '/admins/login', { token: null, json })).body;
      advanceClock(11 * 60_000);

      const statuses = async (calls: number, ask: (number: number) => ReturnType<typeof call>) => {
        const found: number[] = [];
        for (let number = 0; number < calls; number += 1) found.push((await ask(number)).status);
        return found;
      };
      const remove = (number: number) =>
        call('PUT', `/api/user/accept_delete_request/${members[number]?.user_id}`, { token });
      // But who has asked for it.
      expect(await statuses(40, remove)).toEqual([200, ...Array<number>(39).fill(403)]);
      const exports = () => call('POST', '/admins/journal/exports', { token, json: { list: 'Users', rows: 10 } });
      const { exports: allowed } = limits;
      expect(await statuses(allowed + 2, exports)).toEqual([...Array<number>(allowed).fill(200), 403, 403]);
      expect((await call('POST', '/admins/factors', { token, json: { kind: 'totp' } })).status).toBe(403);
      const gone = db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null);
      expect(await gone.execute()).toEqual([{ user_id: members[0]?.user_id }]);
    });

    it('a thief with the password is told of at once and ended, and has no use of it beside a second factor', async () => {
      const { call, mails } = companion();
      const from = '203.0.113.9';
      const thief = await aBrowser(companion(), from).signIn();
      expect(thief.status).toBe(200);
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [administrator.email, 'A new device has signed in'],
      ]);
      const { data } = (await call<{ data: { id: string; address: string }[] }>('GET', '/admins/sessions')).body;
      const strange = data.find(({ address }) => address === from);
      await call('DELETE', `/admins/sessions/${strange?.id}`);
      expect((await call('GET', '/admins/sessions', { token: String(thief.body.token) })).status).toBe(401);

      await addApp(companion());
      const { status, body } = await aBrowser(companion(), from).signIn();
      expect([status, body.token, typeof body.second_factor]).toEqual([401, undefined, 'object']);
    });

    it('who has left reads nothing more, is known for what was read, and what was deleted comes back', async () => {
      const { db, call, environment } = companion();
      const members = someMembers(20, 'Member', { status: 'approved' });
      await insertWorld(db, { members, deletionRequests: members.map((member) => aDeletionRequest(member)) });
      await addAdministrator(db, { email: victim });
      const begun = new Date(Date.now()).toISOString();
      const { email } = administrator;
      const [first] = members;
      await call('GET', `/retrieve/userDetails?user_id=${first?.user_id}`);
      for (const { user_id } of members) await call('PUT', `/api/user/accept_delete_request/${user_id}`);

      await administer(['disable', email], environment, terminal);
      expect((await call('GET', '/admins/listuser?status=approved')).status).toBe(401);
      expect((await call('POST', '/admins/login', { token: null, json: administrator })).status).toBe(401);
      const words = ['undelete', '--by', email, '--since', begun];
      expect(await administer(words, environment, terminal)).toBe('20 members are back.');
      expect(await whoSaw(db, first?.user_id ?? '')).toContain(email);
    });
  },
  { onDisk: true, limits },
);
