import { createAvatar } from '@dicebear/core';
import * as avataaars from '@dicebear/avataaars';
import type { Picture } from './pictures';

export type Gender = 'female' | 'male';

/** Members share so many faces of each kind: drawing takes longest of all. */
const facesOfAKind = 24;

const anybody = {
  size: 256,
  skinColor: ['b5794a', 'c58c5c', 'a86b43', 'd08b5b', '8d5a3a', 'dba27a'],
  backgroundColor: ['f3d9b1', 'c9e0da', 'e8d3e4', 'd5dff0', 'f2d5cc', 'e6e2c8'],
  clothesColor: ['a3203f', '0f6b6b', '8a2763', 'b5482f', '4a3b8f', '2f5d3a', 'c98a1b', '3c4f76'],
  eyes: ['default', 'happy'],
  mouth: ['smile', 'twinkle'],
  eyebrows: ['defaultNatural', 'flatNatural', 'default'],
  accessories: ['prescription02', 'round'],
  accessoriesColor: ['262e33'],
} satisfies Parameters<typeof createAvatar<avataaars.Options>>[1];

const looks = {
  female: {
    ...anybody,
    top: ['bun', 'curvy', 'longButNotTooLong', 'straight01', 'straight02', 'straightAndStrand', 'bob'],
    clothing: ['shirtScoopNeck', 'shirtVNeck', 'shirtCrewNeck', 'collarAndSweater'],
    facialHairProbability: 0,
    accessoriesProbability: 15,
  },
  male: {
    ...anybody,
    top: ['shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'theCaesarAndSidePart', 'shortCurly'],
    clothing: ['blazerAndShirt', 'blazerAndSweater', 'collarAndSweater', 'shirtCrewNeck', 'shirtVNeck'],
    facialHair: ['beardLight', 'beardMedium', 'moustacheFancy', 'moustacheMagnum'],
    facialHairProbability: 60,
    accessoriesProbability: 20,
  },
} satisfies Record<Gender, Parameters<typeof createAvatar<avataaars.Options>>[1]>;

/** Drawn faces, of nobody. */
export function portraitPool() {
  const used = { 'female-dark': 0, 'female-grey': 0, 'male-dark': 0, 'male-grey': 0 };
  const drawings = new Map<string, string>();
  return {
    /** The path of the next portrait of a kind: the same face never stands twice on a page. */
    next(gender: Gender, age: number): string {
      const kind = `${gender}-${age < 48 ? 'dark' : 'grey'}` as const;
      const seed = `${kind}-${used[kind]++ % facesOfAKind}`;
      const hair = age < 48 ? ['1b1310', '2c1b18', '14100d'] : ['8a8580', 'b3aeaa'];
      const options = { ...looks[gender], seed, hairColor: hair, facialHairColor: hair };
      const path = `portraits/${seed}.webp`;
      if (!drawings.has(path)) drawings.set(path, createAvatar<avataaars.Options>(avataaars, options).toString());
      return path;
    },
    /** Those that somebody has. */
    pictures: (): Picture[] => [...drawings].map(([path, svg]) => ({ path, svg })),
  };
}

export type PortraitPool = ReturnType<typeof portraitPool>;
