import { aCategory, anAd } from '../support/builders';
import { describeApi, describeCall } from './api';

describeApi((api) => {
  const ads = async (token?: string) => (await api.ask('listAds', { query: { limit: '80000000000000' }, token })).rows;
  const categories = async () => (await api.ask('listCategories')).rows;

  describeCall('listCategories', () => {
    it('lists enabled and disabled categories', async () => {
      const [florist, tailor] = [aCategory({ category: 'Florist' }), aCategory({ category: 'Tailor', status: 0 })];
      await api.given({ categories: [florist, tailor] });
      const list = await categories();
      expect(list).toHaveLength(2);
      expect(list).toEqual(
        expect.arrayContaining([
          { vendor_ads_category_id: florist.vendor_ads_category_id, category: 'Florist', status: 1 },
          { vendor_ads_category_id: tailor.vendor_ads_category_id, category: 'Tailor', status: 0 },
        ]),
      );
    });
  });

  describeCall('addCategory', () => {
    it('adds an enabled category', async () => {
      expect((await api.ask('addCategory', { json: { category: 'Mehndi' } })).status).toBe(200);
      expect(await categories()).toMatchObject([{ category: 'Mehndi', status: 1 }]);
    });

    it('answers the same again for a name that exists, adds nothing, and enables nothing', async () => {
      await api.given({ categories: [aCategory({ category: 'Wedding Halls', status: 0 })] });
      for (const category of ['Wedding Halls', 'wedding halls', '  Wedding   Halls ']) {
        expect((await api.ask('addCategory', { json: { category } })).status).toBe(200);
      }
      expect(await categories()).toMatchObject([{ category: 'Wedding Halls', status: 0 }]);
    });

    it('rejects a name that is blank, missing, too long or no text', async () => {
      for (const category of ['', '   ', undefined, 5, ['Mehndi'], 'x'.repeat(5_000)]) {
        expect((await api.ask('addCategory', { json: { category } })).status).toBe(400);
      }
      expect(await categories()).toEqual([]);
    });

    it('adds one category when the same name arrives twice at the same moment', async () => {
      const add = () => api.ask('addCategory', { json: { category: 'Mehndi' } });
      const answers = await Promise.all([add(), add(), add()]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(await categories()).toHaveLength(1);
    });
  });

  describeCall('updateCategory', () => {
    it('renames, enables and disables the one category that is named', async () => {
      const [florist, tailor] = [aCategory({ category: 'Florist' }), aCategory({ category: 'Tailor' })];
      await api.given({ categories: [florist, tailor] });
      const id = florist.vendor_ads_category_id;
      for (const json of [
        { category: 'Flowers', status: 1 },
        { category: 'Flowers', status: 0 },
        { category: 'flowers', status: 1 },
      ]) {
        expect((await api.ask('updateCategory', { id, json })).status).toBe(200);
        expect((await categories()).find((row) => row.vendor_ads_category_id === id)).toMatchObject(json);
      }
      expect((await categories()).find((row) => row.vendor_ads_category_id !== id)).toMatchObject({
        category: 'Tailor',
      });
    });

    it('refuses a name that another category has', async () => {
      const [florist, tailor] = [aCategory({ category: 'Florist' }), aCategory({ category: 'Tailor' })];
      await api.given({ categories: [florist, tailor] });
      const json = { category: 'FLORIST', status: 1 };
      expect((await api.ask('updateCategory', { id: tailor.vendor_ads_category_id, json })).status).toBe(409);
      expect((await categories()).map((row) => row.category).sort()).toEqual(['Florist', 'Tailor']);
    });

    it('rejects a status that is neither 0 nor 1, and a blank name', async () => {
      const category = aCategory({ category: 'Florist' });
      await api.given({ categories: [category] });
      const id = category.vendor_ads_category_id;
      for (const json of [{}, { category: ' ', status: 1 }, { category: 'Flowers', status: 2 }, { status: 'on' }]) {
        expect((await api.ask('updateCategory', { id, json })).status).toBe(400);
      }
      expect(await categories()).toMatchObject([{ category: 'Florist', status: 1 }]);
    });
  });

  describeCall('deleteCategory', () => {
    it('deletes the one category that is named, and leaves the ads alone', async () => {
      const [florist, tailor] = [aCategory({ category: 'Florist' }), aCategory({ category: 'Tailor' })];
      await api.given({ categories: [florist, tailor], ads: [anAd({ category: 'Florist' })] });
      expect((await api.ask('deleteCategory', { id: florist.vendor_ads_category_id })).status).toBe(200);
      expect((await categories()).map((row) => row.category)).toEqual(['Tailor']);
      expect(await ads()).toMatchObject([{ category: 'Florist' }]);
    });
  });
});
