import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { MediaStore } from './mediaStore';

const hour = 60 * 60 * 1000;
/** Uploads have names of their own; pictures of the demonstration are shared between ads and stay. */
const upload = /^ads\/[0-9a-f]{32}\.[a-z]+(\.part)?$/;

/**
 * Deletes uploaded pictures that no ad refers to; they remain when the program is killed between storing a picture and its row.
 * Pictures of the last hour are kept, their row may follow. When no picture is referred to at all, nothing is deleted: they
 * probably belong to another database.
 */
export async function sweepPictures(db: Kysely<Database>, media: MediaStore, now: Date): Promise<number> {
  const uploads = (await media.list('ads')).filter(({ path }) => upload.test(path));
  const ads = await db.selectFrom('vendor_ads').select('image').where('image', 'is not', null).execute();
  const used = new Set(ads.map(({ image }) => image?.replace(/^\/media\//, '')));
  if (!uploads.some(({ path }) => used.has(path))) return 0;
  const gone = uploads.filter(({ path, changedAt }) => !used.has(path) && changedAt.getTime() <= now.getTime() - hour);
  for (const { path } of gone) await media.delete(path);
  return gone.length;
}
