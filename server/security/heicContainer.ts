export class UnreadableHeic extends Error {}

export type Box = { type: string; start: number; body: number; end: number };
export type Extent = { from: number; to: number };

// Cameras store a picture as some hundred tiles.
const maxParts = 1_000;

export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    if (file.subarray(start, to).every((byte) => byte === 0)) break;
    if (to - start < 8) throw new UnreadableHeic('A box is cut off.');
    const short = file.readUInt32BE(start);
    const type = file.toString('latin1', start + 4, start + 8);
    const isLong = short === 1;
    if (isLong && to - start < 16) throw new UnreadableHeic('A box is cut off.');
    const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : short === 0 && type === 'mdat' ? to - start : short;
    const head = isLong ? 16 : 8;
    if (size < head || size > to - start) throw new UnreadableHeic('A box is longer than what it stands in.');
    if (boxes.length === maxParts) throw new UnreadableHeic('The file has too many parts.');
    boxes.push({ type, start, body: start + head, end: start + size });
    start += size;
  }
  return boxes;
}

export function only(boxes: Box[], type: string): Box {
  const [box, ...others] = boxes.filter((each) => each.type === type);
  if (!box || others.length > 0 || box.end - box.body < 4)
    throw new UnreadableHeic(`The file needs one part '${type}'.`);
  return box;
}

export function itemsIn(file: Buffer, iinf: Box): { id: number; type: string; nameAt: number; end: number }[] {
  const head = file[iinf.body] === 0 ? 6 : 8;
  return boxesIn(file, iinf.body + head, iinf.end).map(({ type, body, end }) => {
    const version = file[body];
    if (type !== 'infe' || (version !== 2 && version !== 3)) throw new UnreadableHeic('An item has no type.');
    const wide = version === 3 ? 2 : 0;
    const id = version === 3 ? file.readUInt32BE(body + 4) : file.readUInt16BE(body + 4);
    if (file.readUInt16BE(body + 6 + wide) !== 0) throw new UnreadableHeic('An item is locked.');
    const nameAt = body + 12 + wide;
    if (nameAt > end) throw new UnreadableHeic('An item is cut off.');
    return { id, type: file.toString('latin1', nameAt - 4, nameAt), nameAt, end };
  });
}

export function propertiesIn(file: Buffer, parts: Box[]): Box[] {
  const iprp = only(parts, 'iprp');
  const ipco = only(boxesIn(file, iprp.body, iprp.end), 'ipco');
  return boxesIn(file, ipco.body, ipco.end);
}

export function extentsIn(file: Buffer, parts: Box[], boxes: Box[]): Map<number, Extent[]> {
  const iloc = only(parts, 'iloc');
  const idat = parts.find(({ type }) => type === 'idat');
  const homes = boxes.filter(({ type }) => type === 'mdat');
  const version = file.readUInt8(iloc.body);
  let at = iloc.body + 4;
  const read = (bytes: number): number => {
    at += bytes;
    if (at > iloc.end) throw new UnreadableHeic('The list of places is cut off.');
    if (bytes === 0) return 0;
    const value = bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes);
    if (!Number.isSafeInteger(value)) throw new UnreadableHeic('A place lies outside the file.');
    return value;
  };
  const [sizes, more] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version === 0 ? 0 : more & 15;
  if (version > 2 || [offsetSize, lengthSize, baseSize, indexSize].some((size) => ![0, 4, 8].includes(size)))
    throw new UnreadableHeic('The list of places has an unknown form.');

  const found = new Map<number, Extent[]>();
  // Extents may overlap: without a limit a small file could demand unlimited copying.
  let [left, room] = [maxParts, 2 * file.length];
  const count = read(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    const elsewhere = read(2) !== 0;
    const base = read(baseSize);
    const length = read(2);
    left -= length + 1;
    if (left < 0) throw new UnreadableHeic('The file has too many places.');
    const extents = Array.from({ length }, () => {
      read(indexSize);
      const from = (method === 1 ? (idat?.body ?? NaN) : 0) + base + read(offsetSize);
      const to = from + read(lengthSize);
      room -= to - from;
      return { from, to };
    });
    const within = method === 0 ? homes : method === 1 && idat ? [idat] : [];
    const isHome = ({ from, to }: Extent) => to > from && within.some(({ body, end }) => from >= body && to <= end);
    if (elsewhere || room < 0 || !extents.every(isHome))
      throw new UnreadableHeic('A place lies outside the data of the file.');
    if (found.has(id)) throw new UnreadableHeic('An item has two places.');
    found.set(id, extents);
  }
  return found;
}
