import { aDeletedMember, aMember } from '../support/builders';
import { describeApi, statuses } from './api';

describeApi((api) => {
  const stats = async () => (await api.ask('getStats')).body;
  const statusOf = async (user_id: string) =>
    (await api.ask('getMember', { query: { user_id } })).body.userDetails as object;

  it.each([
    ['acceptMember', 'approved', ['pending', 'blocked', 'rejected', 'approved'], []],
    ['rejectMember', 'rejected', ['pending', 'rejected'], ['approved', 'blocked']],
    ['blockMember', 'blocked', ['approved', 'blocked'], ['pending', 'rejected']],
  ] as const)(
    '%s makes a member %s who is %j, and leaves the %j and the deleted',
    async (name, after, from, others) => {
      const ask = async (member: ReturnType<typeof aMember>) => {
        await api.given({ members: [member] });
        const { status } = await api.ask(name, { query: { user_id: member.user_id } });
        return { code: status, ...(await statusOf(member.user_id)) };
      };
      for (const status of from) expect(await ask(aMember({ status }))).toMatchObject({ code: 200, status: after });
      for (const status of others) expect(await ask(aMember({ status }))).toMatchObject({ code: 409, status });
      for (const status of ['pending', 'approved'] as const) {
        const gone = aDeletedMember({ status });
        await api.given({ members: [gone] });
        expect((await api.ask(name, { query: { user_id: gone.user_id } })).status).toBe(409);
      }
    },
  );

  it.each(['acceptMember', 'rejectMember', 'blockMember', 'getMember'] as const)(
    '%s knows who is unknown, and what names no member',
    async (name) => {
      for (const user_id of ['made-up', '%', "' or 1=1 --"])
        expect((await api.ask(name, { query: { user_id } })).status).toBe(404);
      for (const query of [{}, { user_id: '' }, { user_id: ['a', 'b'] }, { user_id: 'x'.repeat(5_000) }])
        expect((await api.ask(name, { query })).status).toBe(400);
    },
  );

  it('a decision for a member of one status leaves one of another alone, and says who was first', async () => {
    const member = aMember({ status: 'pending' });
    await api.given({ members: [member] });
    const { user_id } = member;
    const accept = (if_status: string) => api.ask('acceptMember', { query: { user_id, if_status } });
    expect((await accept('deleted')).status).toBe(400);
    await api.ask('rejectMember', { query: { user_id, if_status: 'pending' } });
    expect(await accept('pending')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^\S+@\S+ has rejected this member since\.$/) },
    });
    expect(await statusOf(user_id)).toMatchObject({ status: 'rejected' });
    expect((await accept('rejected')).status).toBe(200);
    // A second try after a lost reply.
    expect((await accept('rejected')).status).toBe(200);
  });

  it('a member counts once when two administrators accept at the same moment', async () => {
    const member = aMember({ status: 'pending' });
    await api.given({ members: [member] });
    const accept = () => api.ask('acceptMember', { query: { user_id: member.user_id } });
    expect(statuses(await Promise.all([accept(), accept()]))).toEqual([200, 200]);
    expect(await stats()).toMatchObject({ users: 1, requestsCount: 0 });
  });
});
