import type { Metadata } from 'sharp';
import { HttpError } from '../httpError';

export type PictureFormat = 'jpg' | 'png' | 'heic';

const maxPixels = 40_000_000;
/** Pixels: more than any screen shows, and small enough to serve. */
const maxEdge = 4096;
const encodeTimeoutSeconds = 20;

export async function cleanPicture(bytes: Buffer): Promise<{ format: PictureFormat; bytes: Buffer }> {
  const format = formatOf(bytes);
  if (!format) throw new HttpError(400, 'The image must be a jpg, png or heic file.');
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const facts = await picture.metadata().catch(() => {
    throw damaged();
  });
  if (facts.width * facts.height > maxPixels)
    throw new HttpError(400, 'The image has too many pixels: 40 megapixels are the limit.');
  if (facts.format === 'heif' && facts.compression === 'hevc') return { format, bytes: blankMetadata(bytes, facts) };
  if (facts.format !== (format === 'jpg' ? 'jpeg' : format)) throw damaged();
  const upright = picture
    .timeout({ seconds: encodeTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true });
  const encoded = format === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png();
  const clean = await encoded.toBuffer().catch(() => {
    throw damaged();
  });
  return { format, bytes: clean };
}

/** HEIC, for which no decoder may be shipped freely, keeps its bytes and every offset; where it was taken is overwritten. */
function blankMetadata(bytes: Buffer, { exif, xmp }: Metadata): Buffer {
  const clean = Buffer.from(bytes);
  for (const part of [exif, xmp]) {
    if (!part) continue;
    const at = clean.indexOf(part);
    if (at < 0) throw damaged();
    clean.fill(0, at, at + part.length);
  }
  return clean;
}

const damaged = () => new HttpError(400, 'The image is damaged or of an unknown kind. Please try any other image.');

/** By magic bytes: the name and MIME type of an upload are not trusted. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'heic' : undefined;
}
