import { aDeletedMember, aMatch, aMember, anAd, insertWorld } from '../support/builders';
import { onEachMediaStore } from '../support/mediaStores';
import { openCompanion, type Companion } from '../support/companion';

const minute = 60_000;
const link = '/media/members/5e1f0c9d8b7a6f5e4d3c2b1a09f8e7d6.jpg';

let companion: Companion;
afterEach(() => companion.close());

const get = async (address: string) => {
  const { status, headers } = await companion.fetch(new Request(`http://companion.test${address}`));
  return [status, headers.get('cache-control')];
};
const refused = [403, 'no-store'];

onEachMediaStore((media) => {
  const open = async () => {
    companion = await openCompanion({ media: media() });
    for (const path of [link, '/media/members/other.jpg', '/media/ads/rose.jpg'])
      await media().put(path.slice('/media/'.length), Buffer.from('picture'));
    const [asha, ravi] = [aMember({ username: 'Asha Rao', status: 'approved', profile_link: link }), aMember()];
    const gone = aDeletedMember({ profile_link: link });
    const ads = [anAd({ image: '/media/ads/rose.jpg' })];
    await insertWorld(companion.db, { members: [asha, ravi, gone], interests: [aMatch(asha, ravi)], ads });
    return asha;
  };
  const given = async (path: string) => {
    const { body } = await companion.call('GET', path);
    return [...JSON.stringify(body).matchAll(/"profile_link":"([^"]+)"/g)].map(([, address = '']) => address);
  };

  it('a photo of a member is for who has an address that the API gave within the hour, and no browser keeps it', async () => {
    const { user_id } = await open();
    for (const path of [
      '/admins/listuser?status=approved',
      '/admins/searchuser?status=approved&username=asha',
      `/retrieve/userDetails?user_id=${user_id}`,
      '/api/user/deleted/list',
      '/api/admin/accepted/requests',
    ]) {
      const [address = ''] = await given(path);
      expect([path, address, ...(await get(address))]).toEqual([
        path,
        expect.stringMatching(new RegExp(`^${link}\\?end=\\d+&key=[\\w-]{22}$`)),
        200,
        'no-store',
      ]);
    }
    const [address = ''] = await given('/admins/listuser?status=approved');
    const other = address.replace(/[^/]+\.jpg/, 'other.jpg');
    const later = address.replace(/end=(\d+)/, (_, end) => `end=${Number(end) + minute}`);
    for (const wrong of [link, other, later, address.slice(0, -1), `${link}?end=9999999999999&key=`])
      expect([wrong, ...(await get(wrong))]).toEqual([wrong, ...refused]);

    companion.advanceClock(59 * minute);
    expect((await get(address))[0]).toBe(200);
    companion.advanceClock(17 * minute);
    expect(await get(address)).toEqual(refused);
    const [anew = ''] = await given('/admins/listuser?status=approved');
    expect((await get(anew))[0]).toBe(200);
  });

  it('a picture of an ad is for everybody', async () => {
    await open();
    expect((await get('/media/vendors/rose.jpg'))[0]).toBe(200);
  });
});

it('the address stays for a while, so that a list that is read again draws nothing anew', async () => {
  companion = await openCompanion();
  await insertWorld(companion.db, { members: [aMember({ status: 'approved', profile_link: link })] });
  const read = async () => JSON.stringify((await companion.call('GET', '/admins/listuser?status=approved')).body.data);
  companion.advanceClock(15 * minute - (Date.now() % (15 * minute)) + minute);
  const first = await read();
  companion.advanceClock(13 * minute);
  expect(await read()).toBe(first);
  companion.advanceClock(2 * minute);
  expect(await read()).not.toBe(first);
});
