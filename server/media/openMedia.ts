import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError, type Environment } from '../environment';
import { HttpError } from '../httpError';
import { onlyErrors, type Log } from '../services';
import type { FileStorage } from '../storage/fileStorage';
import type { S3Location } from '../storage/s3Location';
import { storageInFolder } from '../storage/storageInFolder';
import type { Db } from '../db/schema';
import { hour } from '../time';

const requestTimeout = 10_000;

type MediaSettings = Pick<Environment, 'dataFolder' | 'mediaInS3'>;

export async function openMedia({ dataFolder, mediaInS3: s3 }: MediaSettings, log = onlyErrors): Promise<FileStorage> {
  if (!s3) return storageInFolder(path.join(dataFolder, 'media'));
  const media = await mediaInS3(s3, log);
  await media.list('ads').catch(() => {
    throw new StartupError(`The storage of the pictures (bucket '${s3.bucket}' of MEDIA_URL) cannot be used.`);
  });
  return media;
}

export async function mediaInS3(s3: S3Location, log: Log): Promise<FileStorage> {
  // The SDK is large, and a service with a folder never needs it.
  const { storageInS3 } = await import('../storage/storageInS3');
  const onFailure = (err: unknown) => {
    log.error({ err }, 'The storage of the pictures failed.');
    throw new HttpError(503, 'The pictures cannot be reached right now. Please try again in a moment.', {
      'Retry-After': '5',
    });
  };
  return storageInS3(s3, { requestTimeout, workFolder: tmpdir(), onFailure });
}

/** Uploads have names of their own; pictures of the demonstration are shared between ads and stay. */
const upload = /^ads\/[0-9a-f]{32}\.[a-z]+(\.part)?$/;

/** What a program killed between picture and row has left. Where no ad refers to any, they are another database's. */
export async function sweepPictures(db: Db, media: FileStorage, now: Date): Promise<number> {
  const uploads = (await media.list('ads')).filter(({ path }) => upload.test(path));
  const ads = await db.selectFrom('vendor_ads').select('image').where('image', 'is not', null).execute();
  const used = new Set(ads.map(({ image }) => image?.replace(/^\/media\//, '')));
  if (!uploads.some(({ path }) => used.has(path))) return 0;
  const gone = uploads.filter(({ path, changedAt }) => !used.has(path) && changedAt.getTime() <= now.getTime() - hour);
  for (const { path } of gone) await media.delete(path);
  return gone.length;
}
