import fc from 'fast-check';
import { aDeletionRequest, aMember, daysAgo } from '../support/builders';
import { describeApi } from './api';
import { asha, steps } from './takebackSteps';

describeApi((api) => {
  const { openAsha, takeBack, decide, accountOf, entries } = steps(api);

  describe('POST /admins/takeback, which the contract does not know', () => {
    it('needs no request to open an account again, and leaves one that was sent since', async () => {
      const [asked, silent] = [aMember({ status: 'approved' }), aMember({ status: 'approved' })];
      await api.given({ members: [asked, silent], deletionRequests: [aDeletionRequest(asked)] });
      for (const { user_id: id } of [asked, silent]) await api.ask('acceptDeletion', { id });
      await api.given({ deletionRequests: [aDeletionRequest(asked)] });
      expect(await takeBack(asked)).toEqual({ status: 200, after: ['approved', true] });
      expect(await takeBack(silent)).toEqual({ status: 200, after: ['approved', false] });
      expect((await api.ask('listDeletionRequests')).rows).toHaveLength(1);
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
  });

  it('leaves every member as the last successful act says, and undoes nothing twice', async () => {
    const tokens = [api.companion().token, await openAsha()];
    type State = { status: 'pending' | 'approved' | 'blocked' | 'rejected'; isDeleted: boolean };
    /** A decision with the state before it; `by` is null once it was taken back. */
    type Model = State & { last: { [by: number]: State | 'taken back' }; newest?: number };
    const becomes = { accept: 'approved', reject: 'rejected', block: 'blocked' } as const;
    const isPossible = { accept: /./, reject: /pending|rejected/, block: /approved|blocked/ };

    /** Acts on the model, and returns the status that the API has to answer. */
    const act = (member: Model, verb: keyof typeof becomes | 'delete' | 'take back', by: number) => {
      const { status, isDeleted, last } = member;
      const decideTo = (state: Partial<State>) => {
        last[by] = { status, isDeleted };
        Object.assign(member, state, { newest: by });
        return 200;
      };
      if (verb === 'take back') {
        const before = last[by];
        if (before === undefined || member.newest !== by) return 409;
        if (before === 'taken back') return 200;
        Object.assign(member, before);
        last[by] = 'taken back';
        return 200;
      }
      if (verb === 'delete') return isDeleted ? 200 : decideTo({ isDeleted: true });
      if (isDeleted || !isPossible[verb].test(status)) return 409;
      return status === becomes[verb] ? 200 : decideTo({ status: becomes[verb] });
    };

    const acts = fc.record({
      who: fc.nat({ max: 2 }),
      verb: fc.constantFrom('accept', 'reject', 'block', 'delete', 'take back', 'take back'),
      by: fc.nat({ max: 1 }),
    });
    const run = fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 20 }), async (sequence) => {
      const members = (['pending', 'approved', 'blocked'] as const).map((status) => aMember({ status }));
      await api.given({ members, deletionRequests: members.map((member) => aDeletionRequest(member)) });
      const models = members.map(({ status }): Model => ({ status, isDeleted: false, last: {} }));
      for (const { who, verb, by } of sequence) {
        const [member, model, token] = [members[who]!, models[who]!, tokens[by]];
        const { status } =
          verb === 'take back'
            ? await takeBack(member, token)
            : verb === 'delete'
              ? await api.ask('acceptDeletion', { id: member.user_id, token })
              : { status: await decide(verb, member, token) };
        expect([verb, status]).toEqual([verb, act(model, verb, by)]);
      }
      const { db } = api.companion();
      for (const [index, member] of members.entries()) {
        const { status, isDeleted } = models[index]!;
        const account = await accountOf(member);
        expect([account.status, account.deleted_at !== null]).toEqual([status, isDeleted]);
        const requests = db.selectFrom('deletion_requests').select('accepted_at').where('user_id', '=', member.user_id);
        expect((await requests.executeTakeFirstOrThrow()).accepted_at).toBe(account.deleted_at);
      }
    });
    await fc.assert(run, { numRuns: 50, seed: 20_261_127 });
    expect((await entries()).filter(({ action }) => action === 'take back').length).toBeGreaterThan(30);
  });
});
