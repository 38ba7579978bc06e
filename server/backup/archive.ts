import { createCipheriv, createDecipheriv, createHash, randomBytes, type DecipherGCM } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartupError } from '../environment';
import { flush, makeFolder } from '../files';
import { databaseFile, known } from './contents';

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
  // An entry whose archive has failed before it is piped would be waited for without end.
  const failing = new AbortController();
  const take = async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== 'file' || !known.test(name) || names.includes(name))
        throw new StartupError(`The backup holds '${name}', which is not ours.`);
      names.push(name);
      const target = path.join(folder, name);
      if (name !== databaseFile && !pictures) entry.resume();
      else {
        await makeFolder(path.dirname(target));
        folders.add(path.dirname(target)).add(path.dirname(path.dirname(target)));
        await pipeline(entry, createWriteStream(target, { mode: 0o600 }), { signal: failing.signal });
        await flush(target);
      }
    }
  };
  const read = pipeline(readSealed(backup, key), createGunzip(), archive).catch((error: Error) => {
    failing.abort(error);
    throw error;
  });
  // The reader's own error says more than that its source was cut off.
  const ends = await Promise.allSettled([take(), read]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as NodeJS.ErrnoException] : [])); // Streams fail with errors.
  const failure = failures.find(({ name }) => name !== 'AbortError') ?? failures[0];
  if (failure instanceof StartupError) throw failure;
  if (failure?.syscall) throw new StartupError(`The backup cannot be unpacked: ${failure.message}`);
  if (failure) throw new StartupError('The backup is damaged: nothing is changed.');
  if (!names.includes(databaseFile)) throw new StartupError('The backup holds no database.');
  for (const each of folders) await flush(each);
  return names;
}

/** A sealed file: a line that names the key, the nonce, what AES-256-GCM makes of the content, and the tag that proves it. */
const headWith = (key: Buffer) => Buffer.from(`vivaha aes-256-gcm ${keyIdOf(key)}\n`);
/** Earlier backups name no key. */
const head = /^vivaha aes-256-gcm(?: ([\da-f]{8}))?\n/;
const longestHead = 28;
const nonceLength = 12;
const tagLength = 16;

/** Tells keys apart, and nothing of them. */
export const keyIdOf = (key: Buffer) => createHash('sha256').update('backup key').update(key).digest('hex').slice(0, 8);

function sealedWith(key: Buffer | undefined) {
  return async function* (content: AsyncIterable<Buffer>) {
    if (!key) return yield* content;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(headWith(key));
    yield Buffer.concat([headWith(key), nonce]);
    for await (const piece of content) yield cipher.update(piece);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };
}

/** The content of a backup, sealed or not. It is proved at its end only: nothing of it may count before. */
export async function* readSealed(backup: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  let [isPlain, held, decipher]: [boolean, Buffer, DecipherGCM | undefined] = [false, Buffer.alloc(0), undefined];
  for await (const piece of backup) {
    held = Buffer.concat([held, piece]);
    if (!isPlain && !decipher && held.length >= longestHead + nonceLength) {
      const [line, id] = head.exec(held.toString('latin1', 0, longestHead)) ?? [];
      isPlain = line === undefined;
      if (line !== undefined) {
        const start = line.length + nonceLength;
        decipher = createDecipheriv('aes-256-gcm', fittingKey(key, id), held.subarray(line.length, start));
        if (id !== undefined) decipher.setAAD(Buffer.from(line));
        held = held.subarray(start);
      }
    }
    // What may be the tag is kept back.
    const ready = isPlain ? held.length : decipher ? Math.max(0, held.length - tagLength) : 0;
    if (ready > 0) yield decipher?.update(held.subarray(0, ready)) ?? held;
    held = held.subarray(ready);
  }
  yield decipher?.setAuthTag(held).final() ?? held;
}

function fittingKey(key: Buffer | undefined, id: string | undefined): Buffer {
  const named = id === undefined ? '' : ` with the key ${id}`;
  if (!key) throw new StartupError(`The backup is encrypted${named}: set the BACKUP_KEY with which it was made.`);
  if (id !== undefined && id !== keyIdOf(key))
    throw new StartupError(
      `The backup is encrypted${named}, and BACKUP_KEY is the key ${keyIdOf(key)}: set the other.`,
    );
  return key;
}
