import { aDeletedMember, aMember } from '../support/builders';
import { describeApi, describeCall, statuses } from './api';

const nobody = '6f1c2a34-0000-4000-8000-000000000000';
const wrongMembers = [{}, { user_id: '' }, { user_id: ['a', 'b'] }, { user_id: 'x'.repeat(5_000) }];

describeApi((api) => {
  const stats = async () => {
    const { users, requestsCount, rejectedUsers, blockedUsers } = (await api.ask('getStats')).body;
    return { users, requestsCount, rejectedUsers, blockedUsers };
  };
  const statusOf = async (user_id: string) => (await api.ask('getMember', { query: { user_id } })).body.userDetails;

  describeCall('acceptMember', () => {
    it('approves pending, blocked and rejected members', async () => {
      for (const status of ['pending', 'blocked', 'rejected'] as const) {
        const member = aMember({ status });
        await api.given({ members: [member] });
        expect((await api.ask('acceptMember', { query: { user_id: member.user_id } })).status).toBe(200);
        expect(await statusOf(member.user_id)).toMatchObject({ status: 'approved' });
      }
    });

    it('answers the same again about a member who is approved already', async () => {
      const member = aMember({ status: 'approved' });
      await api.given({ members: [member] });
      expect((await api.ask('acceptMember', { query: { user_id: member.user_id } })).status).toBe(200);
      expect(await statusOf(member.user_id)).toMatchObject({ status: 'approved' });
    });

    it('refuses a member that nobody knows', async () => {
      for (const user_id of [nobody, 'made-up', '%', "' or 1=1 --"]) {
        expect((await api.ask('acceptMember', { query: { user_id } })).status).toBe(404);
      }
    });

    it('refuses a member whose account is deleted, whatever its status was', async () => {
      for (const status of ['pending', 'approved'] as const) {
        const gone = aDeletedMember({ status });
        await api.given({ members: [gone] });
        expect((await api.ask('acceptMember', { query: { user_id: gone.user_id } })).status).toBe(409);
      }
    });

    it('rejects a request that names no member', async () => {
      for (const query of wrongMembers) expect((await api.ask('acceptMember', { query })).status).toBe(400);
    });

    it('counts a member once when two administrators accept at the same moment', async () => {
      const member = aMember({ status: 'pending' });
      await api.given({ members: [member] });
      const accept = () => api.ask('acceptMember', { query: { user_id: member.user_id } });
      expect(statuses(await Promise.all([accept(), accept()]))).toEqual([200, 200]);
      expect(await stats()).toMatchObject({ users: 1, requestsCount: 0 });
    });

    it('leaves one outcome when accept and block race', async () => {
      const member = aMember({ status: 'pending' });
      await api.given({ members: [member] });
      const query = { user_id: member.user_id };
      const [accepted, blocked] = await Promise.all([
        api.ask('acceptMember', { query }),
        api.ask('blockMember', { query }),
      ]);
      expect(accepted.status).toBe(200);
      expect(await statusOf(member.user_id)).toMatchObject({ status: blocked.status === 200 ? 'blocked' : 'approved' });
      expect([200, 409]).toContain(blocked.status);
    });
  });

  describeCall('rejectMember', () => {
    it('rejects a pending member, and says the same when asked again', async () => {
      const member = aMember({ status: 'pending' });
      await api.given({ members: [member] });
      for (let times = 0; times < 2; times += 1) {
        expect((await api.ask('rejectMember', { query: { user_id: member.user_id } })).status).toBe(200);
        expect(await statusOf(member.user_id)).toMatchObject({ status: 'rejected' });
      }
    });

    it('refuses to reject members who are past their request', async () => {
      for (const status of ['approved', 'blocked'] as const) {
        const member = aMember({ status });
        await api.given({ members: [member] });
        expect((await api.ask('rejectMember', { query: { user_id: member.user_id } })).status).toBe(409);
        expect(await statusOf(member.user_id)).toMatchObject({ status });
      }
    });

    it('refuses an unknown member', async () => {
      expect((await api.ask('rejectMember', { query: { user_id: nobody } })).status).toBe(404);
    });

    it('rejects a request that names no member', async () => {
      for (const query of wrongMembers) expect((await api.ask('rejectMember', { query })).status).toBe(400);
    });
  });

  describeCall('blockMember', () => {
    it('blocks an approved member, and says the same when asked again', async () => {
      const member = aMember({ status: 'approved' });
      await api.given({ members: [member] });
      for (let times = 0; times < 2; times += 1) {
        expect((await api.ask('blockMember', { query: { user_id: member.user_id } })).status).toBe(200);
        expect(await statusOf(member.user_id)).toMatchObject({ status: 'blocked' });
      }
    });

    it('refuses to block members who were never approved', async () => {
      for (const status of ['pending', 'rejected'] as const) {
        const member = aMember({ status });
        await api.given({ members: [member] });
        expect((await api.ask('blockMember', { query: { user_id: member.user_id } })).status).toBe(409);
        expect(await statusOf(member.user_id)).toMatchObject({ status });
      }
    });

    it('refuses an unknown member', async () => {
      expect((await api.ask('blockMember', { query: { user_id: nobody } })).status).toBe(404);
    });

    it('rejects a request that names no member', async () => {
      for (const query of wrongMembers) expect((await api.ask('blockMember', { query })).status).toBe(400);
    });
  });
});
