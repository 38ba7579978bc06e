import { sql } from 'kysely';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import { aDeletedMember, aMember, aProfile, insertWorld, someMembers, type World } from '../support/builders';
import { onDatabase } from '../support/engines';
import { callDescribed } from './api';
import { steps as privacySteps } from './privacySteps';

type Row = { user_id: string; username: string; status: string; decided_at: string | null } & Record<string, unknown>;
type Found = { data: Row[]; size: number; at_least?: true; message: string };

onDatabase((companion) => {
  const given = (world: World) => insertWorld(companion().db, world);
  const ask = (query: string | Record<string, string>) =>
    callDescribed<Found>(companion(), 'GET', `/admins/members?${new URLSearchParams(query)}`);
  const list = async (query: string | Record<string, string>) => {
    const { status, body } = await ask(query);
    expect([status, body.message]).toEqual([200, 'The members are listed.']);
    return body;
  };
  const namesOf = async (query: string | Record<string, string>) =>
    (await list(query)).data.map(({ username }) => username);
  const named = (...names: string[]) =>
    names.map((username, index) =>
      aMember({ username, created_at: `2026-0${9 - index}-01T00:00:00.000Z`, email: `someone${index}@example.org` }),
    );

  it('finds names by words in any order, beginnings, parts and sounds, whole words first', async () => {
    await given({
      members: named('Raorane Asha', 'Manjunatha Rao', 'ಮಂಜುನಾಥ', 'Manjunath Shetty', 'Asha Rao', 'Adirao'),
    });
    const all = ['Manjunatha Rao', 'ಮಂಜುನಾಥ', 'Manjunath Shetty'];
    expect(await namesOf({ q: 'rao' })).toEqual(['Manjunatha Rao', 'Asha Rao', 'Raorane Asha', 'Adirao']);
    expect(await namesOf({ q: 'rao asha' })).toEqual(['Asha Rao', 'Raorane Asha']);
    expect(await namesOf({ q: 'ra as' })).toEqual(['Raorane Asha', 'Asha Rao']);
    for (const q of ['ಮಂಜುನಾಥ', 'manjunath', 'MANJUNATHA', 'manju', 'ಮಂಜು', 'मंजुनाथ'])
      expect((await namesOf({ q })).sort()).toEqual([...all].sort());
    expect(await list({ q: 'xyzzy' })).toMatchObject({ data: [], size: 0 });
  });

  it('finds phones with and without the code of the country, e-mails by their beginning, and whole ids', async () => {
    const members = [
      aMember({ user_id: 'a-1', username: 'Asha', phone: '+91 98765 43210', email: 'Lotus.Lamp@example.org' }),
      aMember({ user_id: 'b-2', username: 'Ravi', phone: '9876500000', email: null }),
      aMember({ user_id: 'c-3', username: 'Mary', phone: '+44 7700 900123', email: null }),
    ];
    await given({ members });
    const phones = ['98765 432', '+919876543210', '098765-4321', '9198765432'];
    for (const q of [...phones, 'lotus.l', 'LOTUS.LAMP@example.org', 'a-1'])
      expect([q, await namesOf({ q })]).toEqual([q, ['Asha']]);
    for (const q of ['7700900', '+447700', '447700900123']) expect([q, await namesOf({ q })]).toEqual([q, ['Mary']]);
    expect((await namesOf({ q: '9876' })).sort()).toEqual(['Asha', 'Ravi']);
    for (const q of ['b-', '987', '43210999']) expect([q, await namesOf({ q })]).toEqual([q, []]);
  });

  it('sorts by name, joining and status, pages, and filters by all that is asked for', async () => {
    const [asha, ravi, mary] = [
      aMember({ username: 'asha', status: 'approved', created_at: '2026-01-01T00:00:00.000Z' }),
      aMember({ username: 'Ravi', status: 'blocked', created_at: '2026-02-01T00:00:00.000Z', profile_link: '/x.jpg' }),
      aMember({ username: 'Mary', status: 'pending', created_at: '2026-03-01T00:00:00.000Z' }),
    ];
    const profiles = [
      aProfile(asha, { personal: { gender: 'Female', dob: '12/04/1996', city: 'New Delhi' } }),
      aProfile(ravi, { personal: { gender: 'Bridegroom', dob: 'soon', city: '' } }),
    ];
    await given({ members: [asha, ravi, mary, aDeletedMember({ username: 'Zoe' })], profiles });
    const { data, size } = await list({});
    expect(size).toBe(3);
    expect(data.map(({ username, gender, born, city }) => [username, gender, born, city])).toEqual([
      ['Mary', null, null, null],
      ['Ravi', 'male', null, null],
      ['asha', 'female', '1996-04-12', 'New Delhi'],
    ]);
    expect(await namesOf({ sort: 'joined', order: 'asc' })).toEqual(['asha', 'Ravi', 'Mary']);
    expect(await namesOf({ sort: 'name' })).toEqual(['asha', 'Mary', 'Ravi']);
    expect(await namesOf({ sort: 'name', order: 'desc', limit: '1', page: '2' })).toEqual(['Mary']);
    expect(await namesOf({ sort: 'status' })).toEqual(['asha', 'Ravi', 'Mary']);
    expect(await namesOf('status=pending&status=approved')).toEqual(['Mary', 'asha']);
    expect(await namesOf({ joined_from: '2026-02-01T00:00:00Z', joined_to: '2026-03-01T00:00:00Z' })).toEqual(['Ravi']);
    expect(await namesOf({ gender: 'female' })).toEqual(['asha']);
    expect(await namesOf({ city: 'new DELHI' })).toEqual(['asha']);
    expect(await namesOf({ photo: 'none' })).toEqual(['Mary', 'asha']);
    expect(await namesOf({ q: 'a', sort: 'name', status: 'blocked' })).toEqual(['Ravi']);
    // Everybody's e-mail begins so.
    expect(await namesOf({ q: 'member', sort: 'name' })).toEqual(['asha', 'Mary', 'Ravi']);
    expect(await namesOf({ q: 'member', sort: 'joined', order: 'asc', limit: '1', page: '2' })).toEqual(['Ravi']);
    expect(await namesOf({ q: 'member', gender: 'female' })).toEqual(['asha']);
    expect(
      await namesOf({ q: 'member', joined_from: '2026-02-01T00:00:00Z', joined_to: '2026-03-01T00:00:00Z' }),
    ).toEqual(['Ravi']);
    expect(await list({ page: '1000000000' })).toMatchObject({ data: [], size: 3 });
  });

  it('counts up to ten thousand, and still shows the pages behind', async () => {
    await given({ members: someMembers(10_050, 'Lotus') });
    for (const query of ['q=lotus&', 'q=lotus&sort=name&', 'q=otu&']) {
      const { data, ...found } = await list(`${query}page=1005&limit=10`);
      expect([data.length, found.size, found.at_least]).toEqual([10, 10_000, true]);
    }
    const lastPage = await list({ limit: '1000', page: '11' });
    expect([lastPage.size, lastPage.data.length]).toEqual([10_050, 50]);
    const pages = await Promise.all([1, 2].map((page) => namesOf({ q: 'lotus', page: String(page), limit: '1000' })));
    expect(new Set(pages.flat()).size).toBe(2_000);
  });

  it('sorts by name whoever has two common words, wherever in the name they stand', async () => {
    const orders = [
      'Manju Rao Asha',
      'Rao Manju',
      'Asha Rao Manju',
      'Zoya Manju Rao',
      'Manjunatha Rao',
      'Ravi Manju Rao',
    ];
    const members = orders.flatMap((name, index) =>
      someMembers(900, name, { status: index < 4 ? 'approved' : 'pending' }),
    );
    await given({ members });
    const sorted = members.map(({ username }) => username).sort();
    const pages = async (order: string) => {
      const found = [1, 2, 3, 4, 5, 6].map((page) =>
        namesOf({ q: 'rao manju', sort: 'name', order, page: String(page), limit: '1000' }),
      );
      return (await Promise.all(found)).flat();
    };
    await fillNameKeys(companion().db, 3_000);
    expect(await pages('asc')).toEqual(sorted);
    await fillNameKeys(companion().db, 3_000);
    expect(await pages('asc')).toEqual(sorted);
    expect(await pages('desc')).toEqual(sorted.toReversed());
  });

  it('finds at once what another program has written, and no longer what it was', async () => {
    const { db } = companion();
    const [asha, ravi] = named('Asha', 'Ravi');
    await given({ members: [asha, ravi].flatMap((each) => each ?? []) });
    expect(await namesOf({ q: 'asha' })).toEqual(['Asha']);
    await sql`update members set username = 'Lakshmi', username_folded = 'lakshmi' where username = 'Asha'`.execute(db);
    await sql`update members set created_at = '2020-01-01T00:00:00.000Z' where username = 'Ravi'`.execute(db);
    expect(await namesOf({ q: 'asha' })).toEqual([]);
    expect(await namesOf({ q: 'laxmi' })).toEqual(['Lakshmi']);
    expect(await namesOf({ q: 'ravi', joined_to: '2021-01-01T00:00:00Z' })).toEqual(['Ravi']);
    // More than are keyed while somebody waits.
    await given({ members: someMembers(3_000, 'Lotus') });
    for (const sort of ['name', 'joined', 'status'])
      expect(await list({ q: 'lotus 30', sort, limit: '3' })).toMatchObject({ size: 61, data: [{}, {}, {}] });
    await sql`update members set created_at = '2026-02-30T00:00:00.000Z' where username = 'Lakshmi'`.execute(db);
    expect(await namesOf({ q: asha?.email ?? '' })).toEqual(['Lakshmi']);
    await sql`delete from members where username = 'Lakshmi'`.execute(db);
    expect(await namesOf({ q: 'lakshmi' })).toEqual([]);
    await sql`update members set deleted_at = created_at where username = 'Ravi'`.execute(db);
    expect(await namesOf({ q: 'ravi' })).toEqual([]);
    expect((await list({ limit: '1' })).size).toBe(3_000);
  });

  it('lists whoever has signs in name or city that the database does not keep', async () => {
    const [long, asha] = [aMember({ username: `${'a'.repeat(199)}🪷` }), aMember({ username: 'Asha' })];
    const profiles = [
      aProfile(long, { personal: { gender: 'Female' } }),
      aProfile(asha, { personal: { city: 'Pu\0ne' } }),
    ];
    await given({ members: [long, asha], profiles });
    expect(await list({ gender: 'female', q: 'aaa' })).toMatchObject({ size: 1 });
    expect(await namesOf({ city: 'pune' })).toEqual(['Asha']);
  });

  it('tells when the status last changed, and follows a change in every list', async () => {
    const member = aMember({ username: 'Asha' });
    await given({ members: [member] });
    expect(await list({ q: 'asha', status: 'pending' })).toMatchObject({ data: [{ decided_at: null }] });
    await companion().call('PUT', `/admins/accept?user_id=${member.user_id}`);
    expect(await list({ q: 'asha', status: 'pending' })).toMatchObject({ data: [] });
    const [accepted] = (await list({ q: 'asha', status: 'approved' })).data;
    expect(Date.now() - Date.parse(accepted?.decided_at ?? '')).toBeLessThan(60_000);
    await companion().call('POST', '/admins/takeback', { json: { user_id: member.user_id } });
    const [back] = (await list({ q: 'asha' })).data;
    expect(back?.status).toBe('pending');
    expect(Date.parse(back?.decided_at ?? '')).toBeGreaterThanOrEqual(Date.parse(accepted?.decided_at ?? ''));
  });

  it('keeps nothing of a purged member to search by', async () => {
    const { db } = companion();
    await given({ members: [aDeletedMember({ username: 'Lotuslamp', phone: '+91 98765 43210' })] });
    await list({ q: 'lotuslamp' });
    expect(await privacySteps(companion).purge({ deleted: 0 })).toBe(1);
    for (const table of ['name_keys', 'members', 'search_terms', 'search_words'])
      expect(JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows)).not.toMatch(/lotusl/i);
  });

  it('writes into the journal how many of which list were sent, by what they were chosen, and not the words', async () => {
    await given({ members: named('Asha Rao') });
    await list({ q: 'asha', status: 'pending' });
    await list({ q: 'asha', city: 'Udupi', gender: 'female', photo: 'none', joined_from: '2026-01-01T00:00:00Z' });
    await list({});
    const { body } = await companion().call<{ data: { after: unknown }[] }>(
      'GET',
      '/admins/journal?action=read%20list',
    );
    expect(body.data.map(({ after }) => after)).toEqual([
      { list: 'all members', rows: 1 },
      { list: 'all members by search, sign-up, gender, city, photo', rows: 0 },
      { list: 'requests by search', rows: 1 },
    ]);
  });

  it.each([
    ['page=0', 'Page must be a whole number from 1.'],
    ['page=-1', 'Page must be a whole number from 1.'],
    ['page=1e9', 'Page must be a whole number from 1.'],
    ['limit=0', 'Limit must be a number from 1 to 1000.'],
    ['limit=1001', 'Limit must be a number from 1 to 1000.'],
    ['sort=age', 'Sort must be one of name, joined, status.'],
    [`q=${'a'.repeat(10_000)}`, 'The search is too long: at most 200 characters.'],
    ['q=%00', 'The search holds a character that cannot be kept.'],
    ['joined_from=soon', 'Joined from must be a time like 2026-11-26T09:30:00Z.'],
    ['joined_to=2026-99-01T00:00:00Z', 'Joined to must be a time like 2026-11-26T09:30:00Z.'],
    ['status=pending&'.repeat(21), 'A member has one of four statuses: at most four are asked for.'],
  ])('refuses %.20s in words', async (query, message) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { message } });
  });

  it('takes signs of a query language for what they are', async () => {
    await given({ members: named('Asha Rao', '100% "Lotus"* a_b') });
    const signs = ['%', '_', '"', '*', 'NEAR(a b)', 'a OR b', "'", '\\', '{', 'asha*', '%ED%A0%80', '^', '-', '('];
    const found = await Promise.all(signs.map(async (q) => ((await namesOf({ q })).length > 0 ? q : '')));
    expect(found.filter(Boolean)).toEqual(['%', '_', '"', '*', 'asha*']);
  });
});
