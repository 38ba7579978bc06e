import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getMimeType, mimes } from 'hono/utils/mime';
import { createMiddleware } from 'hono/factory';
import { largestPicture, pictureTooLarge } from '../contract/limits';
import { HttpError } from '../httpError';
import type { FileStorage } from '../storage/fileStorage';
import type { Api, Call, Sealing, Services } from '../services';
import { rebuildHeic } from './heic';
import { createWorkQueue } from './workQueue';
import { hour } from '../time';

/** Decoding takes memory and a core: one picture at a time. */
const pictureQueue = createWorkQueue({ concurrency: 1, maxWaiting: 20 });

export async function savePicture({ media, scanUpload }: Pick<Services, 'media' | 'scanUpload'>, sent: Blob) {
  if (sent.size > largestPicture) throw new HttpError(413, pictureTooLarge);
  const original = Buffer.from(await sent.arrayBuffer());
  await scanUpload?.(original);
  const { format, bytes } = await pictureQueue(() => cleanPicture(original));
  const path = `ads/${randomBytes(16).toString('hex')}.${format}`;
  await media.put(path, bytes);
  return `/media/${path}`;
}

/** Ad blockers hide pictures whose address has a folder 'ads'; storage, rows and backups keep that name. */
export const pictureAddress = (link: string | null) => link?.replace(/^\/media\/ads\//, '/media/vendors/') ?? null;
const folderOf = (name: string) => (name === 'vendors' ? 'ads' : name);

/** The demonstration's ads may share a picture. A failure is not the caller's, whose change is stored: the daily sweep comes. */
export async function deletePicture(media: FileStorage, link: string | null): Promise<void> {
  const [, path] = link?.match(/^\/media\/(ads\/[0-9a-f]{32}\.[a-z]+)$/) ?? [];
  if (path) await media.delete(path).catch(() => undefined);
}

export function pictureRoute(
  api: Api,
  { media, sealing, now }: Services,
  resourcePolicy: 'same-origin' | 'cross-origin',
): void {
  // The pattern excludes path traversal, hidden files, executable types and names longer than a file may have.
  api.get('/media/:folder{[a-z-]{1,40}}/:file{[\\w-]{1,100}\\.(jpg|png|heic|webp)}', async (call) => {
    const { file } = call.req.param();
    const folder = folderOf(call.req.param('folder'));
    const isPublic = folder === 'ads';
    if (!isPublic && !(await isAddressGiven(call, sealing, now())))
      throw new HttpError(403, 'The address of this photo has ended. Read the list or the profile again.');
    const bytes = await media.get(`${folder}/${file}`);
    if (!bytes) throw new HttpError(404, 'There is no such picture.');
    return call.body(bytes, 200, {
      'Content-Security-Policy':
        "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': resourcePolicy,
      // An ad's picture never changes under its name.
      'Cache-Control': isPublic ? 'private, max-age=31536000, immutable' : 'no-store',
      'Content-Type': mediaTypeOf(file),
      'Content-Length': String(bytes.length),
    });
  });
}

type PictureFormat = 'jpg' | 'png' | 'heic';

const maxPixels = 40_000_000;
/** Pixels: more than any screen shows, and small enough to serve. */
const maxEdge = 4096;
const encodeTimeoutSeconds = 20;

export async function cleanPicture(bytes: Buffer): Promise<{ format: PictureFormat; bytes: Buffer }> {
  const format = formatOf(bytes);
  if (!format) throw new HttpError(400, 'The image must be a jpg, png or heic file.');
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const facts = await picture.metadata().catch(refuseDamaged);
  if (facts.width * facts.height > maxPixels)
    throw new HttpError(400, 'The image has too many pixels: 40 megapixels are the limit.');
  if (facts.format === 'heif' && facts.compression === 'hevc') return { format, bytes: cleanHeic(bytes) };
  if (facts.format !== (format === 'jpg' ? 'jpeg' : format)) throw damaged();
  const upright = picture
    .timeout({ seconds: encodeTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true });
  const encoded = format === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png();
  return { format, bytes: await encoded.toBuffer().catch(refuseDamaged) };
}

function cleanHeic(bytes: Buffer): Buffer {
  try {
    return rebuildHeic(bytes);
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}

const damaged = () => new HttpError(400, 'The image is damaged or of an unknown kind. Please try any other image.');
const refuseDamaged = () => Promise.reject(damaged());

/** By magic bytes: the name and MIME type of an upload are not trusted. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'heic' : undefined;
}

const quarter = hour / 4;
const inJson =
  /("profile_link" ?: ?"(\/media\/(?!ads\/|vendors\/)[a-z-]{1,40}\/[\w-]{1,100}\.(?:jpg|png|heic|webp)))"/g;

/** Signatures that are kept, because signing took a sixth of the time of all calls. */
const mostKept = 20_000;

/** Photos of members are for who has an address that the API gave lately: an image element sends no session. */
export function photoAddresses(sealing: Sealing, now: () => Date) {
  let key: Buffer | undefined;
  const signatures = new Map<string, string>();
  return createMiddleware(async (call: Call, next) => {
    if (call.get('session')) {
      const signedBy = (key ??= await sealing.keyFor('photos'));
      // The same for a quarter of an hour: a list that is read again draws no photo anew.
      const end = String(Math.ceil(now().getTime() / quarter) * quarter + hour);
      const signatureFor = (link: string) => {
        const address = `${link} ${end}`;
        const signature = signatures.get(address) ?? signatureOf(signedBy, address);
        if (signatures.size >= mostKept) signatures.clear();
        signatures.set(address, signature);
        return signature;
      };
      call.set('addressPhotos', (json) =>
        json.replace(inJson, (_, known: string, link: string) => `${known}?end=${end}&key=${signatureFor(link)}"`),
      );
    }
    await next();
  });
}

async function isAddressGiven(call: Call, sealing: Sealing, now: Date): Promise<boolean> {
  const { end = '', key = '' } = call.req.query();
  const wanted = Buffer.from(signatureOf(await sealing.keyFor('photos'), `${call.req.path} ${end}`));
  const isOurs = key.length === wanted.length && timingSafeEqual(Buffer.from(key, 'latin1'), wanted);
  return isOurs && Number(end) > now.getTime();
}

const signatureOf = (key: Buffer, address: string) =>
  createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);

export const mediaTypeOf = (path: string) =>
  getMimeType(path, { ...mimes, heic: 'image/heic' }) ?? 'application/octet-stream';
