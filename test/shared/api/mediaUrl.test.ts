import { mediaUrl } from '@/shared/api/appConfig';

const { origin, host } = window.location;

/** Paths that a server may name a picture by, none of which is one. */
const picturePaths = [
  'javascript:hurt()',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"/>',
  `blob:http://${host}/2b0c1c4e-0000-4000-8000-000000000000`,
  `filesystem:http://${host}/temporary/x.png`,
  '//elsewhere.test/x.png',
  '/\\elsewhere.test/x.png',
  '\\\\elsewhere.test/x.png',
  '@elsewhere.test/x.png',
  '/\t/elsewhere.test/x.png',
  'ht\ntps://elsewhere.test/x.png',
  `http://${host}@elsewhere.test/x.png`,
  `//somebody:secret@${host}/x.png`,
  `http://${host}.elsewhere.test/x.png`,
  'http://[elsewhere.test/x.png',
  '"><svg onload=hurt()>',
  '\ud800.png',
];

it('leads to the pictures of the API', () => {
  expect(mediaUrl('/media/ads/lotus.png')).toBe(`${origin}/media/ads/lotus.png`);
});

it.each(picturePaths)('leads nowhere else, whatever the server says: %s', (path) => {
  expect(`${mediaUrl(path) ?? origin}/`.startsWith(`${origin}/`)).toBe(true);
});
