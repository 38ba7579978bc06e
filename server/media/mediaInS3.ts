import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { HttpError } from '../httpError';
import type { Log } from '../services';
import { mediaTypeOf, type MediaFile, type MediaStore } from './mediaStore';
import type { S3Location } from './s3Location';

/** ms, for each of the attempts: an administrator waits for the answer. */
const connectionTimeout = 2000;
const requestTimeout = 10_000;

/** Keeps pictures in S3-compatible storage, with the keys of the usual AWS variables. */
export function mediaInS3({ bucket, prefix, endpoint, region }: S3Location, log: Log): MediaStore {
  const client = new S3Client({
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    // Services other than Amazon's rarely have a name in the DNS for each bucket, and may not know its newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
  });
  const unavailable = (err: unknown): never => {
    log.error({ err }, 'The storage of the pictures failed.');
    throw new HttpError(503, 'The pictures cannot be reached right now. Please try again in a moment.', {
      'Retry-After': '5',
    });
  };
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

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
    async list(folder) {
      const files: MediaFile[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` });
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
            files.push({ path: Key.slice(prefix.length), size: Size, changedAt: LastModified });
        }
      } catch (error) {
        return unavailable(error);
      }
      return files;
    },
  };
}

const isMissing = (error: unknown) => error instanceof S3ServiceException && error.name === 'NoSuchKey';
