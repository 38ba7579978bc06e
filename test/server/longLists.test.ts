import { connect } from 'node:net';
import type { Kysely } from 'kysely';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import type { Database } from '../../server/db/schema';
import { createListener } from '../../server/listener';
import { onlyErrors } from '../../server/services';
import { addSession, aMember, aPayment, aReport, daysAgo, someMembers } from '../support/builders';
import { listen } from '../support/ports';
import { each, describeApi } from './api';
import { appOver } from './programs';

/** The database, which waits for this with each result. */
const onResult = (db: Kysely<Database>, happen: (rows: number) => Promise<unknown>) =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => happen(result.rows.length).then(() => result),
  });

describeApi((api) => {
  const addressOf = (token: string) =>
    `/payment/getPaymentList?access_token=${token}&last_index=0&limit=100000&filter_type=0`;
  const headersOf = (token: string) => ({ headers: { 'x-access-token': token } });

  it('sends long lists to an administrator one after the other, and holds up nobody else', async () => {
    await api.given({ payments: Array.from({ length: 2_100 }, () => aPayment()) });
    const { db, token, fetch } = api.companion();
    const ask = (from: string) => fetch(new Request(`http://companion.test${addressOf(from)}`, headersOf(from)));
    const textOf = async (answer: Promise<Response>) => (await answer).text();
    /** An answer of which the beginning has come. */
    const begin = async () => {
      const reader = (await ask(token)).body?.getReader();
      if (!reader) throw new Error('The answer is empty.');
      await reader.read();
      return reader;
    };
    const colleague = await addSession(db);

    const unread = await begin();
    await unread.read();
    const waiting = await Promise.all(Array.from({ length: 8 }, begin));
    let answered = 0;
    const rest = waiting.map((each) => each.read().finally(() => (answered += 1)));
    expect(await textOf(ask(colleague))).toMatch(/\}$/);
    const refused = await api.ask('listPayments', {
      query: { access_token: token, last_index: 0, limit: 10, filter_type: 0 },
    });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      'Several long lists are being sent to you already. Please try again in a moment.',
    );
    expect(answered).toBe(0);
    await unread.cancel();
    for (const [index, each] of rest.entries()) {
      expect((await each).value).toBeDefined();
      await waiting[index]?.cancel();
    }
    expect((await api.ask('listMatches')).status).toBe(200);
  });

  it('breaks the connection where a list fails on the way, so that nobody takes it for whole', async () => {
    await api.given({ payments: Array.from({ length: 3_100 }, () => aPayment()) });
    const { db, token } = api.companion();
    let pieces = 0;
    const breaking = onResult(db, async (rows) => {
      if (rows === 200 && (pieces += 1) === 3) throw new Error('The database broke.');
    });
    const failures: string[] = [];
    const log = { ...onlyErrors, error: (_facts: object, words: string) => void failures.push(words) };
    const server = createListener(appOver(breaking, { log }));
    const port = await listen(server);
    // Where hono says it as well.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = fetch(`http://127.0.0.1:${port}${addressOf(token)}`, headersOf(token));
    const text = answer.then((each) => each.text()).finally(() => server.close());
    await expect(text).rejects.toThrow('terminated');
    expect(failures).toEqual(['An answer broke off.']);
  });

  it('says in the log who left before the answer began', async () => {
    await api.given({ payments: Array.from({ length: 1_600 }, () => aPayment()) });
    const { db, token } = api.companion();
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const slow = onResult(db, async (rows) => rows === 200 && left);
    let info: (_facts: object, words: string) => void = () => undefined;
    const logged = new Promise<string>((resolve) => (info = (_facts, words) => resolve(words)));
    const log = { ...onlyErrors, info: (...words: Parameters<typeof info>) => info(...words) };
    const server = createListener(appOver(slow, { log, logsAccess: true }));
    const socket = connect(await listen(server), '127.0.0.1');
    socket.write(`GET ${addressOf(token)} HTTP/1.1\r\nHost: x\r\nx-access-token: ${token}\r\n\r\n`);
    server.once('request', (request) => {
      request.socket.once('close', leave);
      socket.destroy();
      server.close();
    });
    expect(await logged).toBe('GET /payment/getPaymentList 200');
  });

  it('sends a list from the primary where the standby fails as it begins, and notes it once', async () => {
    await api.given({ members: [aMember({ username: 'Asha', status: 'approved' })] });
    const { db, token } = api.companion();
    const gone = onResult(db, () => Promise.reject(Object.assign(new Error('It shuts down.'), { code: '57P01' })));
    const noted: Promise<void>[] = [];
    const app = appOver(db, { reads: { dbFor: async () => gone }, waitUntil: (work) => void noted.push(work) });
    const answer = await app.request('/admins/searchuser?status=approved&username=ash', headersOf(token));
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: [{ username: 'Asha' }] }]);
    await Promise.all(noted);
    expect(await db.selectFrom('readings').select('rows').execute()).toEqual([{ rows: 1 }]);
  });

  it('lists thousands of reported members by their latest report, each once, with all their reports', async () => {
    const reported = someMembers(1_100, 'Reported', { status: 'approved' });
    const reporter = aMember();
    const old = reported.map((member) => aReport(reporter, member, { reported_at: daysAgo(9), reason: 'Old' }));
    const latest = reported.map((member, index) =>
      aReport(reporter, member, { reported_at: daysAgo(1 + (index % 5)), reason: 'Latest' }),
    );
    await api.given({ members: [...reported, reporter], reports: [...old, ...latest] });
    const answer = await api.ask('listReports');
    expect(answer.body.size).toBe(1_100);
    const sorted = latest.sort((one, other) => other.reported_at.localeCompare(one.reported_at) || other.id - one.id);
    expect(each(answer, 'user_id')).toEqual(sorted.map(({ reported_id }) => reported_id));
    expect(each(answer, 'total_reports')).toEqual(Array(1_100).fill(2));
  });

  it('finds everybody whose name has a part, however many words of it do', async () => {
    const [both, one] = [someMembers(1_000, 'Anna Hanna'), someMembers(500, 'Zanna')];
    await api.given({ members: [...both, ...one].map((member) => ({ ...member, status: 'approved' })) });
    await fillNameKeys(api.companion().db, 1_500);
    const search = (username: string) => api.ask('searchMembers', { query: { status: 'approved', username } });
    expect((await search('ann')).rows).toHaveLength(1_500);
    expect(each(await search('987'), 'username')).toEqual(['Anna Hanna 987']);
    expect((await search('xyzzy')).rows).toEqual([]);
    await api.given({ members: [aMember({ username: 'Not Listed Yet', status: 'approved' })] });
    expect(each(await search('listed y'), 'username')).toEqual(['Not Listed Yet']);
  });
});
