import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import type { FileStorage, StoredFile } from './fileStorage';
import type { S3Location } from './s3Location';

const connectionTimeout = 2000;

type Options = {
  requestTimeout: number;
  /** Where a file that is written grows before it is sent. */
  workFolder: string;
  onFailure?: (error: unknown) => never;
};

export function storageInS3({ bucket, prefix, endpoint, region }: S3Location, options: Options): FileStorage {
  const { requestTimeout, workFolder, onFailure = rethrow } = options;
  const client = new S3Client({
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    // Services other than Amazon's rarely have a name in the DNS for each bucket, and may not know its newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const put = async (name: string, body: Pick<PutObjectCommandInput, 'Body' | 'ContentLength'>) => {
    await client.send(new PutObjectCommand({ ...at(name), ...body })).catch(onFailure);
  };
  const read = async (name: string) => (await client.send(new GetObjectCommand(at(name)))).Body as Readable; // In Node.
  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand(at(name))).catch(onFailure);
  };
  const listAll = async (folder: string) => {
    const files: StoredFile[] = [];
    const question = { Bucket: bucket, Prefix: prefix + (folder && `${folder}/`) };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, question))
      for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
        files.push({ path: Key.slice(prefix.length), size: Size, changedAt: LastModified });
    return files;
  };

  return {
    put: (name, bytes) => put(name, { Body: bytes }),
    async write(name, make) {
      const folder = await mkdtemp(path.join(workFolder, 'backup.part-'));
      const file = path.join(folder, name);
      try {
        await make(file);
        await put(name, { Body: createReadStream(file), ContentLength: (await stat(file)).size });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    get: (name) =>
      read(name)
        .then(buffer)
        .catch((error: unknown) => (error instanceof NoSuchKey ? undefined : onFailure(error))),
    read,
    async rename(from, to) {
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${prefix}${from}` }));
      await remove(from);
    },
    delete: remove,
    list: (folder) => listAll(folder).catch(onFailure),
  };
}

function rethrow(error: unknown): never {
  throw error;
}
