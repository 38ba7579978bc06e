import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { openS3 } from '../media/openS3';
import type { S3Location } from '../media/s3Location';
import type { BackupPlace } from './backupPlace';

const requestTimeout = 60 * 60 * 1000;
/** ms for which a listing stands: `/readyz` and `/metrics` may be asked every second. */
const listingTime = 60 * 1000;

export function backupsInS3(location: S3Location, workFolder: string): BackupPlace {
  const { client, at, list } = openS3(location, requestTimeout);
  let listed: { at: number; names: Promise<string[]> } | undefined;

  const inWorkFolder = async <Result>(name: string, work: (file: string) => Promise<Result>) => {
    const folder = await mkdtemp(path.join(workFolder, 'backup.part-'));
    return work(path.join(folder, name)).finally(() => rm(folder, { recursive: true, force: true }));
  };
  const listAll = async () => (await list('')).map((file) => file.path);
  const change = async (work: Promise<unknown>) => {
    await work;
    listed = undefined;
  };

  return {
    async list() {
      if (!listed || performance.now() - listed.at > listingTime) listed = { at: performance.now(), names: listAll() };
      return listed.names.catch((error: unknown) => {
        listed = undefined;
        throw error;
      });
    },
    write: (name, make) =>
      inWorkFolder(name, async (file) => {
        await make(file);
        const { size } = await stat(file);
        const body = { Body: createReadStream(file), ContentLength: size };
        await change(client.send(new PutObjectCommand({ ...at(name), ...body })));
      }),
    read: (name, work) =>
      inWorkFolder(name, async (file) => {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 })); // A stream of Node's in Node.
        return work(file);
      }),
    async rename(from, to) {
      const { Bucket, Key } = at(from);
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${Bucket}/${Key}` }));
      await change(client.send(new DeleteObjectCommand(at(from))));
    },
    delete: (name) => change(client.send(new DeleteObjectCommand(at(name)))),
  };
}
