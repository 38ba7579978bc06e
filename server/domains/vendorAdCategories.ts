import type { Transaction } from 'kysely';
import { z } from 'zod';
import { makeChange } from '../audit';
import type { AddCall } from '../callDescription';
import { forUpdate } from '../db/engine';
import type { Database } from '../db/schema';
import { filledText, numberInPath } from '../fields';
import { HttpError } from '../httpError';
import { reply } from '../reply';
import type { Services } from '../services';
import { fold } from '../text';

const categoryName = filledText(100);
const categoryInPath = z.object({ id: numberInPath });
const status = z.literal([0, 1]);
const listed = z.object({ vendor_ads_category_id: z.int(), category: z.string(), status });

const listsCategories = { reply: { responseData: z.array(listed) } };
const addsCategory = { json: z.object({ category: categoryName }) };
const editsCategory = {
  path: categoryInPath,
  json: z
    .object({ category: categoryName.optional(), status: status.optional() })
    .refine((change) => change.category !== undefined || change.status !== undefined, {
      error: "One of the fields 'category' and 'status' is needed.",
    }),
};

export function vendorAdCategoryCalls(addCall: AddCall, services: Services): void {
  const { db } = services;

  addCall('GET /api/vendor_ads/vendor_ads_category', listsCategories, async (call) => {
    const responseData = await db
      .selectFrom('vendor_ad_categories')
      .select(['vendor_ads_category_id', 'category', 'status'])
      .orderBy('vendor_ads_category_id')
      .execute();
    return reply(call, { responseData }, 'The categories are listed.');
  });

  addCall('POST /api/vendor_ads/add_ads_cat', addsCategory, async (call, { category }) => {
    // The console sends the category of every new ad, so an existing name succeeds.
    await makeChange(services, call, async (transaction) => {
      const after = { category, status: 1 as const };
      const added = await transaction
        .insertInto('vendor_ad_categories')
        .values({ ...after, category_folded: fold(category) })
        .onConflict((conflict) => conflict.column('category_folded').doNothing())
        .returning('vendor_ads_category_id as id')
        .executeTakeFirst();
      return added && { action: 'add', subject: 'category', id: added.id, after };
    });
    return reply(call, {}, 'The category is added.');
  });

  addCall('PUT /api/vendor_ads/edit_ads_cat/{id}', editsCategory, async (call, { id, category, status }) => {
    await makeChange(services, call, async (transaction) => {
      const before = await findCategory(transaction, id);
      const after = { category: category ?? before.category, status: status ?? before.status };
      await transaction
        .updateTable('vendor_ad_categories')
        .set({ ...after, category_folded: fold(after.category) })
        .where('vendor_ads_category_id', '=', id)
        .execute();
      if (category !== undefined)
        await transaction.updateTable('vendor_ads').set({ category }).where('category', '=', before.category).execute();
      return { action: 'update', subject: 'category', id, before, after };
    });
    return reply(call, {}, 'The category is updated.');
  });

  addCall('DELETE /api/vendor_ads/delete_ads_cat/{id}', { path: categoryInPath }, async (call, { id }) => {
    await makeChange(services, call, async (transaction) => {
      const before = await findCategory(transaction, id);
      await transaction.deleteFrom('vendor_ad_categories').where('vendor_ads_category_id', '=', id).execute();
      return { action: 'delete', subject: 'category', id, before };
    });
    return reply(call, {}, 'The category is deleted.');
  });
}

function findCategory(transaction: Transaction<Database>, id: number) {
  return transaction
    .selectFrom('vendor_ad_categories')
    .select(['category', 'status'])
    .where('vendor_ads_category_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no category with this id.'));
}
