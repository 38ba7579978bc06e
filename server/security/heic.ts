/** What a picture is drawn with; anything else may hide what nobody sees. */
const brands = ['mif1', 'heic', 'heix', 'heim', 'heis', 'miaf', 'MiHB', 'MiHE'];
const itemTypes = ['hvc1', 'grid', 'iden', 'iovl'];
const properties = ['hvcC', 'ispe', 'pixi', 'colr', 'irot', 'imir', 'clap', 'pasp'];

type Box = { type: string; body: Buffer };
type Item = { id: number; type: string; isInMeta: boolean; bytes: Buffer; properties: Buffer };

/** Keeps the main picture, its tiles and what they are drawn with; throws a RangeError at what is no such file. */
export function rebuildHeic(file: Buffer): Buffer {
  const top = boxesIn(file);
  const meta = boxesIn(bodyOf(top, 'meta').subarray(4));
  const { read, sizeOfId } = open(bodyOf(meta, 'pitm'));
  const main = read(sizeOfId);
  const tilesOf = readTiles(meta.find(({ type }) => type === 'iref')?.body);
  const kept = new Set([main]);
  for (const id of kept) for (const tile of tilesOf.get(id) ?? []) kept.add(tile);

  const types = readTypes(bodyOf(meta, 'iinf'));
  const locations = readLocations(bodyOf(meta, 'iloc'));
  const idat = meta.find(({ type }) => type === 'idat')?.body;
  const drawn = boxesIn(bodyOf(meta, 'iprp'));
  const associations = readAssociations(bodyOf(drawn, 'ipma'));
  let size = 0;
  const items = [...kept].map((id): Item => {
    const [type = '', { isInMeta = false, parts = [] } = {}] = [types.get(id), locations.get(id)];
    for (const { from, to } of parts) size += to - from;
    if (!itemTypes.includes(type) || id > 0xffff || size > file.length) throw new RangeError('The item is no picture.');
    const source = isInMeta ? (idat ?? file.subarray(0, 0)) : file;
    if (parts.some(({ from, to }) => from >= to || to > source.length)) throw new RangeError('The item is cut off.');
    const bytes = Buffer.concat(parts.map(({ from, to }) => source.subarray(from, to)));
    return { id, type, isInMeta, bytes, properties: associations.get(id) ?? number(0, 1) };
  });

  const ftyp = box('ftyp', ...brandsOf(bodyOf(top, 'ftyp')));
  const inMeta = items.filter((item) => item.isInMeta);
  const inData = items.filter((item) => !item.isInMeta);
  const references = [...tilesOf].filter(([id]) => kept.has(id)).map(([id, tiles]) => referTo(id, tiles));
  // What is left out keeps its position: items name their properties by it.
  const described = boxesIn(bodyOf(drawn, 'ipco')).map(({ type, body }) =>
    properties.includes(type) ? box(type, body) : box('free'),
  );
  const named = items.map(({ id, properties: own }) => Buffer.concat([number(id, 2), own]));
  const beforeLocations = [
    full('hdlr', 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
    full('pitm', 0, number(main, 2)),
    full('iinf', 0, number(items.length, 2), ...items.map((item) => describe(item, item.id === main))),
    ...(references.length > 0 ? [full('iref', 0, ...references)] : []),
    box('iprp', box('ipco', ...described), full('ipma', 1, number(items.length, 4), ...named)),
    ...(inMeta.length > 0 ? [box('idat', ...inMeta.map(({ bytes }) => bytes))] : []),
  ];
  const withData = (dataAt: number) => {
    const located = [...locationsOf(inMeta, 0), ...locationsOf(inData, dataAt)];
    const iloc = full('iloc', 0x1000000, number(0x4400, 2), number(items.length, 2), ...located);
    return full('meta', 0, ...beforeLocations, iloc);
  };
  const head = ftyp.length + withData(0).length + 8;
  return Buffer.concat([ftyp, withData(head), box('mdat', ...inData.map(({ bytes }) => bytes))]);
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    // A length of 0 is the rest.
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < head || at + size > bytes.length) throw new RangeError('A box is longer than what holds it.');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + size) });
    at += size;
  }
  return boxes;
}

function bodyOf(boxes: Box[], wanted: string): Buffer {
  const found = boxes.find(({ type }) => type === wanted);
  if (!found) throw new RangeError(`There is no ${wanted}.`);
  return found.body;
}

