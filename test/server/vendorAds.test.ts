import { anAd, anExpiredAd, aPicture, daysAgo } from '../support/builders';
import { adFields as fields, aForm as formOf } from './adCalls';
import { describeApi, each, signIn } from './api';

const minute = 60_000;
const day = 86_400_000;
const twoMegabytes = 2 * 1024 * 1024;

const aForm = (changes: Record<string, string | File | undefined> = {}) => formOf({ ...fields, ...changes });

describeApi((api) => {
  const ads = async (token?: string) => (await api.ask('listAds', { query: { limit: '80000000000000' }, token })).rows;
  const fetchMedia = (path: unknown, method = 'GET') => {
    return api.companion().fetch(new Request(new URL(String(path), 'http://companion.test'), { method }));
  };

  describe('listAds', () => {
    it('lists visible and hidden ads with what the table and the details show', async () => {
      const ad = anAd({ title: 'Saffron Sweets', image: '/media/ads/sweets.png', created_at: daysAgo(30) });
      await api.given({ ads: [ad, anAd({ is_visible: 2 })] });
      const list = await ads();
      expect(list).toHaveLength(2);
      expect(list.find((row) => row.vendor_ads_id === ad.vendor_ads_id)).toMatchObject({
        title: 'Saffron Sweets',
        description: ad.description,
        mobile: '919876543210',
        email: ad.email,
        address: ad.address,
        image: '/media/vendors/sweets.png',
        category: 'Florist',
        isVisible: 1,
        createdAt: ad.created_at,
        expiresIn: '60 days',
      });
      expect(list.find((row) => row.vendor_ads_id !== ad.vendor_ads_id)).toMatchObject({ isVisible: 2 });
    });

    it('keeps to the limit, however large, and means all without one', async () => {
      await api.given({ ads: Array.from({ length: 12 }, () => anAd()) });
      const ask = (limit?: number | string) => api.ask('listAds', { query: { limit } });
      for (const [limit, count] of [
        [5, 5],
        [80_000_000_000_000, 12],
        ['99999999999999999999', 12],
        [undefined, 12],
      ] as const)
        expect((await ask(limit)).rows).toHaveLength(count);
    });

    it('counts the days that an ad still runs, visible or hidden, and moves it when its time is over', async () => {
      const ending = { expires_at: new Date(Date.now() + 10 * minute).toISOString() };
      const [shown, hidden] = [anAd(ending), anAd({ ...ending, is_visible: 2 })];
      await api.given({ ads: [shown, hidden, anExpiredAd({ title: 'Old' })] });
      expect(await ads()).toMatchObject([{ expiresIn: '1 days' }, { expiresIn: '1 days' }]);
      expect(each(await api.ask('listExpiredAds'), 'title')).toEqual(['Old']);

      api.companion().advanceClock(11 * minute);
      expect(await ads()).toEqual([]);
      const titles = ['Old', shown.title, hidden.title];
      expect(each(await api.ask('listExpiredAds'), 'title').sort()).toEqual(titles.sort());
    });
  });

  describe('addAd', () => {
    const add = (changes: Record<string, string | File | undefined> = {}) => api.ask('addAd', { form: aForm(changes) });

    it('adds a visible ad that runs for 90 days, with the digits of a number, and takes no path for a picture', async () => {
      const before = Date.now();
      expect((await add({ mobile: '+91 98765 43210', image: '/etc/passwd' })).status).toBe(200);
      const [ad, ...others] = await ads();
      expect(others).toEqual([]);
      const mobile = '919876543210';
      expect(ad).toMatchObject({ ...fields, mobile, image: null, isVisible: 1, expiresIn: '90 days' });
      expect(Date.parse(String(ad?.createdAt))).toBeGreaterThanOrEqual(before);

      api.companion().advanceClock(90 * day + minute);
      expect(await ads(await signIn(api))).toEqual([]);
    });

    it('takes a description of exactly 35 characters, in any script', async () => {
      for (const letter of ['x', 'ಹ', '🪷']) expect((await add({ description: letter.repeat(35) })).status).toBe(200);
    });

    it('takes a picture of exactly 2 MB and refuses one byte more', async () => {
      for (const format of ['jpeg', 'png', 'heic'] as const) {
        expect((await add({ image: aPicture(format, { bytes: twoMegabytes }) })).status).toBe(200);
        const refused = await add({ image: aPicture(format, { bytes: twoMegabytes + 1 }) });
        expect([400, 413]).toContain(refused.status);
        expect(refused.body.message).toBe('File size is too large. Maximum size is 2MB. Please try any other image.');
      }
      expect(await ads()).toHaveLength(3);
    });
  });

  describe('updateAd', () => {
    const update = (id: number, changes: Record<string, string | File | undefined> = {}) => {
      return api.ask('updateAd', { id, form: aForm(changes) });
    };
    /** The row as the console sends it back when a switch is pressed. */
    const bodyOf = (row: Record<string, unknown> | undefined) => {
      const { title, description, mobile, email, address, image, isVisible, category } = row ?? {};
      return { title, description, mobile, email, address, image, isVisible, category };
    };

    it('shows and hides an ad by the JSON body of the switch, and changes the fields by the form', async () => {
      const ad = anAd({ created_at: daysAgo(10) });
      await api.given({ ads: [ad, anAd()] });
      const id = ad.vendor_ads_id;
      const find = async () => (await ads()).find(({ vendor_ads_id }) => vendor_ads_id === id);
      const row = await find();
      for (const isVisible of [2, 2, 1, 2]) {
        expect((await api.ask('updateAd', { id, json: { ...bodyOf(row), isVisible } })).status).toBe(200);
        expect(await find()).toEqual({ ...row, isVisible });
      }
      for (const wrong of [{ isVisible: 0 }, { isVisible: 'yes' }, { isVisible: undefined }, { title: '' }])
        expect((await api.ask('updateAd', { id, json: { ...bodyOf(row), ...wrong } })).status).toBe(400);

      expect((await update(id, { title: 'Saffron House' })).status).toBe(200);
      expect(await find()).toEqual({ ...row, ...fields, title: 'Saffron House', isVisible: 2 });
    });

    it('replaces the picture by a new one, and keeps it without one, whatever path the form or the switch sends', async () => {
      await api.ask('addAd', { form: aForm({ image: aPicture('png') }) });
      const [before] = await ads();
      const id = Number(before?.vendor_ads_id);

      for (const image of [undefined, String(before?.image)]) {
        expect((await update(id, { image })).status).toBe(200);
        expect(await ads()).toMatchObject([{ image: before?.image }]);
      }
      for (const image of [before?.image, 'https://elsewhere.example/x.png']) {
        const json = { ...bodyOf(before), image, isVisible: 2 };
        expect((await api.ask('updateAd', { id, json })).status).toBe(200);
        expect(await ads()).toEqual([{ ...before, isVisible: 2 }]);
      }

      expect((await update(id, { image: aPicture('jpeg') })).status).toBe(200);
      const [after] = await ads();
      expect(after?.image).not.toBe(before?.image);
      expect((await fetchMedia(after?.image)).headers.get('content-type')).toBe('image/jpeg');
      expect((await fetchMedia(before?.image)).status).toBe(404);
    });
  });

  it('deletes the one ad that is named, running or expired', async () => {
    const [running, expired, kept] = [anAd(), anExpiredAd(), anAd()];
    await api.given({ ads: [running, expired, kept] });
    for (const { vendor_ads_id: id } of [running, expired])
      expect((await api.ask('deleteAd', { id })).status).toBe(200);
    expect((await ads()).map((row) => row.vendor_ads_id)).toEqual([kept.vendor_ads_id]);
    expect((await api.ask('listExpiredAds')).rows).toEqual([]);
  });
});
