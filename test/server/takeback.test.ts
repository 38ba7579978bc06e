import { aDeletedMember, aDeletionRequest, aMember, daysAgo } from '../support/builders';
import { describeApi } from './api';
import { asha, steps } from './takebackSteps';

const minute = 60_000;

describeApi((api) => {
  const { openAsha, takeBack, decide, accountOf, entries } = steps(api);

  describe('POST /admins/takeback, which the contract does not know', () => {
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
      expect((await entries()).slice(1)).toEqual([
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
});
