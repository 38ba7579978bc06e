/** Samples of a picture: eight comparisons in each of eight rows need nine in a row. */
export const hashWidth = 9;
export const hashHeight = 8;

const colours = [0, 1, 2];
const bytesOfPixel = 4;

/** Of 255: what a plain background differs by when a picture is saved anew. */
const leastGrowth = 6;

/**
 * The difference hash of a picture that was drawn `hashWidth` by `hashHeight` pixels large, in RGBA: for each colour a '1' where it grows
 * from a pixel to the next one. Size, format and brightness hardly change it.
 */
export function hashOf(pixels: Uint8ClampedArray): string {
  const bits = colours.flatMap((colour) =>
    Array.from({ length: hashHeight * (hashWidth - 1) }, (_, place) => {
      const pixel = place + Math.floor(place / (hashWidth - 1));
      const at = (index: number) => pixels[index * bytesOfPixel + colour] ?? 0;
      return at(pixel + 1) - at(pixel) > leastGrowth ? '1' : '0';
    }),
  );
  return bits.join('');
}

/** Of 192 bits; see docs/decisions/0018-evidence.md. */
const mostDifferent = 6;

export function isAlike(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  let different = 0;
  for (let bit = 0; bit < one.length; bit += 1) if (one[bit] !== other[bit]) different += 1;
  return different <= mostDifferent;
}

/** Empty where the picture cannot be read: it is missing, or of an origin that does not share it. */
export async function readPictureHash(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    const canvas = new OffscreenCanvas(hashWidth, hashHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return '';
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, hashWidth, hashHeight);
    return hashOf(context.getImageData(0, 0, hashWidth, hashHeight).data);
  } catch {
    return '';
  }
}
