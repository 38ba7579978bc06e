import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cleanPicture } from '../../server/security/pictures';
import { openCompanion, type Companion } from '../support/companion';
import { onEachMediaStore } from '../support/mediaStores';
import { addAd, listAds } from './adCalls';
import { phonePhoto } from './phonePhoto';
import { hostilePictures, type Sent } from './hostilePictures';

const photo = readFileSync(path.join(__dirname, '..', 'support', 'photo.heic'));

let companion: Companion;
afterEach(() => companion.close());

async function served(link: string | null | undefined) {
  const response = await companion.fetch(new Request(`http://companion.test${link}`));
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

let corpus: Sent[];
beforeAll(async () => void (corpus = await hostilePictures()));

onEachMediaStore((media) => {
  it('hostile pictures get the verdict that they deserve, and those that are taken lose what they smuggled', async () => {
    companion = await openCompanion({ media: media() });
    const smugglers = corpus.filter(({ verdict, bytes }) => verdict === 'taken' && bytes.includes('PAYLOAD'));
    expect(smugglers.length).toBeGreaterThanOrEqual(4);
    const verdicts = [];
    for (const { name, type, bytes, verdict, size } of corpus) {
      const { status, body } = await addAd(companion, new File([new Uint8Array(bytes)], name, { type }));
      const [ad] = await listAds(companion);
      if (verdict === 'refused' || status !== 200) {
        verdicts.push({ name, verdict: status === 400 && !ad && body.message !== '' ? 'refused' : status });
        continue;
      }
      const { headers, bytes: picture } = await served(ad?.image);
      await companion.call('DELETE', `/api/vendor_ads/delete_vendor_ads/${ad?.vendor_ads_id}`);
      // sharp cannot decode HEVC, but it reads the head of such a file.
      const { exif, xmp, comments, ...facts } = await sharp(picture).metadata();
      const seen = {
        isPlain: !exif && !xmp && !comments && !picture.includes('PAYLOAD') && !picture.includes('Fixture'),
        type: headers.get('content-type') === `image/${facts.format === 'heif' ? 'heic' : facts.format}`,
        size: !size || (facts.width === size[0] && facts.height === size[1]),
        isInert:
          headers.get('x-content-type-options') === 'nosniff' &&
          /default-src 'none'; sandbox/.test(headers.get('content-security-policy') ?? ''),
        hasOwnName: /^\/media\/vendors\/[0-9a-f]{32}\.(jpg|png|heic)$/.test(ad?.image ?? ''),
      };
      verdicts.push({ name, verdict: Object.values(seen).every(Boolean) ? 'taken' : { ...seen, facts } });
    }
    expect(verdicts).toEqual(corpus.map(({ name, verdict }) => ({ name, verdict })));
  }, 60_000);
});

it('a HEIC photo keeps its picture byte for byte, and nothing else', async () => {
  // The coded picture, as the table of the file says.
  const coded = photo.subarray(0x1a5, 0x1a5 + 0x12a6);
  const { bytes: clean } = await cleanPicture(photo);
  expect(clean.includes(coded)).toBe(true);
  expect(clean.length).toBeLessThan(photo.length);
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'heif', compression: 'hevc', width: 640, height: 480 });

  const { bytes: phone } = await cleanPicture(phonePhoto(photo, 'SECRET'));
  expect(phone.toString('latin1')).not.toMatch(/SECRET|uuid|Exif|mime|evil/);
  // Two tiles, and no thumbnail.
  expect(phone.toString('latin1').split(coded.toString('latin1'))).toHaveLength(3);
  expect((await cleanPicture(phone)).bytes.equals(phone)).toBe(true);
});
