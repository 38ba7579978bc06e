import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartupError } from '../environment';
import { flush } from '../files';
import { databaseFile, known } from './contents';
import { readSealed, sealedWith } from './seal';

type Source = { name: string; file: string };

/** Writes a tar.gz. What has disappeared while it is written is left out. */
export async function writeArchive(target: string, sources: Source[], key?: Buffer): Promise<void> {
  const archive = pack();
  const fill = async () => {
    for (const { name, file } of sources) {
      const source = await open(file).catch(() => undefined);
      if (!source) continue;
      const { size } = await source.stat();
      await pipeline(source.createReadStream(), archive.entry({ name, size, mode: 0o600 }));
    }
    archive.finalize();
  };
  await Promise.all([
    pipeline(archive, createGzip(), sealedWith(key), createWriteStream(target)),
    fill().catch((error: Error) => {
      archive.destroy(error);
      throw error;
    }),
  ]);
}

/** Unpacks a backup to its end, whose checksum (of gzip, or of the encryption) proves it, and waits until it is on the disk. */
export async function unpack(
  backup: AsyncIterable<Buffer>,
  folder: string,
  { pictures, key }: { pictures: boolean; key?: Buffer },
): Promise<string[]> {
  const names: string[] = [];
  const folders = new Set([folder]);
  const archive = extract();
  const take = async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== 'file' || !known.test(name) || names.includes(name))
        throw new StartupError(`The backup holds '${name}', which is not ours.`);
      names.push(name);
      const target = path.join(folder, name);
      if (name !== databaseFile && !pictures) entry.resume();
      else {
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        folders.add(path.dirname(target)).add(path.dirname(path.dirname(target)));
        await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
        await flush(target);
      }
    }
  };
  // The reader's own error says more than that its source was cut off.
  const ends = await Promise.allSettled([take(), pipeline(readSealed(backup, key), createGunzip(), archive)]);
  const failed = ends.find((end) => end.status === 'rejected');
  const failure = failed?.reason as NodeJS.ErrnoException | undefined; // Streams fail with errors.
  if (failure instanceof StartupError) throw failure;
  if (failure?.syscall) throw new StartupError(`The backup cannot be unpacked: ${failure.message}`);
  if (failure) throw new StartupError('The backup is damaged: nothing is changed.');
  if (!names.includes(databaseFile)) throw new StartupError('The backup holds no database.');
  for (const each of folders) await flush(each);
  return names;
}
