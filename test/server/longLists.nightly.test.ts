import { each, describeApi } from './api';
import { aDeletedMember, aMatch, aMember, aPayment, daysAgo, someMembers } from '../support/builders';

const day = 24 * 60 * 60 * 1000;

describeApi((api) => {
  const accepted = { status: ['approved', 'blocked'] };
  const namesOn = async (page: number) =>
    each(await api.ask('listMembers', { query: { ...accepted, page } }), 'username');

  it('turns the pages of a list over months and years, each member once', async () => {
    const first = Date.parse('2024-01-01T00:00:00.000Z');
    const members = Array.from({ length: 95 }, (_, index) =>
      aMember({
        username: `Number ${index}`,
        status: index % 3 === 0 ? 'blocked' : 'approved',
        // Several share an instant, and some months are empty.
        created_at: new Date(first + Math.floor(index / 4) * 23 * day).toISOString(),
      }),
    );
    await api.given({ members: [...members, aMember({ status: 'pending' }), aDeletedMember()] });
    const sorted = [...members].sort((one, other) =>
      `${one.created_at} ${one.user_id}` < `${other.created_at} ${other.user_id}` ? 1 : -1,
    );
    const names = sorted.map(({ username }) => username);
    for (let page = 1; page <= 10; page += 1)
      expect(await namesOn(page)).toEqual(names.slice((page - 1) * 10, page * 10));
    expect(await namesOn(11)).toEqual([]);
    const absurd = await api.ask('listMembers', { query: { ...accepted, page: 99_999_999_999_999 } });
    expect(absurd.body).toMatchObject({ data: [], size: 95 });

    const blocked = sorted.filter(({ status }) => status === 'blocked').map(({ username }) => username);
    const page = await api.ask('listMembers', { query: { status: 'blocked', page: 3 } });
    expect(each(page, 'username')).toEqual(blocked.slice(20, 30));
    expect(page.body.size).toBe(blocked.length);
  });

  it('answers a search with everybody it finds, the newest first, however many they are', async () => {
    const members = someMembers(2_345, 'Namesake', { status: 'approved' });
    await api.given({ members: [...members, aMember({ username: 'Namesake too', status: 'rejected' })] });
    const newestFirst = members.map(({ username }) => username).reverse();
    for (const [username, names] of [
      ['na', newestFirst],
      ['', newestFirst],
      ['sake 1234', ['Namesake 1234']],
    ] as const)
      expect(each(await api.ask('searchMembers', { query: { status: 'approved', username } }), 'username')).toEqual(
        names,
      );
  });

  it('lists thousands of payments in their order, from any place and to any', async () => {
    const payments = Array.from({ length: 2_500 }, (_, index) =>
      aPayment({ state: index % 2 ? 'Success' : 'Failed', created_at: daysAgo(Math.floor(index / 3) / 10 + 1) }),
    );
    await api.given({ payments });
    const ask = async (query: object) =>
      each(
        await api.ask('listPayments', {
          query: { access_token: api.companion().token, last_index: 0, limit: 100_000, filter_type: 0, ...query },
        }),
        'payment_index',
      );
    const idsOf = (rows: typeof payments) => rows.map(({ payment_index }) => payment_index);
    const sorted = payments.reverse().sort((one, other) => other.created_at.localeCompare(one.created_at));
    const ids = idsOf(sorted);
    for (const [query, wanted] of [
      [{}, ids],
      [{ last_index: 700, limit: 1_200 }, ids.slice(700, 1_900)],
      [{ filter_type: 3 }, idsOf(sorted.filter(({ state }) => state === 'Failed'))],
      [{ last_index: 99_999 }, []],
      [{ limit: 0 }, []],
    ] as const)
      expect(await ask(query)).toEqual(wanted);
  });

  it('lists thousands of matches and deleted members, each once', async () => {
    const members = someMembers(1_300, 'Member', { status: 'approved', deleted_at: daysAgo(2) });
    const [requester, accepter] = [aMember({ status: 'approved' }), aMember({ status: 'approved' })];
    const interests = Array.from({ length: 2_100 }, (_, index) =>
      aMatch(requester, accepter, { accepted_on: daysAgo(Math.floor(index / 7) + 1) }),
    );
    await api.given({ members: [...members, requester, accepter], interests });
    const ids = members.map(({ user_id }) => user_id).reverse();
    expect(each(await api.ask('listDeletedMembers'), 'user_id')).toEqual(ids);
    const matches = await api.ask('listMatches');
    const keys = matches.rows.map(
      ({ accepted_on, interest_id }) => `${accepted_on} ${String(interest_id).padStart(9, '0')}`,
    );
    expect(keys).toHaveLength(2_100);
    expect(keys).toEqual([...new Set(keys)].sort().reverse());
  });
});
