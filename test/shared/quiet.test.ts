import { isQuietCall } from '@/shared/notices/quiet';

it.each([
  ['shows a list beside other things', { quiet: true }, true, true],
  ['asks for that list anew after a write', { quiet: true }, false, false],
  ['asks what the server says meanwhile', { quiet: true, later: true }, true, true],
  ['polls what the server says meanwhile', { quiet: true, later: true }, false, true],
  ['shows a list of its own', undefined, true, false],
  ['shows the payments of one state', 'processing', true, false],
])('who %s: %j, subscribing %s, is quiet: %s', (_what, originalArgs, subscribe, isQuiet) => {
  expect(isQuietCall({ originalArgs, subscribe })).toBe(isQuiet);
});
