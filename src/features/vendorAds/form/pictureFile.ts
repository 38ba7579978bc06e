import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { mediaUrl } from '@/shared/api/mediaUrl';

export const largestPicture = 2 * 1024 * 1024;

const accepted = /\.(jpe?g|png|heic)$/i;

export const acceptedFiles = '.jpg,.jpeg,.png,.heic,image/jpeg,image/png,image/heic';

export const isAccepted = (file: File) => accepted.test(file.name);

export const canDraw = (file: Blob) =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** Longest side in pixels and quality, from large to small. */
const tries = [
  [2560, 0.86],
  [2048, 0.82],
  [1600, 0.8],
  [1280, 0.75],
  [960, 0.7],
  [640, 0.6],
] as const;

/** As a JPEG that is small enough, or undefined if the browser cannot draw it. */
export async function smaller(picture: Blob, name: string): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    for (const [longest, quality] of tries) {
      const blob = await drawn(bitmap, longest, quality);
      if (blob && blob.size <= largestPicture)
        return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function drawn(bitmap: ImageBitmap, longest: number, quality: number) {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** A stored picture as a file to upload again, or undefined if impossible. */
async function fetchPicture(path: string): Promise<File | undefined> {
  const address = mediaUrl(path);
  if (address === undefined) return undefined;
  try {
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) return undefined;
    const blob = await response.blob();
    const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
    const isTaken = accepted.test(name) && blob.size <= largestPicture;
    return isTaken ? new File([blob], name, { type: blob.type }) : await smaller(blob, name);
  } catch {
    return undefined;
  }
}

type OldPicture = { state: 'none' | 'fetching' | 'fetched' | 'missing'; file?: File };

/** A new ad accepts only uploads, so an expired ad's picture is downloaded first. */
export function useOldPicture(path: string, setFile: Dispatch<SetStateAction<File | undefined>>) {
  const [picture, setPicture] = useState<OldPicture>({ state: path === '' ? 'none' : 'fetching' });
  useEffect(() => {
    if (path === '') return undefined;
    let isWanted = true;
    void fetchPicture(path).then((file) => {
      if (!isWanted) return;
      setPicture({ state: file ? 'fetched' : 'missing', file });
      setFile((chosen) => chosen ?? file);
    });
    return () => void (isWanted = false);
  }, [path, setFile]);
  return picture;
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
