import { mediaUrl } from '@/shared/api/mediaUrl';
import { largestPicture } from '@contract/limits';

export const accepted = /\.(jpe?g|png|heic)$/i;

const beginnings = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  heic: /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
};

/** What a file is by its first bytes, whatever its name says; undefined for all but the kinds that are taken. */
export async function pictureKind(file: Blob): Promise<keyof typeof beginnings | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (['jpg', 'png', 'heic'] as const).find((kind) => beginnings[kind].test(text));
}

/** A server may go by the name: a HEIC photo that is called .jpg is sent as .heic. */
export const named = (picture: File, kind: string) =>
  picture.name.toLowerCase().replace('jpeg', 'jpg').endsWith(kind)
    ? picture
    : new File([picture], `${picture.name.replace(/\.\w+$/, '')}.${kind}`, {
        type: `image/${kind.replace('jpg', 'jpeg')}`,
      });

/** A JPEG of at most 1600 pixels, or undefined if the browser cannot draw it. */
export async function shrinkPicture(picture: Blob, name: string): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, 1600 / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    // JPEG has no transparency.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return blob ? new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined;
  } catch {
    return undefined;
  }
}

/** A stored picture as a file to upload again. */
export async function fetchPicture(path: string): Promise<File | undefined> {
  const address = mediaUrl(path);
  const response = address === undefined ? undefined : await fetch(address, { credentials: 'omit' });
  if (!address || !response?.ok) return undefined;
  const blob = await response.blob();
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
  const isAccepted = accepted.test(name) && blob.size <= largestPicture;
  return isAccepted ? new File([blob], name, { type: blob.type }) : shrinkPicture(blob, name);
}
