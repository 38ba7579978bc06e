import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorage } from '../storage/fileStorage';

const noteName = /^purged-.+\.txt$/;

/** Who was purged, by id and without a name, outside of the database: a restore of an older backup purges them again. */
export type PurgeNotes = { dataFolder: string; storage?: FileStorage };

export async function notePurges({ dataFolder, storage }: PurgeNotes, ids: string[], now: Date): Promise<void> {
  const text = ids.map((id) => `${JSON.stringify(id)}\n`).join('');
  await appendFile(fileIn(dataFolder), text, { mode: 0o600 });
  const name = `purged-${now.toISOString().replaceAll(':', '-')}.txt`;
  await storage?.put(name, Buffer.from(text));
}

export async function readPurges({ dataFolder, storage }: PurgeNotes): Promise<string[]> {
  const texts = [await readFile(fileIn(dataFolder), 'utf8').catch(() => '')];
  for (const { path: name } of (await storage?.list('')) ?? [])
    if (noteName.test(name)) texts.push(String((await storage?.get(name)) ?? ''));
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  return [...new Set(lines.map((line) => String(JSON.parse(line))))];
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'purged.txt');
