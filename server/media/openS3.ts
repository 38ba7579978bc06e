import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { MediaFile } from './mediaStore';
import type { S3Location } from './s3Location';

const connectionTimeout = 2000;

export function openS3({ bucket, prefix, endpoint, region }: S3Location, requestTimeout: number) {
  const client = new S3Client({
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    // Services other than Amazon's rarely have a name in the DNS for each bucket, and may not know its newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
  });
  return {
    client,
    at: (name: string) => ({ Bucket: bucket, Key: prefix + name }),
    async list(folder: string) {
      const files: MediaFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix + folder },
      ))
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
          files.push({ path: Key.slice(prefix.length), size: Size, changedAt: LastModified });
      return files;
    },
  };
}
