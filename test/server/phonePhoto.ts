export const number = (value: number, size = 4) => Buffer.from(value.toString(16).padStart(2 * size, '0'), 'hex');

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([number(8 + body.length, 4), Buffer.from(type), body]);
}

const full = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, number(version, 1), number(0, 3), ...parts);

const item = (id: number, type: string, name: string) =>
  box('infe', number(2, 1), number(0, 3), number(id, 2), number(0, 2), `${type}${name}\0`);

/**
 * Shaped as those of phones: two tiles side by side, the grid in `idat`, a thumbnail, Exif, XMP, names, and boxes of the maker.
 * @param photo whose one coded picture is each tile.
 * @param secret stands in everything that no picture needs.
 */
export function phonePhoto(photo: Buffer, secret: string): Buffer {
  const ipcoAt = photo.indexOf('ipco') - 4;
  const ipco = photo.subarray(ipcoAt + 8, ipcoAt + photo.readUInt32BE(ipcoAt));
  const tile = photo.subarray(0x1a5, 0x1a5 + 0x12a6);
  const gridSize = full('ispe', 0, number(1280, 4), number(480, 4));
  const pieces = [tile, tile, Buffer.from(secret), Buffer.from(secret), tile];
  const ids = [2, 3, 4, 5, 6];
  const grid = Buffer.concat([number(0, 1), number(0, 1), number(0, 1), number(1, 1), number(1280, 2), number(480, 2)]);
  const refers = (type: string, from: number, ...to: number[]) =>
    box(type, number(from, 2), number(to.length, 2), ...to.map((id) => number(id, 2)));
  const place = (id: number, method: number, at: number, length: number) =>
    Buffer.concat([number(id, 2), number(method, 2), number(0, 2), number(1, 2), number(at, 4), number(length, 4)]);
  const owned = (id: number, ...properties: number[]) =>
    Buffer.concat([number(id, 2), number(properties.length, 1), ...properties.map((each) => number(each, 1))]);
  const start = Buffer.concat([
    box('ftyp', 'heic', number(0, 4), 'mif1', 'heic', 'evil'),
    box('uuid', Buffer.alloc(16, 7), secret),
  ]);
  const metaAt = (dataAt: number) => {
    let at = dataAt;
    const places = pieces.map((piece, index) =>
      place(ids[index] ?? 0, 0, (at += piece.length) - piece.length, piece.length),
    );
    return full(
      'meta',
      0,
      full('hdlr', 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(12), Buffer.from(`${secret}\0`)),
      full('pitm', 0, number(1, 2)),
      full(
        'iinf',
        0,
        number(6, 2),
        item(1, 'grid', secret),
        ...['hvc1', 'hvc1', 'Exif', 'mime', 'hvc1'].map((type, index) => item(ids[index] ?? 0, type, '')),
      ),
      full('iref', 0, refers('dimg', 1, 2, 3), refers('thmb', 6, 1), refers('cdsc', 4, 1), refers('cdsc', 5, 1)),
      box(
        'iprp',
        box('ipco', box('uuid', Buffer.alloc(16, 7), secret), ipco, gridSize),
        full('ipma', 0, number(4, 4), owned(1, 0x85, 4), ...[2, 3, 6].map((id) => owned(id, 0x82, 3, 0x84))),
      ),
      box('uuid', Buffer.alloc(16, 7), secret),
      box('idat', grid),
      full('iloc', 1, number(0x4400, 2), number(6, 2), place(1, 1, 0, grid.length), ...places),
    );
  };
  const dataAt = start.length + metaAt(0).length + 8;
  return Buffer.concat([
    start,
    metaAt(dataAt),
    box('mdat', ...pieces),
    box('uuid', Buffer.alloc(16, 7), secret),
    box('free', secret),
  ]);
}
