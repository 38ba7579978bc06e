import type { Calls } from '../calls';
import { addsCategory, categoryFields, deletesCategory, editsCategory, listsCategories } from '../contract/vendorAds';
import { forUpdate } from '../db/engine';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';
import type { Services } from '../services';
import { fold } from '../contract/text';

export function vendorAdCategoryCalls({ addCall, addChange }: Calls, { db }: Services): void {
  addCall('GET /api/vendor_ads/vendor_ads_category', listsCategories, async () => {
    const oldestFirst = db.selectFrom('vendor_ad_categories').orderBy('vendor_ads_category_id');
    return { responseData: await oldestFirst.select(categoryFields).execute() };
  });

  addChange('POST /api/vendor_ads/add_ads_cat', addsCategory, async (transaction, { category }) => {
    const after = { category, status: 1 as const };
    // The console sends the category of every new ad, so an existing name succeeds.
    const added = await transaction
      .insertInto('vendor_ad_categories')
      .values({ ...after, category_folded: fold(category) })
      .onConflict((conflict) => conflict.column('category_folded').doNothing())
      .returning('vendor_ads_category_id as id')
      .executeTakeFirst();
    return added && { action: 'add', subject: 'category', id: added.id, after };
  });

  addChange('PUT /api/vendor_ads/edit_ads_cat/{id}', editsCategory, async (transaction, { id, ...change }) => {
    const before = await findCategory(transaction, id);
    const after = { category: change.category ?? before.category, status: change.status ?? before.status };
    await transaction
      .updateTable('vendor_ad_categories')
      .set({ ...after, category_folded: fold(after.category) })
      .where('vendor_ads_category_id', '=', id)
      .execute();
    const { category } = after;
    await transaction.updateTable('vendor_ads').set({ category }).where('category', '=', before.category).execute();
    return { action: 'update', subject: 'category', id, before, after };
  });

  addChange('DELETE /api/vendor_ads/delete_ads_cat/{id}', deletesCategory, async (transaction, { id }) => {
    const before = await findCategory(transaction, id);
    await transaction.deleteFrom('vendor_ad_categories').where('vendor_ads_category_id', '=', id).execute();
    return { action: 'delete', subject: 'category', id, before };
  });
}

function findCategory(transaction: Trx, id: number) {
  return transaction
    .selectFrom('vendor_ad_categories')
    .select(['category', 'status'])
    .where('vendor_ads_category_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no category with this id.'));
}
