import { mediaUrl } from '@/shared/api/mediaUrl';
import { picturePaths } from '../../browser/support/injections';

const { origin, host } = window.location;

it('leads to the pictures of the API', () => {
  expect(mediaUrl('/media/ads/lotus.png')).toBe(`${origin}/media/ads/lotus.png`);
});

it.each(picturePaths(host))('leads nowhere else, whatever the server says: %s', (path) => {
  expect(`${mediaUrl(path) ?? origin}/`.startsWith(`${origin}/`)).toBe(true);
});
