import path from 'node:path';
import sharp from 'sharp';
import type { MediaStore } from '../../media/mediaStore';

/** A drawing and the picture below /media that it becomes. */
export type Picture = { path: string; svg: string };

const atOnce = 2;

/** Rasterises drawings to WebP files. Those already there stay: drawing them takes longer than everything else of a small seed. */
export async function savePictures(pictures: Picture[], media: MediaStore): Promise<void> {
  const folders = [...new Set(pictures.map((picture) => path.posix.dirname(picture.path)))];
  const stored = (await Promise.all(folders.map((folder) => media.list(folder)))).flat();
  const present = new Set(stored.map((file) => file.path));

  const waiting = pictures.filter((picture) => !present.has(picture.path));
  const work = async () => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const webp = await sharp(Buffer.from(picture.svg)).webp({ quality: 84, effort: 2 }).toBuffer();
      await media.put(picture.path, webp);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
