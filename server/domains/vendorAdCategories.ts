import type { Transaction } from 'kysely';
import { z } from 'zod';
import { actorOf, record } from '../audit';
import { forUpdate } from '../db/connect';
import type { Database } from '../db/schema';
import { readJson, readPath } from '../validateRequest';
import { filledText, numberInPath } from '../fields';
import { HttpError } from '../httpError';
import { reply, type DescribedCalls } from '../reply';
import type { Api, Services } from '../services';
import { fold } from '../text';

const categoryName = filledText(100);
const categoryInPath = z.object({ id: numberInPath });
const newCategory = z.object({ category: categoryName });
const categoryChange = z
  .object({ category: categoryName.optional(), status: z.literal([0, 1]).optional() })
  .refine(({ category, status }) => category !== undefined || status !== undefined, {
    error: "One of the fields 'category' and 'status' is needed.",
  });

const listed = z.object({ vendor_ads_category_id: z.int(), category: z.string(), status: z.literal([0, 1]) });

export const vendorAdCategoryCalls: DescribedCalls = {
  'GET /api/vendor_ads/vendor_ads_category': { reply: { responseData: z.array(listed) } },
  'POST /api/vendor_ads/add_ads_cat': { json: newCategory },
  'PUT /api/vendor_ads/edit_ads_cat/{id}': { path: categoryInPath, json: categoryChange },
  'DELETE /api/vendor_ads/delete_ads_cat/{id}': { path: categoryInPath },
};

export function vendorAdCategoryRoutes(api: Api, { db, now }: Services): void {
  api.get('/api/vendor_ads/vendor_ads_category', async (call) => {
    const responseData = await db
      .selectFrom('vendor_ad_categories')
      .select(['vendor_ads_category_id', 'category', 'status'])
      .orderBy('vendor_ads_category_id')
      .execute();
    return reply(call, { responseData }, 'The categories are listed.');
  });

  api.post('/api/vendor_ads/add_ads_cat', async (call) => {
    const { category } = await readJson(call, newCategory);
    // The console sends the category of every new ad, so an existing name succeeds.
    await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('vendor_ad_categories')
        .values({ category, category_folded: fold(category), status: 1 })
        .onConflict((conflict) => conflict.column('category_folded').doNothing())
        .returning(['vendor_ads_category_id as id'])
        .executeTakeFirst();
      if (!added) return;
      const change = { action: 'add', subject: 'category', id: added.id, after: { category, status: 1 } } as const;
      await record(transaction, actorOf(call, now), change);
    });
    return reply(call, {}, 'The category is added.');
  });

  api.put('/api/vendor_ads/edit_ads_cat/:id', async (call) => {
    const { id } = readPath(call, categoryInPath);
    const { category, status } = await readJson(call, categoryChange);
    await db.transaction().execute(async (transaction) => {
      const before = await findCategory(transaction, id);
      const renamed = category === undefined ? {} : { category, category_folded: fold(category) };
      await transaction
        .updateTable('vendor_ad_categories')
        .set({ ...renamed, status })
        .where('vendor_ads_category_id', '=', id)
        .execute();
      if (category !== undefined)
        await transaction.updateTable('vendor_ads').set({ category }).where('category', '=', before.category).execute();
      const after = { category: category ?? before.category, status: status ?? before.status };
      const change = { action: 'update', subject: 'category', id, before, after } as const;
      await record(transaction, actorOf(call, now), change);
    });
    return reply(call, {}, 'The category is updated.');
  });

  api.delete('/api/vendor_ads/delete_ads_cat/:id', async (call) => {
    const { id } = readPath(call, categoryInPath);
    await db.transaction().execute(async (transaction) => {
      const before = await findCategory(transaction, id);
      await transaction.deleteFrom('vendor_ad_categories').where('vendor_ads_category_id', '=', id).execute();
      await record(transaction, actorOf(call, now), { action: 'delete', subject: 'category', id, before });
    });
    return reply(call, {}, 'The category is deleted.');
  });
}

async function findCategory(transaction: Transaction<Database>, id: number) {
  const category = await transaction
    .selectFrom('vendor_ad_categories')
    .select(['category', 'status'])
    .where('vendor_ads_category_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  if (!category) throw unknownCategory();
  return category;
}

const unknownCategory = () => new HttpError(404, 'There is no category with this id.');
