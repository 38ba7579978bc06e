import { HttpError } from '../httpError';
import { cleanHeic } from './heic';
import { UnreadableHeic } from './heicContainer';

export type PictureFormat = 'jpg' | 'png' | 'heic';

const maxPixels = 40_000_000;
/** Pixels: more than any screen shows, and small enough to serve. */
const maxEdge = 4096;
const encodeTimeoutSeconds = 20;

/**
 * Sanitizes an uploaded picture: decoded and re-encoded, upright, without metadata or appended data. HEIC, for which there is no
 * free decoder, is stripped instead; see cleanHeic.
 */
export async function cleanPicture(bytes: Buffer): Promise<{ format: PictureFormat; bytes: Buffer }> {
  const format = formatOf(bytes);
  if (!format) throw new HttpError(400, 'The image must be a jpg, png or heic file.');
  return { format, bytes: format === 'heic' ? cleanPhoto(bytes) : await reencode(bytes, format) };
}

function cleanPhoto(bytes: Buffer): Buffer {
  try {
    return cleanHeic(bytes, maxPixels);
  } catch (error) {
    // Reading past the end of the buffer throws a RangeError.
    if (error instanceof UnreadableHeic || error instanceof RangeError) throw damaged();
    throw error;
  }
}

async function reencode(bytes: Buffer, format: 'jpg' | 'png'): Promise<Buffer> {
  // Imported on first use: most starts and tests handle no picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const facts = await picture.metadata().catch(() => {
    throw damaged();
  });
  if (facts.format !== (format === 'jpg' ? 'jpeg' : 'png')) throw damaged();
  if (facts.width * facts.height > maxPixels)
    throw new HttpError(400, 'The image has too many pixels: 40 megapixels are the limit.');
  const upright = picture
    .timeout({ seconds: encodeTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true });
  const encoded = format === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png();
  return encoded.toBuffer().catch(() => {
    throw damaged();
  });
}

const damaged = () => new HttpError(400, 'The image is damaged or of an unknown kind. Please try any other image.');

/** By magic bytes: the name and MIME type of an upload are not trusted. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'heic' : undefined;
}
