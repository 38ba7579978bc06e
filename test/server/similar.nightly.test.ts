import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createNameListing, fillNameKeys } from '../../server/db/fillNameKeys';
import { readEnvironment } from '../../server/environment';
import { createRecognition } from '../../server/security/sealing';
import { aDeletedMember, aMember, aProfile, daysAgo, someMembers } from '../support/builders';
import { onDatabase } from '../support/engines';
import { steps as privacySteps } from './privacySteps';
import { steps } from './similarSteps';

onDatabase((companion) => {
  const { given, similarTo } = steps(companion);

  const idsSimilarTo = async (member: { user_id: string }) => (await similarTo(member)).map(({ user_id }) => user_id);
  const born = (member: { user_id: string }, dob: string) => aProfile(member, { personal: { dob } });

  it.each([
    ['+91 98765 43210', '9876543210', true],
    ['919876543210', '098765-43210', true],
    ['0091 (98765) 43210', '+91 098765 43210', true],
    ['+1 212 555 0123', '12125550123', true],
    ['+91 98765 43210', '98765 43211', false],
    ['919876543', '9876543', false],
    ['', '', false],
    ['0', '0', false],
    ['-', '-', false],
    ['123456', '123456', false],
    ['not given', 'not given', false],
    [null, null, false],
  ])('a member with the phone %s is shown beside one with %s: %s', async (own, other, isShown) => {
    const [asha, ravi] = [aMember({ phone: own }), aMember({ phone: other })];
    await given({ members: [asha, ravi] });
    expect((await similarTo(asha)).map(({ by }) => by)).toEqual(isShown ? [['phone']] : []);
  });

  it.each([
    ['Asha.Rao+match@gmail.com', 'asharao@googlemail.com', true],
    ['asha+2@Outlook.com', 'asha@outlook.com', true],
    ['ASHA@example.org', ' asha@example.org', true],
    ['asha.rao@outlook.com', 'asharao@outlook.com', false],
    ['asha+1@example.org', 'asha+2@example.org', false],
    ['asha@gmail.com', 'asha@example.org', false],
    ['none', 'none', false],
    ['', '', false],
    [null, null, false],
  ])('a member with the e-mail %s is shown beside one with %s: %s', async (own, other, isShown) => {
    const [asha, ravi] = [aMember({ email: own }), aMember({ email: other })];
    await given({ members: [asha, ravi] });
    expect((await similarTo(asha)).map(({ by }) => by)).toEqual(isShown ? [['email']] : []);
  });

  it('names in every spelling and script find each other where the day of birth is one', async () => {
    const [asked, latin, hindi, younger, nobody] = [
      aMember({ username: 'ಮಂಜುನಾಥ ಗೌಡ' }),
      aMember({ username: 'Gowda Manjunatha' }),
      aMember({ username: 'मंजुनाथ गौड़' }),
      aMember({ username: 'Manjunath Gowda' }),
      aMember({ username: 'Manjunath Gowda' }),
    ];
    await given({
      members: [asked, latin, hindi, younger, nobody],
      profiles: [
        born(asked, '1996-04-12'),
        born(latin, '12/04/1996'),
        born(hindi, '1996-04-12T00:00:00.000Z'),
        born(younger, '1999-04-12'),
        born(nobody, ''),
      ],
    });
    expect((await idsSimilarTo(asked)).sort()).toEqual([latin.user_id, hindi.user_id].sort());
    expect((await similarTo(latin))[0]?.by).toEqual(['name']);
    expect(await idsSimilarTo(nobody)).toEqual([]);
  });

  it('a name or a birthday that another program changes counts at once', async () => {
    const { db } = companion();
    const [asha, other] = [aMember({ username: 'Asha Rao' }), aMember({ username: 'Meera Rao' })];
    await given({ members: [asha, other], profiles: [born(asha, '1996-04-12')] });
    expect(await idsSimilarTo(asha)).toEqual([]);
    const change = (table: 'members' | 'member_details', facts: object) =>
      db.updateTable(table).set(facts).where('user_id', '=', other.user_id).execute();
    const remove = (table: 'members' | 'member_details') =>
      db.deleteFrom(table).where('user_id', '=', other.user_id).execute();
    await given({ profiles: [born(other, '1996-04-12')] });
    expect(await idsSimilarTo(asha)).toEqual([]);
    await change('members', { username: 'Aasha Rav' });
    expect(await idsSimilarTo(asha)).toEqual([other.user_id]);
    await change('member_details', { personal: JSON.stringify({ dob: '1996-04-13' }) });
    expect(await idsSimilarTo(asha)).toEqual([]);
    await change('member_details', { personal: born(other, '1996-04-12').personal });
    expect(await idsSimilarTo(asha)).toEqual([other.user_id]);
    await remove('member_details');
    expect(await idsSimilarTo(asha)).toEqual([]);
    await remove('members');
    expect(await db.selectFrom('name_keys').select('user_id').execute()).toEqual([{ user_id: asha.user_id }]);
  });

  it.each([
    ['Asha Rao', 'Meera Raav', '1999-01-01', true],
    ['K. Asha', 'K. Meera', '1999-01-01', true],
    ['Asha Rao', 'Meera Rao', '1996-04-12', false],
    ['Asha Rao', 'Meera Rao', '', false],
    ['Asha Rao', 'Meera Iyer', '1999-01-01', false],
    ['Asha', 'Asha', '1999-01-01', false],
  ])('%s and %s, born %s, on one phone are a family: %s', async (name, otherName, dob, family) => {
    const phone = '9800000002';
    const [asha, meera] = [aMember({ username: name, phone }), aMember({ username: otherName, phone })];
    await given({ members: [asha, meera], profiles: [born(asha, '1996-04-12'), born(meera, dob)] });
    expect(await similarTo(asha)).toMatchObject([{ by: ['phone'], family }]);
  });

  it('one number of thousands shows the ten worst', async () => {
    const phone = '9800000003';
    const asked = aMember({ phone });
    await given({
      members: [
        asked,
        ...someMembers(3_000, 'Approved', { phone, status: 'approved' }),
        ...someMembers(3, 'Blocked', { phone, status: 'blocked' }),
      ],
    });
    const begun = performance.now();
    const similar = await similarTo(asked);
    expect(similar.map(({ status }) => status)).toEqual([...Array(3).fill('blocked'), ...Array(7).fill('approved')]);
    expect(await idsSimilarTo(asked)).not.toContain(asked.user_id);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  describe('who was removed for good', () => {
    const { folder, purge } = privacySteps(companion);
    const gone = aDeletedMember({ username: 'Meera Rao', phone: '+91 98000 00005', deleted_at: daysAgo(40) });

    it('is known again by phone and e-mail, and nothing but the day is told', async () => {
      const again = aMember({ phone: '09800000005', email: gone.email?.toUpperCase() });
      const byPhone = aMember({ phone: '9800000005', username: 'Meera Rao' });
      await given({
        members: [gone, again, byPhone],
        profiles: [born(gone, '1996-04-12'), born(byPhone, '1996-04-12')],
      });
      expect((await similarTo(again))[0]).toMatchObject({ user_id: gone.user_id, status: 'deleted' });
      expect(await purge()).toBe(1);
      const since = `${daysAgo(0).slice(0, 10)}T00:00:00.000Z`;
      const removed = { user_id: null, username: null, status: 'removed', since, family: false };
      expect((await similarTo(again))[0]).toEqual({ ...removed, by: ['phone', 'email'] });
      expect((await similarTo(byPhone))[0]).toEqual({ ...removed, by: ['phone'] });
      expect(await similarTo(gone)).toEqual([]);
    });

    it('leaves hashes and days alone, which tell nothing without the key, and the key is its owner’s', async () => {
      const { db } = companion();
      await given({ members: [gone, aDeletedMember({ phone: '-', email: null, deleted_at: daysAgo(40) })] });
      await purge();
      const kept = await db.selectFrom('removed_members').selectAll().orderBy('kind').execute();
      const hash = expect.stringMatching(/^[\da-f]{64}$/) as string;
      const removed_at = daysAgo(0).slice(0, 10);
      expect(kept).toEqual([
        { hash, kind: 'email', removed_at },
        { hash, kind: 'phone', removed_at },
      ]);
      expect(await db.selectFrom('name_keys').select('born').where('born', 'is not', null).execute()).toEqual([]);
      const file = path.join(folder(), 'recognition.key');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}\n$/);
      expect(readdirSync(folder()).filter((name) => name.endsWith('.part'))).toEqual([]);
      const { recognitionKey } = readEnvironment({ RECOGNITION_KEY_FILE: file });
      const hashWith = (key?: Buffer) =>
        createRecognition({ dataFolder: folder(), recognitionKey: key })('phone', '9800000005');
      expect(await hashWith(recognitionKey)).toBe(kept[1]?.hash);
      expect(await hashWith(Buffer.alloc(32))).not.toBe(kept[1]?.hash);
      expect(() => readEnvironment({ RECOGNITION_KEY_FILE: `${file}.gone` })).toThrow('RECOGNITION_KEY_FILE');
    });
  });

  it('keys of names are made in the background, so many at once, and a broken group holds none up', async () => {
    const { db } = companion();
    const broken = aMember();
    await given({
      members: [...someMembers(1_500, 'Member'), broken],
      profiles: [{ ...aProfile(broken), personal: '{"dob' }],
    });
    expect(await fillNameKeys(db, 1_000)).toBe(1_000);
    await createNameListing(db)();
    expect(await db.selectFrom('name_keys').select('user_id').where('name_key', 'is', null).execute()).toEqual([]);
    expect(await fillNameKeys(db, 1)).toBe(0);
  });
});
