import { S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from './s3Location';

const connectionTimeout = 2000;

/** @param requestTimeout ms, for each of the attempts. */
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
  return { client, at: (name: string) => ({ Bucket: bucket, Key: prefix + name }) };
}
