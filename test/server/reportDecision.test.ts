import { aDeletedMember, aMember, aReport, daysAgo } from '../support/builders';
import { callDescribed, describeApi } from './api';

describeApi((api) => {
  const reported = aMember({ user_id: 'm-1', status: 'approved' });
  const [reporter, other] = [aMember(), aMember({ status: 'approved' })];
  const reports = [aReport(reporter, reported), aReport(other, reported), aReport(reported, other)];

  const decide = async (decision: unknown, user_id = 'm-1', token?: string | null) => {
    const init = { json: { user_id, decision }, token };
    const { status, body } = await callDescribed(api.companion(), 'PUT', '/admins/report_decision', init);
    return [status, body.message];
  };
  const saved = [200, 'The decision about the reports is saved.'];
  const closedAt = async (user_id = 'm-1') =>
    (await api.ask('listReports')).rows.find((row) => row.user_id === user_id)?.closed_at;
  const journal = async () => (await api.companion().journal()).filter(({ action }) => action !== 'read list');

  beforeEach(() => api.given({ members: [reported, reporter, other], reports }));

  it('closes the reports about a member once, and opens them again, each with an entry in the journal', async () => {
    expect(await closedAt()).toBeNull();
    expect(await decide('no_action')).toEqual(saved);
    const closed_at = await closedAt();
    expect(Date.now() - Date.parse(String(closed_at))).toBeLessThan(60_000);
    expect(await closedAt(other.user_id)).toBeNull();
    api.companion().advanceClock(60_000);
    expect(await decide('no_action')).toEqual(saved);
    expect(await closedAt()).toBe(closed_at);

    expect(await decide('reopen')).toEqual(saved);
    expect(await decide('reopen')).toEqual(saved);
    expect(await closedAt()).toBeNull();
    const facts = JSON.stringify({ closed_at });
    expect(await journal()).toMatchObject([
      { action: 'close reports', subject_id: 'm-1', before: null, after: facts },
      { action: 'reopen reports', subject_id: 'm-1', before: facts, after: null },
    ]);
  });

  it.each([
    ['at the same time', reports[1]!.reported_at],
    ['by a clock that is slow', daysAgo(300)],
  ])('a report that comes later, written %s, opens them until they are closed again', async (_when, reported_at) => {
    await decide('no_action');
    await api.given({ reports: [aReport(reporter, reported, { reported_at })] });
    expect(await closedAt()).toBeNull();
    // They are open: there is nothing to open again.
    expect(await decide('reopen')).toEqual(saved);
    expect(await decide('no_action')).toEqual(saved);
    expect(await closedAt()).not.toBeNull();
    expect((await journal()).map(({ action }) => action)).toEqual(['close reports', 'close reports']);
  });

  it('closes them once where several administrators do it at the same moment', async () => {
    // With the connections open, the calls are really made at the same moment.
    await Promise.all(Array.from({ length: 6 }, () => closedAt()));
    const administrators = Array.from({ length: 6 }, () => 'no_action');
    const replies = await Promise.all(administrators.map((decision) => decide(decision)));
    expect(replies).toEqual(administrators.map(() => saved));
    expect(await journal()).toHaveLength(1);
  });

  it('refuses where there is nothing to decide, and what it cannot read', async () => {
    const gone = aDeletedMember();
    await api.given({ members: [gone], reports: [aReport(reporter, gone)] });
    expect(await decide('no_action', gone.user_id)).toEqual([409, 'This account has been deleted.']);
    for (const decision of ['no_action', 'reopen'])
      expect(await decide(decision, reporter.user_id)).toEqual([409, 'Nobody has reported this member.']);
    expect(await decide('no_action', 'nobody')).toEqual([404, 'There is no member with this id.']);
    expect(await decide('delete')).toEqual([400, 'Decision must be one of no_action, reopen.']);
    expect(await decide('no_action', 'm-1', null)).toEqual([401, 'Please sign in.']);
    expect(await closedAt()).toBeNull();
  });
});