/** Reads one number after the other behind version and flags. */
function open(body: Buffer) {
  let at = 4;
  const read = (size: number) => {
    at += size;
    if (size === 8) return Number(body.readBigUInt64BE(at - 8));
    return size === 0 ? 0 : body.readUIntBE(at - size, size);
  };
  const version = body.readUInt8(0);
  return {
    version,
    flags: body.readUIntBE(1, 3),
    read,
    sizeOfId: version === 0 ? 2 : 4,
    rest: () => body.subarray(at),
  };
}

/** Ends at the end of the file whatever the count says, and takes no room for it before. */
function times<Result>(count: number, make: () => Result): Result[] {
  const made: Result[] = [];
  while (made.length < count) made.push(make());
  return made;
}

function readTypes(iinf: Buffer): Map<number, string> {
  const { version, read, rest } = open(iinf);
  read(version === 0 ? 2 : 4);
  return new Map(
    boxesIn(rest()).map(({ body }) => {
      const entry = open(body);
      const id = entry.read(entry.version === 2 ? 2 : 4);
      entry.read(2);
      return [id, entry.rest().toString('latin1', 0, 4)];
    }),
  );
}

function readTiles(iref: Buffer | undefined): Map<number, number[]> {
  if (!iref) return new Map();
  const { rest, sizeOfId } = open(iref);
  return new Map(
    boxesIn(rest())
      .filter(({ type }) => type === 'dimg')
      .map(({ body }) => {
        const { read } = open(Buffer.concat([Buffer.alloc(4), body]));
        const id = read(sizeOfId);
        return [id, times(read(2), () => read(sizeOfId))];
      }),
  );
}

function readLocations(iloc: Buffer) {
  const { version, read } = open(iloc);
  const sizes = read(2);
  const [offset = 0, length = 0, base = 0, index = 0] = [12, 8, 4, 0].map((bits) => (sizes >> bits) & 15);
  if (length === 0) throw new RangeError('The items have no length.');
  const locations = times(read(version < 2 ? 2 : 4), () => {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const start = read(base);
    const parts = times(read(2), () => {
      read(version === 0 ? 0 : index);
      const from = start + read(offset);
      return { from, to: from + read(length) };
    });
    // Others are parts of other items.
    return [id, method < 2 ? { isInMeta: method === 1, parts } : undefined] as const;
  });
  return new Map(locations);
}

/** The count of an item's properties, and each with two bytes: whether it must be understood, and its position. */
function readAssociations(ipma: Buffer): Map<number, Buffer> {
  const { flags, read, sizeOfId } = open(ipma);
  const isLong = (flags & 1) === 1;
  return new Map(
    times(read(4), () => {
      const id = read(sizeOfId);
      const count = read(1);
      const own = times(count, () => {
        const value = read(isLong ? 2 : 1);
        return number(isLong ? value : ((value & 0x80) << 8) | (value & 0x7f), 2);
      });
      return [id, Buffer.concat([number(count, 1), ...own])];
    }),
  );
}

function brandsOf(ftyp: Buffer): Buffer[] {
  const [main = '', , ...others] = ftyp.toString('latin1').match(/.{4}/gs) ?? [];
  const known = [main, ...others].filter((brand) => brands.includes(brand));
  return [brands.includes(main) ? main : 'heic', '\0\0\0\0', ...new Set(known)].map((brand) => Buffer.from(brand));
}

/** Only the main picture is shown by itself. */
const describe = ({ id, type }: Item, isMain: boolean) =>
  full('infe', isMain ? 0x2000000 : 0x2000001, number(id, 2), number(0, 2), Buffer.from(`${type}\0`));

const referTo = (id: number, tiles: number[]) =>
  box('dimg', number(id, 2), number(tiles.length, 2), ...tiles.map((tile) => number(tile, 2)));

function locationsOf(items: Item[], first: number): Buffer[] {
  let at = first;
  return items.map(({ id, isInMeta, bytes }) => {
    at += bytes.length;
    const [from, size] = [number(at - bytes.length, 4), number(bytes.length, 4)];
    return Buffer.concat([number(id, 2), number(isInMeta ? 1 : 0, 2), number(0, 2), number(1, 2), from, size]);
  });
}

function number(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(8 + body.length, 4), Buffer.from(type, 'latin1'), body]);
}

const full = (type: string, versionAndFlags: number, ...parts: Buffer[]) =>
  box(type, number(versionAndFlags, 4), ...parts);
