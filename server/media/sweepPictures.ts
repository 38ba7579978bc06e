import type { Db } from '../db/schema';
import type { FileStorage } from '../storage/fileStorage';

const hour = 60 * 60 * 1000;
/** Uploads have names of their own; pictures of the demonstration are shared between ads and stay. */
const upload = /^ads\/[0-9a-f]{32}\.[a-z]+(\.part)?$/;

/**
 * Deletes uploads that no ad refers to, as a program killed between picture and row leaves them. Where no ad refers to any, they
 * probably belong to another database, and stay.
 */
export async function sweepPictures(db: Db, media: FileStorage, now: Date): Promise<number> {
  const uploads = (await media.list('ads')).filter(({ path }) => upload.test(path));
  const ads = await db.selectFrom('vendor_ads').select('image').where('image', 'is not', null).execute();
  const used = new Set(ads.map(({ image }) => image?.replace(/^\/media\//, '')));
  if (!uploads.some(({ path }) => used.has(path))) return 0;
  const gone = uploads.filter(({ path, changedAt }) => !used.has(path) && changedAt.getTime() <= now.getTime() - hour);
  for (const { path } of gone) await media.delete(path);
  return gone.length;
}
