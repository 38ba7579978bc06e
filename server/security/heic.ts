import {
  boxesIn,
  extentsIn,
  itemsIn,
  only,
  propertiesIn,
  UnreadableHeic,
  type Box,
  type Extent,
} from './heicContainer';

const photoBrands = ['heic', 'heix', 'heim', 'heis'];
const pictureItems = ['hvc1', 'grid', 'iden', 'iovl', 'tmap'];
const metaBoxes = ['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'grpl'];
const properties = [
  'hvcC',
  'ispe',
  'pixi',
  'colr',
  'irot',
  'imir',
  'clap',
  'pasp',
  'auxC',
  'clli',
  'mdcv',
  'cclv',
  'amve',
];
const longestBrands = 256;

/**
 * Validates the structure of a HEIC file and returns a copy with the picture only: Exif, XMP, names, unknown boxes and unreferenced
 * bytes are zeroed in place, so that all offsets stay valid. The picture is not decoded, because there is no HEVC decoder
 * with a free licence.
 * @param maxPixels the largest declared size of a picture in the file.
 */
export function cleanHeic(file: Buffer, maxPixels: number): Buffer {
  const boxes = boxesIn(file, 0, file.length);
  const out = Buffer.from(file.subarray(0, boxes.at(-1)?.end ?? 0));
  const [first] = boxes;
  if (!first || !isPhoto(file, first)) throw new UnreadableHeic('The file does not begin as a HEIC photo.');
  const meta = only(boxes, 'meta');
  const parts = boxesIn(file, meta.body + 4, meta.end);
  const places = locate(file, parts, boxes);

  for (const box of boxes) {
    if (box.type === 'mdat') out.fill(0, box.body, box.end);
    else if (box !== first && box !== meta) blank(out, box);
  }
  for (const part of parts) {
    if (!metaBoxes.includes(part.type)) blank(out, part);
    if (part.type === 'idat') out.fill(0, part.body, part.end);
    if (part.type === 'hdlr') out.fill(0, part.body + 24, part.end);
  }
  for (const item of itemsIn(file, only(parts, 'iinf'))) out.fill(0, item.nameAt, item.end);
  for (const property of propertiesIn(file, parts)) if (!properties.includes(property.type)) blank(out, property);
  checkSizes(file, parts, maxPixels);

  for (const { from, to } of placesOf(places, true)) file.copy(out, from, from, to);
  // Last, because a picture's extents may overlap those of other items.
  for (const { from, to } of placesOf(places, false)) out.fill(0, from, to);
  for (const { type, extents } of places)
    if (type === 'Exif') for (const extent of extents) writeEmptyExif(out, extent);
  return out;
}

function isPhoto(file: Buffer, { type, body, end }: Box): boolean {
  if (type !== 'ftyp' || end - body > longestBrands || end - body < 8) return false;
  const names = file.toString('latin1', body, end);
  // The four bytes after the first brand are its version.
  const brands = [names.slice(0, 4), ...(names.slice(8).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => photoBrands.includes(brand));
}

/** The items of the file and the extents of their data, validated to lie within the file's data boxes. */
function locate(file: Buffer, parts: Box[], boxes: Box[]): { type: string; extents: Extent[] }[] {
  if (file.toString('latin1', only(parts, 'hdlr').body + 8, only(parts, 'hdlr').body + 12) !== 'pict')
    throw new UnreadableHeic('The file holds no picture.');
  const items = itemsIn(file, only(parts, 'iinf'));
  const extents = extentsIn(file, parts, boxes);
  const pitm = only(parts, 'pitm');
  const primary = file[pitm.body] === 0 ? file.readUInt16BE(pitm.body + 4) : file.readUInt32BE(pitm.body + 4);
  const shown = items.find(({ id }) => id === primary);
  if (!shown || !pictureItems.includes(shown.type))
    throw new UnreadableHeic('The first picture is of an unknown kind.');
  const places = items.map(({ id, type }) => ({ type, extents: extents.get(id) ?? [] }));
  const hasPicture = places.some((place) => place.type === 'hvc1' && place.extents.some(({ from, to }) => to > from));
  if (!hasPicture) throw new UnreadableHeic('The file holds no coded picture.');
  return places;
}

function placesOf(places: { type: string; extents: Extent[] }[], ofPictures: boolean): Extent[] {
  return places.flatMap(({ type, extents }) => (pictureItems.includes(type) === ofPictures ? extents : []));
}

function checkSizes(file: Buffer, parts: Box[], maxPixels: number): void {
  const all = propertiesIn(file, parts);
  const sizes = all.filter(({ type }) => type === 'ispe');
  if (sizes.length === 0 || !all.some(({ type }) => type === 'hvcC'))
    throw new UnreadableHeic('The file does not say what its picture is.');
  for (const { body, end } of sizes) {
    if (end - body !== 12) throw new UnreadableHeic('A size cannot be read.');
    const pixels = file.readUInt32BE(body + 4) * file.readUInt32BE(body + 8);
    if (pixels === 0 || pixels > maxPixels) throw new UnreadableHeic('The picture is too large.');
  }
}

function blank(out: Buffer, { start, body, end }: Box): void {
  out.write('free', start + 4, 'latin1');
  out.fill(0, body, end);
}

const emptyExif = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

function writeEmptyExif(out: Buffer, { from, to }: Extent): void {
  if (to - from >= emptyExif.length) emptyExif.copy(out, from);
}
