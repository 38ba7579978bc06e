import { aDeletedMember, aDeletionRequest, aMember, daysAgo } from '../support/builders';
import { describeApi, each } from './api';

describeApi((api) => {
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

  it('an accepted deletion moves the member from every list to the deleted ones, with or without a request, and says the same again', async () => {
    const asha = aMember({ username: 'Asha Rao', status: 'approved' });
    const other = aMember({ username: 'Asha Blocked', status: 'blocked' });
    await api.given({ members: [asha, other], deletionRequests: [aDeletionRequest(asha)] });
    for (const { user_id: id } of [asha, other, other])
      expect((await api.ask('acceptDeletion', { id })).status).toBe(200);
    expect((await api.ask('listDeletionRequests')).rows).toEqual([]);
    expect((await api.ask('listMembers', { query: { status: ['approved', 'blocked'] } })).body.size).toBe(0);
    expect((await api.ask('searchMembers', { query: { status: 'approved', username: 'asha' } })).rows).toEqual([]);
    expect(each(await api.ask('listDeletedMembers'), 'username').sort()).toEqual(['Asha Blocked', 'Asha Rao']);
  });
});
