import { isSilent } from '@/shared/api/call';

const silent = { silent: true };

it.each([
  ['shows a list beside other things', { originalArgs: silent, subscribe: true }, true],
  ['writes in a run', { originalArgs: { ...silent, id: '7' } }, true],
  ['polls, or asks again after a write', { originalArgs: undefined, subscribe: false, forceRefetch: true }, true],
  ['opens a screen', { originalArgs: undefined, subscribe: true }, false],
  ['reads ahead for a screen', { originalArgs: undefined, subscribe: false }, false],
])('who %s is silent: %j', (_what, call, expected) => {
  expect(isSilent(call)).toBe(expected);
});
