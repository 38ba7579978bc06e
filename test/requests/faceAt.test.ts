import { faceAt } from '@/features/requests/faceAt';

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['a', 4, undefined],
])('among eight faces, three in a row, %s leads from face %i to %s', (key, from, to) => {
  expect(faceAt(key, from, 3, 8)).toBe(to);
});
