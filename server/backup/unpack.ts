import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../environment';
import { readArchive } from './archive';
import { databaseFile } from './contents';
import { flush } from './flush';

/** Unpacks a backup and waits until it is on the disk. */
export async function unpack(
  file: string,
  folder: string,
  { pictures, key }: { pictures: boolean; key?: Buffer },
): Promise<string[]> {
  const folders = new Set([folder]);
  const names = await readArchive(file, key, async (name, content) => {
    if (!pictures && name !== databaseFile) return pipeline(content, nowhere());
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    folders.add(path.dirname(target)).add(path.dirname(path.dirname(target)));
    await pipeline(content, createWriteStream(target, { mode: 0o600 }));
    await flush(target);
  });
  if (!names.includes(databaseFile)) throw new StartupError('The backup holds no database.');
  for (const each of folders) await flush(each);
  return names;
}

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });
