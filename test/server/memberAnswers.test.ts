import { aDeletedMember, aMember } from '../support/builders';
import { describeApi, statuses } from './api';

describeApi((api) => {
  const stats = async () => (await api.ask('getStats')).body;
  const statusOf = async (user_id: string) => (await api.ask('getMember', { query: { user_id } })).body.userDetails;

  it.each([
    ['acceptMember', 'pending', 200, 'approved'],
    ['acceptMember', 'blocked', 200, 'approved'],
    ['acceptMember', 'rejected', 200, 'approved'],
    ['acceptMember', 'approved', 200, 'approved'],
    ['rejectMember', 'pending', 200, 'rejected'],
    ['rejectMember', 'rejected', 200, 'rejected'],
    ['rejectMember', 'approved', 409, 'approved'],
    ['rejectMember', 'blocked', 409, 'blocked'],
    ['blockMember', 'approved', 200, 'blocked'],
    ['blockMember', 'blocked', 200, 'blocked'],
    ['blockMember', 'pending', 409, 'pending'],
    ['blockMember', 'rejected', 409, 'rejected'],
  ] as const)(
    '%s of a member who is %s is answered with %i, and leaves the member %s',
    async (name, before, code, after) => {
      const member = aMember({ status: before });
      await api.given({ members: [member] });
      expect((await api.ask(name, { query: { user_id: member.user_id } })).status).toBe(code);
      expect(await statusOf(member.user_id)).toMatchObject({ status: after });
    },
  );

  it.each(['pending', 'approved'] as const)(
    'nobody is accepted whose account is deleted, and was %s',
    async (status) => {
      const gone = aDeletedMember({ status });
      await api.given({ members: [gone] });
      expect((await api.ask('acceptMember', { query: { user_id: gone.user_id } })).status).toBe(409);
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

  it('a member counts once when two administrators accept at the same moment', async () => {
    const member = aMember({ status: 'pending' });
    await api.given({ members: [member] });
    const accept = () => api.ask('acceptMember', { query: { user_id: member.user_id } });
    expect(statuses(await Promise.all([accept(), accept()]))).toEqual([200, 200]);
    expect(await stats()).toMatchObject({ users: 1, requestsCount: 0 });
  });
});
