import { StartupError } from '../environment';
import { onlyErrors } from '../services';
import { mediaInFolder } from './mediaInFolder';
import type { MediaStore } from './mediaStore';
import type { S3Location } from './s3Location';

export async function openMedia(folder: string, s3: S3Location | undefined, log = onlyErrors): Promise<MediaStore> {
  if (!s3) return mediaInFolder(folder);
  // The SDK is large, and a service with a folder never needs it.
  const { mediaInS3 } = await import('./mediaInS3');
  const media = mediaInS3(s3, log);
  await media.list('ads').catch(() => {
    throw new StartupError(`The storage of the pictures (bucket '${s3.bucket}' of MEDIA_URL) cannot be used.`);
  });
  return media;
}
