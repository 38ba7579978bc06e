import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError, type Environment } from '../environment';
import { HttpError } from '../httpError';
import { onlyErrors, type Log } from '../services';
import type { FileStorage } from '../storage/fileStorage';
import type { S3Location } from '../storage/s3Location';
import { storageInFolder } from '../storage/storageInFolder';

const requestTimeout = 10_000;

type Place = Pick<Environment, 'dataFolder' | 'mediaInS3'>;

export async function openMedia({ dataFolder, mediaInS3: s3 }: Place, log = onlyErrors): Promise<FileStorage> {
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
