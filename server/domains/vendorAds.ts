import type { Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { actorOf, record } from '../audit';
import { forUpdate } from '../db/connect';
import type { Database } from '../db/schema';
import { isForm, readForm, readJson, readPath, readQuery } from '../validateRequest';
import { countInQuery, emailAddress, filledText, numberInPath, phoneDigits, picture } from '../fields';
import { HttpError } from '../httpError';
import { reply, type DescribedCalls } from '../reply';
import { deletePicture, savePicture } from '../security/uploads';
import type { Api, Services } from '../services';

const day = 24 * 60 * 60 * 1000;
const runningDays = 90;
const longestDescription = 35;

const description = filledText(1000).refine((text) => [...text].length <= longestDescription, {
  error: `The description can have at most ${longestDescription} characters.`,
});
const texts = {
  title: filledText(200),
  description,
  mobile: phoneDigits,
  email: emailAddress,
  address: filledText(500),
};

const uploadedFile = z
  .custom<File>((value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value)
  .meta({ type: 'string', format: 'binary' });
const category = filledText(100);
const adForm = z.object({ ...texts, category, image: z.union([uploadedFile, z.string()]).optional() });
const editForm = adForm.extend({
  isVisible: z
    .enum(['1', '2'])
    .transform((text) => (text === '1' ? 1 : 2))
    .optional(),
});
const adBody = z.object({ ...texts, category, image: z.string().nullish(), isVisible: z.literal([1, 2]) });

const adInPath = z.object({ id: numberInPath });
const listQuery = z.object({ limit: countInQuery.optional() });

const listed = z.object({
  vendor_ads_id: z.int(),
  title: z.string(),
  description: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  image: picture,
  category: z.string(),
  isVisible: z.literal([1, 2]),
  createdAt: z.iso.datetime(),
  expiresIn: z.string(),
});
const ads = { responseData: z.array(listed) };

export const vendorAdCalls: DescribedCalls = {
  'GET /api/vendor_ads/list_vendor_ads': { query: listQuery, reply: ads },
  'GET /api/vendor_ads/expired_vendor_ads': { reply: ads },
  'POST /api/vendor_ads/add_vendor_ads': { form: adForm },
  'PUT /api/vendor_ads/update_vendor_ads/{id}': { path: adInPath, form: editForm, json: adBody },
  'DELETE /api/vendor_ads/delete_vendor_ads/{id}': { path: adInPath },
};

export function vendorAdRoutes(api: Api, services: Services): void {
  const { db, now, media } = services;

  api.get('/api/vendor_ads/list_vendor_ads', async (call) => {
    const { limit = Number.MAX_SAFE_INTEGER } = readQuery(call, listQuery);
    const rows = await db
      .selectFrom('vendor_ads')
      .selectAll()
      .where('expires_at', '>', now().toISOString())
      .orderBy('created_at', 'desc')
      .orderBy('vendor_ads_id', 'desc')
      .limit(limit)
      .execute();
    return reply(call, { responseData: rows.map((row) => toWire(row, now())) }, 'The vendor ads are listed.');
  });

  api.get('/api/vendor_ads/expired_vendor_ads', async (call) => {
    const rows = await db
      .selectFrom('vendor_ads')
      .selectAll()
      .where('expires_at', '<=', now().toISOString())
      .orderBy('expires_at', 'desc')
      .orderBy('vendor_ads_id', 'desc')
      .execute();
    return reply(call, { responseData: rows.map((row) => toWire(row, now())) }, 'The expired vendor ads are listed.');
  });

  api.post('/api/vendor_ads/add_vendor_ads', async (call) => {
    const { image, ...values } = await readForm(call, adForm);
    const created = now();
    const file = newPicture(image);
    const link = file ? await savePicture(services, file) : null;
    try {
      const row = {
        ...values,
        image: link,
        is_visible: 1 as const,
        created_at: created.toISOString(),
        expires_at: new Date(created.getTime() + runningDays * day).toISOString(),
      };
      await db.transaction().execute(async (transaction) => {
        const { vendor_ads_id: id } = await transaction
          .insertInto('vendor_ads')
          .values(row)
          .returning('vendor_ads_id')
          .executeTakeFirstOrThrow();
        await record(transaction, actorOf(call, now), { action: 'add', subject: 'vendor ad', id, after: row });
      });
    } catch (error) {
      await deletePicture(media, link);
      throw error;
    }
    return reply(call, {}, 'The vendor ad is added.');
  });

  api.put('/api/vendor_ads/update_vendor_ads/:id', async (call) => {
    const { id } = readPath(call, adInPath);
    const { image, isVisible, ...values } = isForm(call)
      ? await readForm(call, editForm)
      : await readJson(call, adBody);
    const file = newPicture(image);
    if (file) await expectAd(id);
    const link = file && (await savePicture(services, file));
    const change = { ...values, ...(link && { image: link }), ...(isVisible && { is_visible: isVisible }) };
    const update = async (transaction: Transaction<Database>) => {
      const before = await findAd(transaction, id);
      await transaction.updateTable('vendor_ads').set(change).where('vendor_ads_id', '=', id).execute();
      const after = { ...before, ...change };
      await record(transaction, actorOf(call, now), { action: 'update', subject: 'vendor ad', id, before, after });
      return before;
    };
    const before = await db
      .transaction()
      .execute(update)
      .catch(async (error: unknown) => {
        if (link) await deletePicture(media, link);
        throw error;
      });
    if (link) await deletePicture(media, before.image);
    return reply(call, {}, 'The vendor ad is updated.');
  });

  api.delete('/api/vendor_ads/delete_vendor_ads/:id', async (call) => {
    const { id } = readPath(call, adInPath);
    const { image } = await db.transaction().execute(async (transaction) => {
      const before = await findAd(transaction, id);
      await transaction.deleteFrom('vendor_ads').where('vendor_ads_id', '=', id).execute();
      await record(transaction, actorOf(call, now), { action: 'delete', subject: 'vendor ad', id, before });
      return before;
    });
    await deletePicture(media, image);
    return reply(call, {}, 'The vendor ad is deleted.');
  });

  async function expectAd(id: number): Promise<void> {
    const ad = await db
      .selectFrom('vendor_ads')
      .select('vendor_ads_id')
      .where('vendor_ads_id', '=', id)
      .executeTakeFirst();
    if (!ad) throw unknownAd();
  }
}

type Ad = Selectable<Database['vendor_ads']>;

const adFacts = ['title', 'description', 'mobile', 'email', 'address', 'image', 'category'] as const;

async function findAd(transaction: Transaction<Database>, id: number) {
  const ad = await transaction
    .selectFrom('vendor_ads')
    .select([...adFacts, 'is_visible', 'created_at', 'expires_at'])
    .where('vendor_ads_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  if (!ad) throw unknownAd();
  return ad;
}

const unknownAd = () => new HttpError(404, 'There is no vendor ad with this id.');

/**
 * The newly uploaded file, if any. An unchanged picture arrives as its path, as nothing or as an empty file field; a path is
 * ignored, so that an ad can only show what was uploaded here.
 */
function newPicture(sent: File | string | null | undefined): File | undefined {
  if (!sent || typeof sent === 'string') return undefined;
  return sent.size === 0 && sent.name === '' ? undefined : sent;
}

function toWire({ is_visible, created_at, expires_at, ...ad }: Ad, now: Date) {
  const days = Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / day));
  return { ...ad, isVisible: is_visible, createdAt: created_at, expiresIn: `${days} days` };
}
