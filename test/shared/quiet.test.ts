import { isQuietCall } from '@/shared/notices/quiet';

it.each([
  ['shows a list beside other things', { quiet: true }, true, true],
  ['asks for that list again after a write', { quiet: true }, false, false],
  ['shows a list of its own', undefined, true, false],
  ['shows the payments of one state', 'processing', true, false],
])('who %s: %j, subscribing %s, is quiet: %s', (_what, originalArgs, subscribe, isQuiet) => {
  expect(isQuietCall({ originalArgs, subscribe })).toBe(isQuiet);
});
