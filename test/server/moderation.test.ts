import { aBlock, aMatch, aMember, aReport, daysAgo } from '../support/builders';
import { describeApi } from './api';

describeApi((api) => {
  it('gives one row of the blocks to a member with the ids of everybody whom that member blocked', async () => {
    const [asha, ravi, meena] = [aMember({ username: 'Asha Rao' }), aMember({ username: 'Ravi' }), aMember()];
    await api.given({
      members: [asha, ravi, meena],
      blocks: [aBlock(asha, ravi), aBlock(asha, meena), aBlock(ravi, asha)],
    });
    const answer = await api.ask('listBlocks');
    expect(answer.body.size).toBe(2);
    expect(answer.rows).toHaveLength(2);
    const ofAsha = answer.rows.find((row) => row.user_id === asha.user_id);
    expect(ofAsha).toMatchObject({ username: 'Asha Rao' });
    expect(ofAsha?.blocked_users).toEqual(expect.arrayContaining([ravi.user_id, meena.user_id]));
    expect(ofAsha?.blocked_users).toHaveLength(2);
  });

  it('joins the reports about a member into one row, their lists in step, until the account is deleted', async () => {
    const reported = aMember({ username: 'Reported', status: 'approved' });
    const [asha, ravi] = [aMember({ username: 'Asha Rao' }), aMember({ username: 'Ravi' })];
    const [first, second] = [daysAgo(4), daysAgo(2)];
    await api.given({
      members: [reported, asha, ravi],
      reports: [
        aReport(asha, reported, { reason: 'Fake profile', reported_at: first }),
        aReport(ravi, reported, { reason: 'Rude, "loud" messages\nevery day', reported_at: second }),
      ],
    });
    const answer = await api.ask('listReports');
    expect(answer.body.size).toBe(1);
    expect(answer.rows).toMatchObject([
      { user_id: reported.user_id, username: 'Reported', status: 'approved', total_reports: 2 },
    ]);
    expect(reportsIn(answer.rows[0]?.reported_user_data)).toEqual([
      { reason: 'Fake profile', at: first, by: 'Asha Rao' },
      { reason: 'Rude, "loud" messages\nevery day', at: second, by: 'Ravi' },
    ]);

    await api.ask('acceptDeletion', { id: asha.user_id });
    const { rows } = await api.ask('listReports');
    expect(reportsIn(rows[0]?.reported_user_data)).toMatchObject([{ by: 'Asha Rao' }, { by: 'Ravi' }]);
    await api.ask('acceptDeletion', { id: reported.user_id });
    expect(await api.ask('listReports')).toMatchObject({ rows: [], body: { size: 0 } });
  });

  it('tells who asked whom, and when it was accepted, and leaves out interests that still wait', async () => {
    const asha = aMember({ username: 'Asha Rao', profile_link: '/media/portraits/asha.webp' });
    const ravi = aMember({ username: 'Ravi', profile_link: null });
    const match = aMatch(asha, ravi);
    await api.given({ members: [asha, ravi], interests: [match, aMatch(ravi, asha, { accepted_on: null })] });
    expect((await api.ask('listMatches')).rows).toMatchObject([
      {
        interest_id: match.interest_id,
        request_by: {
          user_id: asha.user_id,
          username: 'Asha Rao',
          email: asha.email,
          profile_link: expect.stringMatching(/^\/media\/portraits\/asha\.webp\?/),
        },
        accepted_by: { user_id: ravi.user_id, username: 'Ravi', email: ravi.email, profile_link: null },
        sent_on: match.sent_on,
        accepted_on: match.accepted_on,
      },
    ]);
  });
});

/** The three parallel lists of a reported member as one list, oldest first. */
function reportsIn(data: unknown) {
  const lists = data as Record<'reason_to_report' | 'reported_at' | 'reporter_name', string[]>; // Judged by the caller.
  expect(lists.reported_at).toHaveLength(lists.reason_to_report.length);
  expect(lists.reporter_name).toHaveLength(lists.reason_to_report.length);
  return lists.reason_to_report
    .map((reason, index) => ({ reason, at: lists.reported_at[index] ?? '', by: lists.reporter_name[index] }))
    .sort((one, other) => one.at.localeCompare(other.at));
}
