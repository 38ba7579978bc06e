import { randomFor } from '../random';
import { drawBackdrop } from './portraitBackdrop';
import { drawClothes, drawNeck } from './portraitClothes';
import { drawHairBehind, drawHairFront, drawHairOver } from './portraitHair';
import { drawAdornments, drawFace } from './portraitHead';
import { aLook, type AgeGroup, type Gender } from './portraitLook';
import type { Picture } from './savePictures';

/** How many faces of each kind settled members share, in the proportions in which they need them: drawing takes longest of all. */
const faces: Record<`${Gender} ${AgeGroup}`, number> = {
  'female young': 44,
  'female middle': 24,
  'female older': 12,
  'male young': 42,
  'male middle': 26,
  'male older': 12,
};

/** Members of a larger service share the files as well. */
const largeService = 5_000;

/**
 * Drawn faces, of nobody. Everybody has a file of their own, and who waits for an answer a face of their own.
 * @param nameOf gives the files names that nobody can guess, as those of real members have.
 */
export function portraitPool(nameOf: (name: string) => string, members: number) {
  const isLarge = members > largeService;
  const used = new Map<string, number>();
  const drawings = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  const nth = (list: string) => {
    const place = (used.get(list) ?? 0) + 1;
    used.set(list, place);
    return place;
  };
  return {
    /** The path of the next portrait of a kind: the same face never stands twice on a page. */
    next(gender: Gender, age: AgeGroup, isWaiting: boolean): string {
      const isOwn = isWaiting && !isLarge;
      const kind = `${gender}-${age}${isOwn ? '-own' : ''}`;
      const place = nth(kind);
      const name = isOwn ? `${kind}-${place}` : `${kind}-${((place - 1) % faces[`${gender} ${age}`]) + 1}`;
      const svg = drawings.get(name) ?? drawPortrait(name, gender, age);
      drawings.set(name, svg);
      const path = `portraits/${nameOf(isLarge ? name : `${kind}-file-${place}`)}.webp`;
      pictures.set(path, { path, svg });
      return path;
    },
    /** Those that somebody has. */
    pictures: () => [...pictures.values()],
  };
}

export type PortraitPool = ReturnType<typeof portraitPool>;

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
