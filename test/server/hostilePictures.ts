import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { number, phonePhoto } from './phonePhoto';

export type Sent = {
  name: string;
  type: string;
  bytes: Buffer;
  /** What has to become of it. */
  verdict: 'refused' | 'taken';
  /** Of the picture that is served for it. */
  size?: [width: number, height: number];
};

/** Stands in every file that smuggles something; no picture that is served may hold it. */
const payload = '<script>PAYLOAD()</script>';

/** Files as an attacker, a careless program and a real camera would send them. Those that are taken carry something to lose. */
export async function hostilePictures(): Promise<Sent[]> {
  const drawn = { create: { width: 60, height: 40, channels: 3 as const, background: '#b4405a' } };
  const draw = (width: number, height: number) => sharp({ create: { ...drawn.create, width, height } });
  const [png, jpeg, webp, avif] = await Promise.all([
    sharp(drawn).png().toBuffer(),
    sharp(drawn).jpeg().toBuffer(),
    sharp(drawn).webp().toBuffer(),
    sharp(drawn).avif().toBuffer(),
  ]);
  const photo = readFileSync(path.join(__dirname, '..', 'support', 'photo.heic'));
  const exif = { IFD0: { Copyright: payload }, IFD3: { GPSLatitude: '12/1 18/1 0/1', GPSLongitude: '76/1 39/1 0/1' } };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${payload}</svg>`;
  const html = `<!doctype html>${payload}`;

  const refused = (name: string, bytes: Buffer | string, type = typeOf(name)): Sent => {
    return { name, type, bytes: Buffer.from(bytes), verdict: 'refused' };
  };
  const taken = (name: string, bytes: Buffer, size: Sent['size'], type = typeOf(name)): Sent => {
    return { name, type, bytes, verdict: 'taken', size };
  };

  return [
    refused('words.png', 'just words'),
    refused('page-behind-a-png-mark.png', Buffer.concat([png.subarray(0, 8), Buffer.from(html)])),
    refused('drawing.svg', svg),
    refused('other.webp', webp),
    refused('paper.jpg', '%PDF-1.7\n1 0 obj<</OpenAction<</JS(app.alert(1))>>>>endobj'),
    refused('half.png', (await sharp(drawn).resize(900).png().toBuffer()).subarray(0, 700)),
    refused('very-large-by-its-word.png', pngOf(100_000, 100_000, Buffer.alloc(20))),
    refused('bomb.png', pngOf(12_000, 12_000, Buffer.alloc(12_000 * 1_501))),
    refused('half.jpg', (await draw(900, 600).jpeg().toBuffer()).subarray(0, 900)),
    refused('other-family.heic', avif),
    refused('half.heic', photo.subarray(0, photo.length - 2_000)),
    refused('very-large-by-its-word.heic', replaced(photo, numbers(640, 480), numbers(65_000, 65_000))),
    refused(
      'tile-elsewhere.heic',
      replaced(phonePhoto(photo, ''), Buffer.from('dimg\0\x01\0\x02'), Buffer.from('dimg\0\x01\xff\xff', 'latin1')),
    ),
    refused(
      'tile-that-is-xmp.heic',
      replaced(
        phonePhoto(photo, payload),
        Buffer.from('dimg\0\x01\0\x02\0\x02'),
        Buffer.from('dimg\0\x01\0\x02\0\x05'),
      ),
    ),
    refused('other-codec.heic', replaced(photo, Buffer.from('hvc1'), Buffer.from('av01'))),

    taken('place.jpg', await sharp(jpeg).withExif(exif).toBuffer(), [60, 40]),
    taken('on-its-side.jpg', await sharp(jpeg).withMetadata({ orientation: 6 }).withExif(exif).toBuffer(), [40, 60]),
    taken('page-behind.png', Buffer.concat([png, Buffer.from(html)]), [60, 40]),
    taken('place.png', await sharp(png).withExif(exif).toBuffer(), [60, 40]),
    taken('../../<b>evil</b>.html', withText(png, payload), [60, 40], 'text/html'),
    taken(
      'deep-colours.png',
      await sharp(drawn).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      [60, 40],
    ),
    taken('largest-allowed.png', pngOf(8_000, 5_000, Buffer.alloc(5_000 * 1_001)), [4_096, 2_560]),
    taken('wrong-ending.png', jpeg, [60, 40]),
    taken('place.heic', photo, [640, 480]),
    taken('filled-up.heic', Buffer.concat([photo, Buffer.alloc(50_000)]), [640, 480]),
    taken('of-a-phone.heic', phonePhoto(photo, payload), [1280, 480]),
  ];
}

function typeOf(name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  return (
    { jpg: 'image/jpeg', svg: 'image/svg+xml', html: 'text/html', js: 'text/javascript' }[ending] ?? `image/${ending}`
  );
}

const numbers = (...values: number[]) => Buffer.concat(values.map((value) => number(value)));

function withBytes(file: Buffer, at: number, bytes: number[]): Buffer {
  const copy = Buffer.from(file);
  copy.set(bytes, at);
  return copy;
}

function replaced(file: Buffer, from: Buffer, to: Buffer): Buffer {
  const at = file.indexOf(from);
  if (at < 0) throw new Error('The photo does not hold what a test wants to replace.');
  return withBytes(file, at, [...to]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([number(content.length), body, number(crc32(body))]);
}

/** One bit a pixel: the largest picture for the fewest bytes. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])]);
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function withText(png: Buffer, text: string): Buffer {
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    png.subarray(33),
  ]);
}
