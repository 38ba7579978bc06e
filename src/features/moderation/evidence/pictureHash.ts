/** Eight comparisons in each of eight rows need nine samples a row. */
export const hashWidth = 9;
export const hashHeight = 8;

const colours = [0, 1, 2];
const bytesOfPixel = 4;

/** Of 255: how far a plain background may differ once a picture is saved anew. */
const leastGrowth = 6;

/** The difference hash of RGBA pixels, `hashWidth` by `hashHeight`: per colour, '1' where it grows to the next pixel. */
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

/** Empty where the picture is missing, or of an origin that forbids reading it. */
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
