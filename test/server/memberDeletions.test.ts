import { aDeletedMember, aDeletionRequest, aMember, daysAgo } from '../support/builders';
import { describeApi, describeCall, each } from './api';

describeApi((api) => {
  describeCall('listDeletionRequests', () => {
    it('lists the members who asked to be deleted and still wait', async () => {
      const requested_at = daysAgo(3);
      const waiting = aMember({ username: 'Waiting', status: 'approved' });
      const answered = [aDeletedMember(), aMember({ status: 'approved' })];
      await api.given({
        members: [waiting, ...answered, aMember()],
        deletionRequests: [
          aDeletionRequest(waiting, { requested_at }),
          ...answered.map((member) => aDeletionRequest(member, { accepted_at: daysAgo(1) })),
        ],
      });
      const answer = await api.ask('listDeletionRequests');
      const { user_id, email, phone } = waiting;
      expect(answer.rows).toEqual([{ user_id, username: 'Waiting', email, phone, requested_at }]);
      expect(answer.body.size).toBe(1);
    });
  });

  describeCall('acceptDeletion', () => {
    it('moves the member from every list to the deleted ones', async () => {
      const asha = aMember({ username: 'Asha Rao', status: 'approved' });
      await api.given({ members: [asha], deletionRequests: [aDeletionRequest(asha)] });

      expect((await api.ask('acceptDeletion', { id: asha.user_id })).status).toBe(200);
      expect((await api.ask('listDeletionRequests')).rows).toEqual([]);
      expect((await api.ask('listMembers', { query: { status: ['approved', 'blocked'] } })).body.size).toBe(0);
      expect((await api.ask('searchMembers', { query: { status: 'approved', username: 'asha' } })).rows).toEqual([]);
      expect(each(await api.ask('listDeletedMembers'), 'username')).toEqual(['Asha Rao']);
    });

    it('deletes without an open request too, and says the same when asked again', async () => {
      const member = aMember({ status: 'blocked' });
      await api.given({ members: [member] });
      for (let times = 0; times < 2; times += 1) {
        expect((await api.ask('acceptDeletion', { id: member.user_id })).status).toBe(200);
        expect((await api.ask('listDeletedMembers')).rows).toHaveLength(1);
      }
    });
  });
});
