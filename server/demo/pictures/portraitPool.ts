import { randomFor } from '../random';
import { drawBackdrop } from './portraitBackdrop';
import { drawClothes, drawNeck } from './portraitClothes';
import { drawHairBehind, drawHairFront, drawHairOver } from './portraitHair';
import { drawAdornments, drawFace } from './portraitHead';
import { aLook, type AgeGroup, type Gender } from './portraitLook';
import type { Picture } from './savePictures';

/** How many portraits of each kind the pool holds, in the proportions in which members need them. */
const kinds: { gender: Gender; age: AgeGroup; count: number }[] = [
  { gender: 'female', age: 'young', count: 44 },
  { gender: 'female', age: 'middle', count: 24 },
  { gender: 'female', age: 'older', count: 12 },
  { gender: 'male', age: 'young', count: 42 },
  { gender: 'male', age: 'middle', count: 26 },
  { gender: 'male', age: 'older', count: 12 },
];

export type Portrait = Picture & { gender: Gender; age: AgeGroup };

/**
 * Drawn faces, of nobody: members share them, as there are more members than faces.
 * @param nameOf gives the files names that nobody can guess, as those of real members have.
 */
export function portraitPool(nameOf: (name: string) => string): Portrait[] {
  return kinds.flatMap(({ gender, age, count }) =>
    Array.from({ length: count }, (_, place) => {
      const name = `${gender}-${age}-${String(place + 1).padStart(2, '0')}`;
      return { gender, age, path: `portraits/${nameOf(name)}.webp`, svg: drawPortrait(name, gender, age) };
    }),
  );
}

function drawPortrait(name: string, gender: Gender, age: AgeGroup): string {
  const look = aLook(randomFor(name), gender, age);
  const layers = [
    drawBackdrop,
    drawHairBehind,
    drawNeck,
    drawClothes,
    drawFace,
    drawHairFront,
    drawHairOver,
    drawAdornments,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${layers.map((draw) => draw(look)).join('')}</svg>`;
}
