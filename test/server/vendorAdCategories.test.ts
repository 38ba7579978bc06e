import { aCategory, anAd } from '../support/builders';
import { describeApi, statuses } from './api';

describeApi((api) => {
  const categories = async () => (await api.ask('listCategories')).rows;

  it('a new category is enabled; a name that exists adds nothing, and enables nothing', async () => {
    const add = (category: string) => api.ask('addCategory', { json: { category } });
    expect(statuses(await Promise.all([add('Mehndi'), add('Mehndi'), add('Mehndi')]))).toEqual([200, 200, 200]);
    expect(await categories()).toMatchObject([{ category: 'Mehndi', status: 1 }]);

    const halls = aCategory({ category: 'Wedding Halls', status: 0 });
    await api.given({ categories: [halls] });
    for (const name of ['Wedding Halls', 'wedding halls', '  Wedding   Halls '])
      expect((await add(name)).status).toBe(200);
    const { vendor_ads_category_id } = halls;
    expect(await categories()).toHaveLength(2);
    expect(await categories()).toContainEqual({ vendor_ads_category_id, category: 'Wedding Halls', status: 0 });
  });

  it('renames, enables, disables and deletes the one that is named, and leaves the others and the ads alone', async () => {
    const [florist, tailor] = [aCategory({ category: 'Florist' }), aCategory({ category: 'Tailor' })];
    await api.given({
      categories: [florist, tailor],
      ads: [anAd({ category: 'Florist' }), anAd({ category: 'FLORIST' })],
    });
    const id = florist.vendor_ads_category_id;
    const nameOf = async (id: number) => (await categories()).find((row) => row.vendor_ads_category_id === id);
    for (const json of [
      { category: 'Flowers', status: 1 },
      { category: 'Flowers', status: 0 },
      { category: 'flowers', status: 1 },
    ]) {
      expect((await api.ask('updateCategory', { id, json })).status).toBe(200);
      expect(await nameOf(id)).toMatchObject(json);
    }
    // However the ads had written it.
    expect((await api.ask('listAds')).rows).toMatchObject([{ category: 'flowers' }, { category: 'flowers' }]);
    expect((await api.ask('updateCategory', { id, json: { category: 'TAILOR', status: 1 } })).status).toBe(409);
    expect(await nameOf(id)).toMatchObject({ category: 'flowers' });

    expect((await api.ask('deleteCategory', { id })).status).toBe(200);
    expect(await categories()).toMatchObject([{ category: 'Tailor', status: 1 }]);
    expect((await api.ask('listAds')).rows).toHaveLength(2);
  });
});
