import { aDeletedMember, aMember, anEntry, daysAgo } from '../support/builders';
import { onDatabase } from '../support/engines';
import { steps } from './similarSteps';

onDatabase((companion) => {
  const { given, ask, similarTo } = steps(companion);

  it('shows members of every status, the worst first, with how long each has had it and by what they match', async () => {
    const { db, call, journal } = companion();
    const facts = { phone: '9800000001', email: 'same@example.org' };
    const at = (status: 'pending' | 'approved' | 'blocked' | 'rejected') => aMember({ ...facts, status });
    const [asked, pending, approved, blocked, rejected] = [
      at('pending'),
      at('pending'),
      at('approved'),
      at('pending'),
      at('rejected'),
    ];
    const deleted = aDeletedMember({ ...facts, deleted_at: daysAgo(2) });
    await given({ members: [asked, pending, approved, blocked, rejected, deleted] });
    for (const verb of ['accept', 'block']) await call('PUT', `/admins/${verb}?user_id=${blocked.user_id}`);
    const blockedAt = (await journal()).find(({ action }) => action === 'block')?.at;
    const shown = ({ user_id, username }: typeof asked, status: string, since: unknown = null) => {
      return { user_id, username, status, since, by: ['phone', 'email'], family: false };
    };
    expect(await similarTo(asked)).toEqual([
      shown(blocked, 'blocked', blockedAt),
      shown(rejected, 'rejected'),
      shown(deleted, 'deleted', deleted.deleted_at),
      shown(pending, 'pending', pending.created_at),
      shown(approved, 'approved'),
    ]);
    // What the journal says of an earlier status is no date of today's.
    await db.updateTable('members').set({ status: 'approved' }).where('user_id', '=', rejected.user_id).execute();
    await given({ entries: [anEntry({ at: daysAgo(0), subject_id: rejected.user_id })] });
    const now = (await similarTo(asked)).find(({ user_id }) => user_id === rejected.user_id);
    expect(now).toMatchObject({ status: 'approved', since: null });
  });

  it('takes one to twenty members, whoever they are', async () => {
    const [asha, meera] = [aMember({ user_id: 'a/b c%', phone: '9800000004' }), aMember({ phone: '9800000004' })];
    await given({ members: [asha, meera] });
    const ask20 = (count: number) =>
      ask(new URLSearchParams(Array.from({ length: count }, (_, index) => ['user_id', `nobody ${index}`])).toString());
    const { body } = await ask(`user_id=${meera.user_id}&user_id=a%2Fb+c%25&user_id=nobody&user_id=${meera.user_id}`);
    expect(body.data).toMatchObject([
      { user_id: meera.user_id, similar: [{ user_id: 'a/b c%' }] },
      { user_id: 'a/b c%', similar: [{ user_id: meera.user_id }] },
      { user_id: 'nobody', similar: [] },
    ]);
    expect((await ask20(20)).body.data).toHaveLength(20);
    expect((await ask20(21)).body.message).toBe('At most 20 members are looked up at once.');
    for (const [query, status] of [
      ['', 400],
      ['user_id=', 400],
      ['user_id=%00', 400],
      [`user_id=${'x'.repeat(101)}`, 400],
      [`user_id=a&user_id=${'x'.repeat(101)}`, 400],
      [`user_id=${'x'.repeat(100)}`, 200],
      ['user_id=%ED%A0%80', 200],
    ] as const)
      expect([query, (await ask(query)).status]).toEqual([query, status]);
    expect((await ask('user_id=a', null)).status).toBe(401);
  });
});
