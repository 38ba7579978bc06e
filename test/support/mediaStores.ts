import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStorage } from '../../server/storage/fileStorage';
import { openMedia } from '../../server/media/openMedia';
import { readS3Location } from '../../server/storage/s3Location';
import { s3Keys, startS3Server, type S3Server } from './s3Server';

/** Tells the same stories with pictures in a folder and in S3-compatible storage, each story with an empty one. */
export function onEachMediaStore(tell: (media: () => FileStorage) => void): void {
  let media: FileStorage | undefined;
  const present = () => {
    if (!media) throw new Error('There is a store only while a test runs.');
    return media;
  };

  describe('with pictures in a folder', () => {
    let folder = '';
    beforeEach(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'media-'));
      media = await openMedia({ dataFolder: folder, mediaInS3: undefined });
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    tell(present);
  });

  describe('with pictures in S3-compatible storage', () => {
    let server: S3Server;
    beforeAll(async () => {
      Object.assign(process.env, s3Keys);
      server = await startS3Server();
    });
    beforeEach(async () => {
      const mediaInS3 = readS3Location(server.mediaUrl(randomBytes(8).toString('hex')));
      media = await openMedia({ dataFolder: '', mediaInS3 });
    });
    afterAll(() => server.close());
    tell(present);
  });
}
