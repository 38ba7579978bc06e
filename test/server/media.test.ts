import { readdirSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { readEnvironment, StartupError } from '../../server/environment';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { mediaInS3, openMedia, sweepPictures } from '../../server/media/openMedia';
import { onlyErrors } from '../../server/services';
import { anAd, aPicture, insertWorld } from '../support/builders';
import { openCompanion, type Companion } from '../support/companion';
import { aFolder } from '../support/folders';
import { onEachMediaStore } from '../support/mediaStores';
import { listen } from '../support/ports';
import { addAd, listAds } from './adCalls';

let companion: Companion;
afterEach(() => companion?.close());

const deleteAd = (id?: number) => companion.call('DELETE', `/api/vendor_ads/delete_vendor_ads/${id}`);

const fetchMedia = (link: string | null | undefined, method = 'GET') =>
  companion.fetch(new Request(`http://companion.test${link}`, { method }));

const name = (digit: string, ending = 'png') => `${digit.repeat(32)}.${ending}`;
const day = 24 * 60 * 60 * 1000;

onEachMediaStore((media) => {
  /** By the clock of the storage, which may not be the process's. */
  const daysAfterTheFirst = async (folder: string, days: number) =>
    new Date(((await media().list(folder))[0]?.changedAt.getTime() ?? NaN) + days * day);
  const paths = async () => (await media().list('ads')).map((file) => file.path).sort();

  it('a picture is served until its ad is gone, by a second process too', async () => {
    companion = await openCompanion({ media: media() });
    await media().put('before/one.png', Buffer.from('picture'));
    const before = await daysAfterTheFirst('before', 0);
    expect((await addAd(companion, aPicture('png'))).status).toBe(200);
    companion.restart();
    const [ad] = await listAds(companion);
    const [stored, ...others] = await media().list('ads');
    expect(others).toEqual([]);
    expect(`/media/${stored?.path}`).toBe(ad?.image?.replace('vendors', 'ads'));
    expect(stored?.changedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());

    const served = await fetchMedia(ad?.image);
    expect(served.status).toBe(200);
    expect((await served.arrayBuffer()).byteLength).toBe(stored?.size);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(stored?.size),
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
    });
    const head = await fetchMedia(ad?.image, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(stored?.size),
      '',
    ]);

    for (const method of ['DELETE', 'PUT']) expect([404, 405]).toContain((await fetchMedia(ad?.image, method)).status);
    // A page that was open before an update asks for the earlier address.
    expect((await fetchMedia(`/media/${stored?.path}`)).status).toBe(200);
    expect((await deleteAd(ad?.vendor_ads_id)).status).toBe(200);
    expect((await fetchMedia(ad?.image)).status).toBe(404);
    expect(await paths()).toEqual([]);
  });

  it('what is no picture is not found, however long its name', async () => {
    companion = await openCompanion({ media: media() });
    for (const link of ['none.png', `${'a'.repeat(3000)}.png`, '%2e%2e%2fads.png', '', '%00.png', '%E0%A4%A'])
      expect([400, 404]).toContain((await fetchMedia(`/media/ads/${link}`)).status);
  });

  it('the sweep deletes old uploads without an ad, and nothing where the pictures belong to another database', async () => {
    companion = await openCompanion();
    const files = [`ads/${name('a')}`, `ads/${name('b')}`, 'ads/florist.webp'];
    for (const file of files) await media().put(file, Buffer.from('picture'));
    const [today, tomorrow] = [await daysAfterTheFirst('ads', 0), await daysAfterTheFirst('ads', 1.1)];
    expect(await sweepPictures(companion.db, media(), tomorrow)).toBe(0);
    await insertWorld(companion.db, { ads: [anAd({ image: `/media/ads/${name('a')}` }), anAd()] });
    expect(await sweepPictures(companion.db, media(), today)).toBe(0);
    expect(await paths()).toEqual(files);
    expect(await sweepPictures(companion.db, media(), tomorrow)).toBe(1);
    expect(await paths()).toEqual([`ads/${name('a')}`, 'ads/florist.webp']);
  });
});

it('the picture of an ad stays where the ad was stored and the connection then lost', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  companion = await openCompanion();
  const { db } = companion;
  const whole = db.transaction();
  const execute: typeof whole.execute = async (work) => {
    await whole.execute(work);
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
  };
  jest.spyOn(db, 'transaction').mockReturnValueOnce(Object.assign(db.transaction(), { execute }));
  expect((await addAd(companion, aPicture('png'))).status).toBe(503);
  const [ad] = await listAds(companion);
  expect((await fetchMedia(ad?.image)).status).toBe(200);
  complaints.mockRestore();
});

it('the sweep takes what a killed upload left half written in the folder', async () => {
  companion = await openCompanion();
  const folder = aFolder();
  mkdirSync(path.join(folder, 'ads'));
  const yesterday = new Date(Date.now() - day);
  for (const file of [name('a'), name('c', 'heic.part')]) {
    writeFileSync(path.join(folder, 'ads', file), 'picture');
    utimesSync(path.join(folder, 'ads', file), yesterday, yesterday);
  }
  await insertWorld(companion.db, { ads: [anAd({ image: `/media/ads/${name('a')}` })] });
  expect(await sweepPictures(companion.db, storageInFolder(folder), new Date())).toBe(1);
  expect(readdirSync(path.join(folder, 'ads'))).toEqual([name('a')]);
});

it('storage that fails ends a start by naming the variable, is answered with 503, and keeps no ad from being deleted', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const server = createServer((_, response) => response.writeHead(403).end());
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  const location = { bucket: 'pictures', prefix: '', endpoint, region: undefined };
  await expect(openMedia({ dataFolder: '', mediaInS3: location })).rejects.toThrow(/bucket 'pictures' of MEDIA_URL/);

  companion = await openCompanion({ media: await mediaInS3(location, onlyErrors) });
  await insertWorld(companion.db, { ads: [anAd({ image: `/media/ads/${name('a')}` })] });
  const [ad] = await listAds(companion);
  const picture = await fetchMedia(ad?.image);
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await addAd(companion, aPicture('png'))).status).toBe(503);
  expect((await deleteAd(ad?.vendor_ads_id)).status).toBe(200);
  expect(await listAds(companion)).toEqual([]);
  expect(complaints.mock.calls.join('\n')).toContain('The storage of the pictures failed');
  complaints.mockRestore();
  server.close();
});

describe('MEDIA_URL', () => {
  const read = (MEDIA_URL: string) => readEnvironment({ MEDIA_URL }).mediaInS3;

  it('names bucket, folder, service and region', () => {
    expect(read('')).toBeUndefined();
    expect(read('s3://my-bucket')).toEqual({ bucket: 'my-bucket', prefix: '' });
    expect(read('s3://my-bucket/vivaha/media/?endpoint=https://s3.example.org&region=ap-south-1')).toEqual({
      bucket: 'my-bucket',
      prefix: 'vivaha/media/',
      endpoint: 'https://s3.example.org',
      region: 'ap-south-1',
    });
  });

  it.each([
    'media',
    'https://my-bucket/',
    's3://My_Bucket',
    's3://key:secret@my-bucket',
    's3://my-bucket/two words',
    's3://my-bucket/.hidden',
    's3://my-bucket?endpoint=ftp://s3.example.org',
    's3://my-bucket?endpont=https://s3.example.org',
  ])('is refused where it cannot be right: %s', (address) => {
    expect(() => read(address)).toThrow(StartupError);
  });
});
