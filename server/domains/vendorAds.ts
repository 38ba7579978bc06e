import type { Selectable } from 'kysely';
import { makeChange } from '../audit';
import type { Calls } from '../calls';
import * as contract from '../contract/vendorAds';
import { forUpdate } from '../db/engine';
import { outageOf } from '../db/failures';
import type { Database, Trx } from '../db/schema';
import { HttpError } from '../httpError';
import { deletePicture, pictureAddress, savePicture } from '../security/pictures';
import type { Services } from '../services';
import { fold } from '../contract/text';
import { day, toInstant } from '../time';

const runningDays = 90;
const storedFields = [...contract.adFields, 'is_visible', 'created_at', 'expires_at'] as const;

export function vendorAdCalls({ addCall, addChange }: Calls, services: Services): void {
  const { db, now, media } = services;

  const listAds = async (operator: '>' | '<=', limit: number) => {
    const sorted = db.selectFrom('vendor_ads').orderBy('expires_at', 'desc').orderBy('vendor_ads_id', 'desc');
    const ads = sorted.where('expires_at', operator, now().toISOString()).limit(limit);
    const rows = await ads.select(['vendor_ads_id', ...storedFields]).execute();
    return { responseData: rows.map((row) => toWire(row, now())) };
  };

  addCall('GET /api/vendor_ads/list_vendor_ads', contract.listsAds, ({ limit }) => listAds('>', limit));

  addCall('GET /api/vendor_ads/expired_vendor_ads', contract.listsExpiredAds, () =>
    listAds('<=', Number.MAX_SAFE_INTEGER),
  );

  addCall('POST /api/vendor_ads/add_vendor_ads', contract.addsAd, async ({ image, ...values }, call) => {
    const created = now();
    await withPicture(image, async (link) => {
      const after = {
        ...values,
        image: link ?? null,
        is_visible: 1 as const,
        created_at: created.toISOString(),
        expires_at: toInstant(created.getTime() + runningDays * day),
      };
      await makeChange(services, call, async (transaction) => {
        const added = transaction.insertInto('vendor_ads').values(after).returning('vendor_ads_id as id');
        return { action: 'add', subject: 'vendor ad', ...(await added.executeTakeFirstOrThrow()), after };
      });
    });
  });

  addCall('PUT /api/vendor_ads/update_vendor_ads/{id}', contract.updatesAd, async (values, call) => {
    const { id, image, isVisible, ...texts } = values;
    await withPicture(image, async (link) => {
      const change = { ...texts, ...(link && { image: link }), ...(isVisible && { is_visible: isVisible }) };
      const { before } = await makeChange(services, call, async (transaction) => {
        const before = await findAd(transaction, id);
        await transaction.updateTable('vendor_ads').set(change).where('vendor_ads_id', '=', id).execute();
        return { action: 'update', subject: 'vendor ad', id, before, after: { ...before, ...change } };
      });
      if (link) await deletePicture(media, before.image);
    });
  });

  addCall('DELETE /api/vendor_ads/delete_vendor_ads/{id}', contract.deletesAd, async ({ id }, call) => {
    const { before } = await makeChange(services, call, async (transaction) => {
      const before = await findAd(transaction, id);
      await transaction.deleteFrom('vendor_ads').where('vendor_ads_id', '=', id).execute();
      return { action: 'delete', subject: 'vendor ad', id, before };
    });
    await deletePicture(media, before.image);
  });

  addCall('GET /api/vendor_ads/vendor_ads_category', contract.listsCategories, async () => {
    const oldestFirst = db.selectFrom('vendor_ad_categories').orderBy('vendor_ads_category_id');
    return { responseData: await oldestFirst.select(contract.categoryFields).execute() };
  });

  addChange('POST /api/vendor_ads/add_ads_cat', contract.addsCategory, async (transaction, { category }) => {
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

  addChange('PUT /api/vendor_ads/edit_ads_cat/{id}', contract.editsCategory, async (transaction, { id, ...change }) => {
    const before = await findCategory(transaction, id);
    const after = { category: change.category ?? before.category, status: change.status ?? before.status };
    await transaction
      .updateTable('vendor_ad_categories')
      .set({ ...after, category_folded: fold(after.category) })
      .where('vendor_ads_category_id', '=', id)
      .execute();
    const { category } = after;
    const written = await transaction.selectFrom('vendor_ads').select('category').distinct().execute();
    const same = written.filter((ad) => fold(ad.category) === fold(before.category)).map((ad) => ad.category);
    if (same.length > 0)
      await transaction.updateTable('vendor_ads').set({ category }).where('category', 'in', same).execute();
    return { action: 'update', subject: 'category', id, before, after };
  });

  addChange('DELETE /api/vendor_ads/delete_ads_cat/{id}', contract.deletesCategory, async (transaction, { id }) => {
    const before = await findCategory(transaction, id);
    await transaction.deleteFrom('vendor_ad_categories').where('vendor_ads_category_id', '=', id).execute();
    return { action: 'delete', subject: 'category', id, before };
  });

  /**
   * Saves the picture that was sent, if any, and deletes it again where the change with its link fails. Of an outage nobody knows
   * whether it came before the change or after it: the daily sweep does.
   */
  async function withPicture(sent: File | string | null | undefined, change: (link?: string) => Promise<void>) {
    // An unchanged picture arrives as its path, as nothing or as an empty file: an ad can only show what was uploaded here.
    const isNew = sent && typeof sent !== 'string' && (sent.size > 0 || sent.name !== '');
    const link = isNew ? await savePicture(services, sent) : undefined;
    await change(link).catch(async (error: unknown) => {
      if (link && !outageOf(error)) await deletePicture(media, link);
      throw error;
    });
  }
}

function findAd(transaction: Trx, id: number) {
  return transaction
    .selectFrom('vendor_ads')
    .select(storedFields)
    .where('vendor_ads_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no vendor ad with this id.'));
}

function toWire({ is_visible, created_at, expires_at, ...ad }: Selectable<Database['vendor_ads']>, now: Date) {
  const days = Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / day));
  const image = pictureAddress(ad.image);
  return { ...ad, image, isVisible: is_visible, createdAt: created_at, expiresIn: `${days} days` };
}

function findCategory(transaction: Trx, id: number) {
  return transaction
    .selectFrom('vendor_ad_categories')
    .select(['category', 'status'])
    .where('vendor_ads_category_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no category with this id.'));
}
