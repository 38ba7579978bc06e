import { isSilent } from '@/shared/notices/silent';

const silent = { silent: true };

it.each([
  ['shows a list beside other things', silent, 'listReports', true, true],
  ['asks for that list again after a write', silent, 'listReports', false, false],
  ['asks for a list of its own', silent, 'listAds({"silent":true})', false, true],
  ['writes in a run', silent, undefined, undefined, true],
  ['asks for a screen', undefined, 'listReports', true, false],
])('who %s: %j of %s, subscribing %s, is silent: %s', (_what, originalArgs, queryCacheKey, subscribe, expected) => {
  expect(isSilent({ endpointName: 'listReports', originalArgs, queryCacheKey, subscribe })).toBe(expected);
});
