import path from 'node:path';
import sharp from 'sharp';
import type { FileStorage } from '../storage/fileStorage';

/** A drawing and the picture below /media that it becomes. */
export type Picture = { path: string; svg: string };

const atOnce = 2;

/** Rasterises drawings to WebP files. Files already there stay: drawing takes longer than the rest of a small seed. */
export async function savePictures(pictures: Picture[], media: FileStorage): Promise<void> {
  const folders = [...new Set(pictures.map((picture) => path.posix.dirname(picture.path)))];
  const stored = (await Promise.all(folders.map((folder) => media.list(folder)))).flat();
  const present = new Set(stored.map((file) => file.path));
  const missing = pictures.filter((picture) => !present.has(picture.path));
  const work = async () => {
    for (let picture = missing.pop(); picture; picture = missing.pop())
      await media.put(picture.path, await sharp(Buffer.from(picture.svg)).webp({ quality: 84, effort: 2 }).toBuffer());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
