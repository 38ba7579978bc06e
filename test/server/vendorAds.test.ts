import { anAd, anExpiredAd, aPicture, daysAgo } from '../support/builders';
import { adFields as fields, aForm as formOf } from './adCalls';
import { describeApi, describeCall, each, signIn, type Answer } from './api';

const minute = 60_000;
const day = 86_400_000;
const twoMegabytes = 2 * 1024 * 1024;

const aForm = (changes: Record<string, string | File | undefined> = {}) => formOf({ ...fields, ...changes });

const wrongForms = [
  ...Object.keys(fields).map((field) => aForm({ [field]: '  ' })),
  ...Object.keys(fields).map((field) => aForm({ [field]: undefined })),
  aForm({ mobile: '12' }),
  aForm({ mobile: 'call me' }),
  aForm({ email: 'no address' }),
  aForm({ description: 'x'.repeat(36) }),
  aForm({ title: 'x'.repeat(50_000) }),
  aForm({ title: aPicture() }),
];

describeApi((api) => {
  const ads = async (token?: string) => (await api.ask('listAds', { query: { limit: '80000000000000' }, token })).rows;
  const fetchMedia = (path: unknown, method = 'GET') => {
    return api.companion().fetch(new Request(new URL(String(path), 'http://companion.test'), { method }));
  };

  describeCall('listAds', () => {
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
        image: '/media/ads/sweets.png',
        category: 'Florist',
        isVisible: 1,
        createdAt: ad.created_at,
        expiresIn: '60 days',
      });
      expect(list.find((row) => row.vendor_ads_id !== ad.vendor_ads_id)).toMatchObject({ isVisible: 2 });
    });

    it('keeps to the limit, however small or large, and means all without one', async () => {
      await api.given({ ads: Array.from({ length: 12 }, () => anAd()) });
      const count = async (query: Record<string, string | number>) => (await api.ask('listAds', { query })).rows.length;
      expect(await count({ limit: 5 })).toBe(5);
      expect(await count({ limit: 80_000_000_000_000 })).toBe(12);
      expect(await count({ limit: '99999999999999999999' })).toBe(12);
      expect(await count({})).toBe(12);
    });

    it('rejects a limit that is no number', async () => {
      for (const limit of ['all', '-1', '1.5', '', '1e9', ['1', '2']]) {
        expect((await api.ask('listAds', { query: { limit } })).status).toBe(400);
      }
    });

    it('counts the days that an ad still runs, and lets it go when its time is over', async () => {
      const ad = anAd({ expires_at: new Date(Date.now() + 10 * minute).toISOString() });
      await api.given({ ads: [ad] });
      expect(await ads()).toMatchObject([{ expiresIn: '1 days' }]);
      expect((await api.ask('listExpiredAds')).rows).toEqual([]);

      api.companion().advanceClock(11 * minute);
      expect(await ads()).toEqual([]);
      expect(each(await api.ask('listExpiredAds'), 'vendor_ads_id')).toEqual([ad.vendor_ads_id]);
    });
  });

  describeCall('listExpiredAds', () => {
    it('lists the ads that have run out, visible or hidden, and no other', async () => {
      const [shown, hidden] = [anExpiredAd({ title: 'Old' }), anExpiredAd({ title: 'Hidden', is_visible: 2 })];
      await api.given({ ads: [shown, hidden, anAd({ title: 'New' })] });
      expect(each(await api.ask('listExpiredAds'), 'title').sort()).toEqual(['Hidden', 'Old']);
      expect((await ads()).map((row) => row.title)).toEqual(['New']);
    });
  });

  describeCall('addAd', () => {
    const add = (changes: Record<string, string | File | undefined> = {}) => api.ask('addAd', { form: aForm(changes) });

    it('adds a visible ad that runs for 90 days', async () => {
      const before = Date.now();
      expect((await add({ image: aPicture('png') })).status).toBe(200);
      const [ad, ...others] = await ads();
      expect(others).toEqual([]);
      expect(ad).toMatchObject({ ...fields, isVisible: 1, expiresIn: '90 days' });
      expect(Date.parse(String(ad?.createdAt))).toBeGreaterThanOrEqual(before);

      api.companion().advanceClock(90 * day + minute);
      const token = await signIn(api);
      expect(await ads(token)).toEqual([]);
      expect((await api.ask('listExpiredAds', { token })).rows).toMatchObject([{ title: 'Saffron Sweets' }]);
    });

    it('adds an ad without a picture, and keeps the digits of a number written with plus and blanks', async () => {
      expect((await add({ mobile: '+91 98765 43210' })).status).toBe(200);
      expect(await ads()).toMatchObject([{ mobile: '919876543210', image: null }]);
    });

    it('takes a description of exactly 35 characters, in any script', async () => {
      expect((await add({ description: 'x'.repeat(35) })).status).toBe(200);
      expect((await add({ description: 'ಹ'.repeat(35) })).status).toBe(200);
      expect((await add({ description: '🪷'.repeat(35) })).status).toBe(200);
    });

    it('rejects a form with a field that is blank, missing, too long or of the wrong kind', async () => {
      for (const form of wrongForms) expect((await api.ask('addAd', { form })).status).toBe(400);
      expect(await ads()).toEqual([]);
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

    it('takes no path for a picture', async () => {
      const paths = ['/media/ads/other.png', '/etc/passwd', 'https://elsewhere.example/x.png', 'javascript:alert(1)'];
      for (const image of paths) expect((await add({ image })).status).toBe(200);
      expect((await ads()).map((row) => row.image)).toEqual(paths.map(() => null));
    });
  });

  describeCall('updateAd', () => {
    const update = (id: number, changes: Record<string, string | File | undefined> = {}) => {
      return api.ask('updateAd', { id, form: aForm(changes) });
    };
    /** The row as the console sends it back when a switch is pressed. */
    const bodyOf = (row: Record<string, unknown> | undefined) => {
      const { title, description, mobile, email, address, image, isVisible, category } = row ?? {};
      return { title, description, mobile, email, address, image, isVisible, category };
    };

    it('shows and hides an ad by the JSON body of the switch', async () => {
      const ad = anAd({ image: null });
      await api.given({ ads: [ad, anAd()] });
      for (const isVisible of [2, 2, 1]) {
        const row = (await ads()).find(({ vendor_ads_id }) => vendor_ads_id === ad.vendor_ads_id);
        const json = { ...bodyOf(row), isVisible };
        expect((await api.ask('updateAd', { id: ad.vendor_ads_id, json })).status).toBe(200);
        expect((await ads()).find(({ vendor_ads_id }) => vendor_ads_id === ad.vendor_ads_id)).toEqual({
          ...row,
          isVisible,
        });
      }
    });

    it('changes the fields by the form, and nothing else', async () => {
      const ad = anAd({ is_visible: 2, created_at: daysAgo(10) });
      await api.given({ ads: [ad] });
      expect((await update(ad.vendor_ads_id, { title: 'Saffron House' })).status).toBe(200);
      expect(await ads()).toMatchObject([
        { ...fields, title: 'Saffron House', isVisible: 2, createdAt: ad.created_at, expiresIn: '80 days' },
      ]);
    });

    it('replaces the picture by a new one, and keeps it without one', async () => {
      await api.ask('addAd', { form: aForm({ image: aPicture('png') }) });
      const [before] = await ads();
      const id = Number(before?.vendor_ads_id);

      for (const image of [undefined, String(before?.image)]) {
        expect((await update(id, { image })).status).toBe(200);
        expect(await ads()).toMatchObject([{ image: before?.image }]);
      }

      expect((await update(id, { image: aPicture('jpeg') })).status).toBe(200);
      const [after] = await ads();
      expect(after?.image).not.toBe(before?.image);
      expect((await fetchMedia(after?.image)).headers.get('content-type')).toBe('image/jpeg');
      expect((await fetchMedia(before?.image)).status).toBe(404);
    });

    it('keeps the picture when the switch sends its path, or that of another one', async () => {
      await api.ask('addAd', { form: aForm({ image: aPicture('png') }) });
      const [row] = await ads();
      for (const image of [row?.image, 'https://elsewhere.example/x.png']) {
        const json = { ...bodyOf(row), image, isVisible: 2 };
        expect((await api.ask('updateAd', { id: Number(row?.vendor_ads_id), json })).status).toBe(200);
        expect(await ads()).toEqual([{ ...row, isVisible: 2 }]);
      }
    });

    it('rejects a wrong form', async () => {
      const ad = anAd();
      await api.given({ ads: [ad] });
      for (const form of wrongForms) {
        expect((await api.ask('updateAd', { id: ad.vendor_ads_id, form })).status).toBe(400);
      }
      expect(await ads()).toMatchObject([{ title: ad.title, description: ad.description, mobile: ad.mobile }]);
    });

    it('rejects a wrong switch', async () => {
      const ad = anAd();
      await api.given({ ads: [ad] });
      const id = ad.vendor_ads_id;
      const [row] = await ads();
      const wrongSwitches = [{ isVisible: 0 }, { isVisible: 'yes' }, { isVisible: undefined }, { title: '' }];
      for (const wrong of wrongSwitches) {
        expect((await api.ask('updateAd', { id, json: { ...bodyOf(row), ...wrong } })).status).toBe(400);
      }
      expect(await ads()).toEqual([row]);
    });
  });

  describeCall('deleteAd', () => {
    it('deletes the one ad that is named, running or expired', async () => {
      const [running, expired, kept] = [anAd(), anExpiredAd(), anAd()];
      await api.given({ ads: [running, expired, kept] });
      const deleted: Answer[] = [];
      for (const ad of [running, expired]) deleted.push(await api.ask('deleteAd', { id: ad.vendor_ads_id }));
      expect(deleted.map((answer) => answer.status)).toEqual([200, 200]);
      expect((await ads()).map((row) => row.vendor_ads_id)).toEqual([kept.vendor_ads_id]);
      expect((await api.ask('listExpiredAds')).rows).toEqual([]);
    });
  });
});
