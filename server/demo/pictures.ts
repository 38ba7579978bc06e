import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaStore } from '../media/mediaStore';

/** A drawing and the picture below /media that it becomes. */
export type Picture = { path: string; svg: string };

const atOnce = 2;

/** Rasterises drawings to WebP files, each drawing once. Files already there stay: drawing takes longer than the rest of a small seed. */
export async function savePictures(pictures: Picture[], media: MediaStore): Promise<void> {
  const folders = [...new Set(pictures.map((picture) => path.posix.dirname(picture.path)))];
  const stored = (await Promise.all(folders.map((folder) => media.list(folder)))).flat();
  const present = new Set(stored.map((file) => file.path));

  const waiting = new Map<string, string[]>();
  for (const picture of pictures) {
    if (!present.has(picture.path)) waiting.set(picture.svg, [...(waiting.get(picture.svg) ?? []), picture.path]);
  }
  const drawings = [...waiting];
  const work = async () => {
    for (let drawing = drawings.pop(); drawing; drawing = drawings.pop()) {
      const [svg, paths] = drawing;
      const webp = await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer();
      for (const file of paths) await media.put(file, webp);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

// Beside the pictures, so that a start which is repeated finds those that it has drawn; never served, as it is no picture.
const keyPath = 'demonstration/names.key';

/** Turns the name of a drawing into one that nobody can guess, always the same one in the same store. */
export async function secretNames(media: MediaStore): Promise<(name: string) => string> {
  let key = await media.get(keyPath);
  if (!key) {
    key = randomBytes(32);
    await media.put(keyPath, key);
  }
  const secret = key;
  return (name) => createHmac('sha256', secret).update(name).digest('hex').slice(0, 32);
}
