import { randomBytes } from 'node:crypto';
import { HttpError } from '../httpError';
import { mediaTypeOf } from '../media/mediaTypes';
import type { FileStorage } from '../storage/fileStorage';
import type { Api, Services } from '../services';
import { cleanPicture } from './pictures';
import { createWorkQueue } from './workQueue';

const maxPictureSize = 2 * 1024 * 1024;

/** Decoding takes memory and a core: one picture at a time. */
const pictureQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20 });

export async function savePicture(media: FileStorage, sent: Blob): Promise<string> {
  if (sent.size > maxPictureSize)
    throw new HttpError(413, 'File size is too large. Maximum size is 2MB. Please try any other image.');
  const original = Buffer.from(await sent.arrayBuffer());
  const { format, bytes } = await pictureQueue(() => cleanPicture(original));
  const path = `ads/${randomBytes(16).toString('hex')}.${format}`;
  await media.put(path, bytes);
  return `/media/${path}`;
}

/** The demonstration's ads may share a picture. A failure is not the caller's, whose change is stored: the daily sweep comes. */
export async function deletePicture(media: FileStorage, link: string | null): Promise<void> {
  const [, path] = link?.match(/^\/media\/(ads\/[0-9a-f]{32}\.[a-z]+)$/) ?? [];
  if (path) await media.delete(path).catch(() => undefined);
}

const mediaHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Content-Disposition': 'inline',
};
/** An ad's picture never changes under its name. A member's is kept by the browser for an hour only: it may be deleted. */
const caching = (folder: string) =>
  folder === 'ads' ? 'private, max-age=31536000, immutable' : 'private, max-age=3600';

export function mediaRoutes(api: Api, { media }: Services): void {
  // The pattern excludes path traversal, hidden files, executable types and names longer than a file may have.
  api.get('/media/:folder{[a-z-]{1,40}}/:file{[\\w-]{1,100}\\.(jpg|png|heic|webp)}', async (call) => {
    const { folder, file } = call.req.param();
    const bytes = await media.get(`${folder}/${file}`);
    if (!bytes) throw new HttpError(404, 'There is no such picture.');
    return call.body(bytes, 200, {
      ...mediaHeaders,
      'Cache-Control': caching(folder),
      'Content-Type': mediaTypeOf(file),
      'Content-Length': String(bytes.length),
    });
  });
}
