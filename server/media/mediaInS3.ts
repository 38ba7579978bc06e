import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { HttpError } from '../httpError';
import type { Log } from '../services';
import { openS3 } from './openS3';
import { mediaTypeOf, type MediaStore } from './mediaStore';
import type { S3Location } from './s3Location';

const requestTimeout = 10_000;

export function mediaInS3(location: S3Location, log: Log): MediaStore {
  const { client, at, list } = openS3(location, requestTimeout);
  const unavailable = (err: unknown): never => {
    log.error({ err }, 'The storage of the pictures failed.');
    throw new HttpError(503, 'The pictures cannot be reached right now. Please try again in a moment.', {
      'Retry-After': '5',
    });
  };

  return {
    async put(name, bytes) {
      const command = new PutObjectCommand({ ...at(name), Body: bytes, ContentType: mediaTypeOf(name) });
      await client.send(command).catch(unavailable);
    },
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        return isMissing(error) ? undefined : unavailable(error);
      }
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand(at(name))).catch(unavailable);
    },
    list: (folder) => list(`${folder}/`).catch(unavailable),
  };
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey';
