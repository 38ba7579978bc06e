import { readEnvironment } from '../../server/environment';
import { selectReadings, toEntry } from '../../server/readings';
import { openSession } from '../../server/security/sessions';
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
import { onDatabase } from '../support/engines';
import { steps } from './adminCommandSteps';

const { limits } = readEnvironment({});
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

      expect(await steps(companion).admin(`undelete --by ${victim} --since ${begun}`)).toBe('30 members are back.');
      const gone = db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null);
      expect(await gone.execute()).toEqual([]);
      expect(await db.selectFrom('deletion_requests').select('accepted_at').execute()).toEqual([{ accepted_at: null }]);

      companion().advanceClock(61 * 60_000);
      expect((await call('PUT', `/api/user/accept_delete_request/${first.user_id}`, { token })).status).toBe(200);
      companion().advanceClock(23 * 60 * 60_000);
      const fresh = await openSession(db, id, new Date(Date.now()));
      expect((await call('GET', '/admins/listuser?status=approved', { token: fresh })).status).toBe(200);
    });
  },
  { onDisk: true, limits },
);

onDatabase(
  (companion) => {
    it('a thief who asks for everything at the same moment gets no more', async () => {
      const members = someMembers(30, 'Member', { status: 'approved' });
      await insertWorld(companion().db, { members });
      const count = async (paths: string[]) => {
        const answers = await Promise.all(paths.map((path) => companion().call('GET', path)));
        return answers.filter(({ status }) => status === 200).length;
      };
      expect(await count(Array<string>(12).fill('/admins/members?limit=20'))).toBe(2);
      expect(await count(members.slice(0, 12).map(({ user_id }) => `/retrieve/userDetails?user_id=${user_id}`))).toBe(
        6,
      );
    });
  },
  { limits: { rows: 40, profiles: 6, exports: 0, deletions: 0 } },
);
