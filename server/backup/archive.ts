import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { z } from 'zod';
import { StartupError } from '../environment';
import { known, sumsFile } from './contents';
import { readSealed, sealedWith } from './seal';

const sumsByName = z.record(z.string(), z.string());
type Sums = z.infer<typeof sumsByName>;

type Source = { name: string; file: string };

/**
 * Writes a tar.gz whose last file holds the SHA-256 of the others.
 * @param small may disappear while the archive is written: what is gone is left out.
 */
export async function writeArchive(target: string, large: Source, small: Source[], key?: Buffer): Promise<void> {
  const archive = pack();
  const fill = async () => {
    const sums: Sums = {};
    sums[large.name] = await addStreamed(archive, large);
    for (const { name, file } of small) {
      const content = await readFile(file).catch(() => undefined);
      if (content) sums[name] = await addWhole(archive, name, content);
    }
    await addWhole(archive, sumsFile, Buffer.from(JSON.stringify(sums)));
    archive.finalize();
  };
  await Promise.all([
    pipeline(archive, createGzip(), sealedWith(key), createWriteStream(target, { mode: 0o600 })),
    fill().catch((error: Error) => {
      archive.destroy(error);
      throw error;
    }),
  ]);
}

async function addStreamed(archive: Pack, { name, file }: Source): Promise<string> {
  const sum = createHash('sha256');
  const entry = archive.entry({ name, size: (await stat(file)).size, mode: 0o600 });
  await pipeline(createReadStream(file), watchedBy(sum), entry);
  return sum.digest('hex');
}

async function addWhole(archive: Pack, name: string, content: Buffer): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
  return createHash('sha256').update(content).digest('hex');
}

/** Reads an archive to its end and compares every sum. */
export async function readArchive(
  file: string,
  key: Buffer | undefined,
  take: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<string[]> {
  const sums: Sums = {};
  let expected: Sums = {};
  const archive = extract();
  const source = pipeline(readSealed(file, key), createGunzip(), archive);
  const read = async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== 'file' || !known.test(name) || name in sums)
        throw new StartupError(`The backup holds '${name}', which is not ours.`);
      const content = entry as AsyncIterable<Buffer>; // Its types leave open what it yields.
      if (name === sumsFile) expected = await readSums(content);
      else {
        const sum = createHash('sha256');
        await take(name, watchedBy(sum)(content));
        sums[name] = sum.digest('hex');
      }
    }
  };
  // The reader's own error says more than that its source was cut off.
  const [end, ended] = await Promise.allSettled([read(), source]);
  const failed = [end, ended].find((each) => each.status === 'rejected');
  const failure = failed?.reason as NodeJS.ErrnoException | undefined; // Streams fail with errors.
  if (failure instanceof StartupError) throw failure;
  if (failure?.syscall) throw new StartupError(`The backup cannot be unpacked: ${failure.message}`);
  const names = Object.keys(sums);
  const isSame = names.length === Object.keys(expected).length && names.every((name) => expected[name] === sums[name]);
  if (failure || !isSame || names.length === 0) throw new StartupError('The backup is damaged: nothing is changed.');
  return names;
}

async function readSums(content: AsyncIterable<Buffer>): Promise<Sums> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return sumsByName.parse(JSON.parse(Buffer.concat(pieces).toString()));
}

function watchedBy(sum: ReturnType<typeof createHash>) {
  return async function* (content: AsyncIterable<Buffer>) {
    for await (const piece of content) {
      sum.update(piece);
      yield piece;
    }
  };
}
