import { addSession, aDeletedMember, aDeletionRequest, aMember, daysAgo } from '../support/builders';
import { callDescribed, describeApi } from './api';

const minute = 60_000;
const asha = 'asha@example.org';

describeApi((api) => {
  const openAsha = () => addSession(api.companion().db);
  const takeBack = async ({ user_id }: { user_id: string }, token?: string | null) => {
    const init = { json: { user_id }, token };
    const { status, body } = await callDescribed(api.companion(), 'POST', '/admins/takeback', init);
    if (status !== 200) return { status, message: body.message };
    return { status, after: [body.status, body.deletion_requested] };
  };
  const decide = async (verb: 'accept' | 'reject' | 'block', { user_id }: { user_id: string }, token?: string) =>
    (await api.ask(`${verb}Member`, { query: { user_id }, token })).status;
  const accountOf = ({ user_id }: { user_id: string }) =>
    api
      .companion()
      .db.selectFrom('members')
      .select(['status', 'deleted_at'])
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
  const entries = () => api.companion().journal();

  it.each([
    ['accept', 'pending'],
    ['accept', 'blocked'],
    ['accept', 'rejected'],
    ['reject', 'pending'],
    ['block', 'approved'],
  ] as const)('takes %s back once from a member who was %s, with one entry in the journal', async (verb, before) => {
    const member = aMember({ status: before });
    await api.given({ members: [member] });
    await decide(verb, member);
    const { status } = await accountOf(member);
    expect(await takeBack(member)).toEqual({ status: 200, after: [before, false] });
    expect(await accountOf(member)).toEqual({ status: before, deleted_at: null });
    expect((await entries()).slice(1)).toMatchObject([
      { action: 'take back', before: JSON.stringify({ status }), after: JSON.stringify({ status: before }) },
    ]);
    // The reply may have been lost.
    expect(await takeBack(member)).toEqual({ status: 200, after: [before, false] });
    expect(await accountOf(member)).toEqual({ status: before, deleted_at: null });
    expect(await entries()).toHaveLength(2);
  });

  it('opens the account again, and the request that the deletion closed, and no earlier one', async () => {
    const member = aMember({ status: 'blocked' });
    const earlier = aDeletionRequest(member, { accepted_at: daysAgo(40) });
    await api.given({ members: [member], deletionRequests: [earlier, aDeletionRequest(member)] });
    await api.ask('acceptDeletion', { id: member.user_id });
    expect(await takeBack(member)).toEqual({ status: 200, after: ['blocked', true] });
    expect(await accountOf(member)).toEqual({ status: 'blocked', deleted_at: null });
    expect((await api.ask('listDeletionRequests')).rows).toMatchObject([{ user_id: member.user_id }]);
    expect((await api.ask('listDeletedMembers')).rows).toEqual([]);
    expect(await takeBack(member)).toEqual({ status: 200, after: ['blocked', true] });
  });

  it('needs no request to open an account again, and leaves one that was sent since', async () => {
    const [asked, silent] = [aMember({ status: 'approved' }), aMember({ status: 'approved' })];
    await api.given({ members: [asked, silent], deletionRequests: [aDeletionRequest(asked)] });
    for (const { user_id: id } of [asked, silent]) await api.ask('acceptDeletion', { id });
    await api.given({ deletionRequests: [aDeletionRequest(asked)] });
    expect(await takeBack(asked)).toEqual({ status: 200, after: ['approved', true] });
    expect(await takeBack(silent)).toEqual({ status: 200, after: ['approved', false] });
    expect((await api.ask('listDeletionRequests')).rows).toHaveLength(1);
  });

  it('takes the last decision back alone, and not the one before it', async () => {
    const member = aMember({ status: 'pending' });
    await api.given({ members: [member] });
    await decide('accept', member);
    await decide('block', member);
    await decide('block', member);
    await api.ask('getMember', { query: { user_id: member.user_id } });
    expect(await takeBack(member)).toEqual({ status: 200, after: ['approved', false] });
    expect(await takeBack(member)).toEqual({ status: 200, after: ['approved', false] });
    expect(await accountOf(member)).toMatchObject({ status: 'approved' });
  });

  it('has fifteen minutes', async () => {
    const members = [aMember({ status: 'pending' }), aMember({ status: 'pending' })] as const;
    await api.given({ members: [...members] });
    for (const member of members) await decide('reject', member);
    api.companion().advanceClock(14.5 * minute);
    expect(await takeBack(members[0])).toMatchObject({ status: 200 });
    api.companion().advanceClock(minute);
    expect(await takeBack(members[1])).toEqual({ status: 409, message: 'More than 15 minutes have passed.' });
    expect(await accountOf(members[1])).toMatchObject({ status: 'rejected' });
  });

  it('names who changed the member since, be it a person or a program', async () => {
    const token = await openAsha();
    const [seen, other, gone] = [aMember(), aMember(), aMember()];
    await api.given({ members: [seen, other, gone] });
    for (const member of [seen, other, gone]) await decide('accept', member);
    const { db } = api.companion();
    await decide('block', seen, token);
    expect(await takeBack(seen)).toEqual({ status: 409, message: `${asha} changed this member since.` });
    expect(await takeBack(seen, token)).toMatchObject({ status: 200 });
    // It is as the administrator has left it, by a change of somebody else.
    expect(await takeBack(seen)).toEqual({ status: 409, message: `${asha} changed this member since.` });

    for (const [facts, message] of [
      [{ status: 'blocked' }, 'Another program changed this member since.'],
      [{ status: 'approved', deleted_at: daysAgo(0) }, 'Another program changed this member since.'],
      [{ purged_at: daysAgo(0) }, 'The personal data of this member has been removed.'],
    ] as const) {
      await db.updateTable('members').set(facts).where('user_id', '=', gone.user_id).execute();
      expect(await takeBack(gone)).toEqual({ status: 409, message });
    }
    expect(await takeBack(other)).toMatchObject({ status: 200 });
  });

  it('takes nothing back of what somebody else, or nobody, has decided', async () => {
    const [member, gone] = [aMember({ status: 'pending' }), aDeletedMember()];
    await api.given({ members: [member, gone] });
    await decide('accept', member, await openAsha());
    await decide('accept', member);
    for (const one of [member, gone])
      expect(await takeBack(one)).toEqual({ status: 409, message: 'There is nothing to take back.' });
    expect(await accountOf(member)).toMatchObject({ status: 'approved' });
  });

  it('is done once where it is asked for twice at the same moment, or while another administrator decides', async () => {
    const token = await openAsha();
    const [twice, contested] = [aMember({ status: 'approved' }), aMember({ status: 'approved' })];
    await api.given({ members: [twice, contested] });
    await decide('block', twice);
    const answers = await Promise.all([takeBack(twice), takeBack(twice), takeBack(twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await entries()).filter(({ action }) => action === 'take back')).toHaveLength(1);
    expect(await accountOf(twice)).toMatchObject({ status: 'approved' });

    await decide('block', contested);
    const [back, status] = await Promise.all([
      takeBack(contested),
      api.ask('acceptDeletion', { id: contested.user_id, token }).then((answer) => answer.status),
    ]);
    expect(status).toBe(200);
    // Either it came first, or it was told who did.
    const since = { status: 409, message: `${asha} changed this member since.` };
    expect([{ status: 200, after: ['approved', false] }, since]).toContainEqual(back);
    expect(await accountOf(contested)).toMatchObject({ status: back.status === 200 ? 'approved' : 'blocked' });
  });

  it('is for administrators, knows who is unknown, and says what it cannot read', async () => {
    expect(await takeBack({ user_id: 'm-1' }, null)).toMatchObject({ status: 401 });
    expect(await takeBack({ user_id: 'm-1' })).toEqual({ status: 404, message: 'There is no member with this id.' });
    expect(await takeBack({ user_id: '' })).toEqual({ status: 400, message: 'User id is missing.' });
  });
});
