import { aDeletedMember, aMember, aProfile, daysAgo, someMembers } from '../support/builders';
import { describeApi, each, namesFound } from './api';

describeApi((api) => {
  const stats = async () => {
    const { users, requestsCount, rejectedUsers, blockedUsers } = (await api.ask('getStats')).body;
    return { users, requestsCount, rejectedUsers, blockedUsers };
  };

  it('counts pending, rejected and blocked members, as users the approved and blocked ones, and follows every answer', async () => {
    const [asha, ravi] = [aMember({ status: 'pending' }), aMember({ status: 'pending' })];
    await api.given({
      members: [
        ...[asha, ravi],
        ...someMembers(2, 'Rejected', { status: 'rejected' }),
        ...someMembers(3, 'Blocked', { status: 'blocked' }),
        ...someMembers(4, 'Approved', { status: 'approved' }),
        aDeletedMember({ status: 'approved' }),
        aDeletedMember({ status: 'pending' }),
      ],
    });
    expect(await stats()).toEqual({ users: 7, requestsCount: 2, rejectedUsers: 2, blockedUsers: 3 });
    for (const [name, { user_id }, counts] of [
      ['acceptMember', asha, { users: 8, requestsCount: 1, rejectedUsers: 2, blockedUsers: 3 }],
      ['blockMember', asha, { users: 8, requestsCount: 1, rejectedUsers: 2, blockedUsers: 4 }],
      ['acceptMember', asha, { users: 8, requestsCount: 1, rejectedUsers: 2, blockedUsers: 3 }],
      ['rejectMember', ravi, { users: 8, requestsCount: 0, rejectedUsers: 3, blockedUsers: 3 }],
      ['acceptDeletion', asha, { users: 7, requestsCount: 0, rejectedUsers: 3, blockedUsers: 3 }],
    ] as const) {
      await api.ask(name, { id: user_id, query: { user_id } });
      expect(await stats()).toEqual(counts);
    }
  });

  it('counts the registrations of twelve months that end with the current one, each in the month of its day in UTC', async () => {
    const now = new Date();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    const since = (...time: [number, number]) => aMember({ created_at: new Date(Date.UTC(...time)).toISOString() });
    const lastOfMonth = aMember({ created_at: new Date(Date.UTC(year, month, 1) - 1).toISOString() });
    await api.given({
      members: [since(year, month), lastOfMonth, since(year, month - 11), since(year, month - 12)],
    });
    const { body } = await api.ask('getRegistrations');
    expect(body.count).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    const label = now.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
    expect((body.month as string[]).at(-1)).toBe(label); // The contract promises a list.
  });

  describe('listMembers', () => {
    it('lists the pending members with what a row shows, and null for what a member has not given', async () => {
      const asha = aMember({ username: 'Asha Rao', email: null, profile_link: '/media/portraits/asha.webp' });
      await api.given({ members: [asha, aMember({ status: 'approved' }), aMember({ status: 'rejected' })] });

      const answer = await api.ask('listMembers', { query: { status: 'pending', page: 1 } });
      expect(answer.body.size).toBe(1);
      expect(answer.rows).toEqual([
        {
          user_id: asha.user_id,
          username: 'Asha Rao',
          email: null,
          phone: asha.phone,
          status: 'pending',
          profile_link: expect.stringMatching(/^\/media\/portraits\/asha\.webp\?/),
          created_at: asha.created_at,
        },
      ]);
    });

    it('lists requests oldest first, and all others newest first', async () => {
      for (const status of ['pending', 'rejected'] as const) {
        const members = [3, 1, 2].map((days) => aMember({ username: `${days}`, status, created_at: daysAgo(days) }));
        await api.given({ members });
        const names = each(await api.ask('listMembers', { query: { status, page: 1 } }), 'username');
        expect(names).toEqual(status === 'pending' ? ['3', '2', '1'] : ['1', '2', '3']);
      }
    });
  });

  it('searchMembers finds a part of the name among approved and blocked members, whatever the case', async () => {
    await api.given({
      members: [
        aMember({ username: 'Asha Rao', status: 'approved' }),
        aMember({ username: 'Natasha Iyer', status: 'blocked' }),
        aMember({ username: 'Ravi Kumar', status: 'approved' }),
        aMember({ username: 'Asha Pending', status: 'pending' }),
        aMember({ username: 'Asha Refused', status: 'rejected' }),
        aDeletedMember({ username: 'Asha Gone' }),
      ],
    });
    expect(await namesFound(api, 'ASHA')).toEqual(['Asha Rao', 'Natasha Iyer']);
    expect(await namesFound(api, 'sha r')).toEqual(['Asha Rao']);
    expect(await namesFound(api, 'asha', 'rejected')).toEqual(['Asha Refused']);
    expect(await namesFound(api, 'nobody')).toEqual([]);
  });

  it('answers with the five groups of a member', async () => {
    const asha = aMember({ username: 'Asha Rao', status: 'approved', profile_link: '/media/portraits/asha.webp' });
    await api.given({ members: [asha], profiles: [aProfile(asha)] });
    const { body } = await api.ask('getMember', { query: { user_id: asha.user_id } });
    const profile_link = expect.stringMatching(/^\/media\/portraits\/asha\.webp\?/);
    const facts = { username: 'Asha Rao', email: asha.email, phone: asha.phone, profile_link };
    expect(body).toMatchObject({
      userDetails: { user_id: asha.user_id, status: 'approved', created_at: asha.created_at, ...facts },
      personalDetails: { ...facts, gender: 'Female', country: 'IN', mother_tongue: 'Kannada' },
      careerDetails: { education: 'B.E.', employeed_in: 'Private', gotra: 'Kashyapa' },
      familyDetails: { about_me: 'I teach children to sing.', family_country: 'IN' },
      partnerDetails: { partner_age: '28 - 34', partner_eating: 'Vegetarian' },
    });
  });
});
