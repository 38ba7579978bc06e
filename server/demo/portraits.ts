import { createAvatar } from '@dicebear/core';
import * as avataaars from '@dicebear/avataaars';
import type { Picture } from './pictures';

export type Gender = 'female' | 'male';

/** So many faces of each kind are shared: drawing takes longest of all. */
const facesOfAKind = 24;
/** Members of a larger service share the files as well. */
const largeService = 5_000;

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

/**
 * Drawn faces, of nobody. In a service of the usual size every member has a file of their own.
 * @param nameOf gives the files names that nobody can guess, as those of real members have.
 */
export function portraitPool(nameOf: (name: string) => string, members: number) {
  const used = { 'female-dark': 0, 'female-grey': 0, 'male-dark': 0, 'male-grey': 0 };
  const drawings = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  return {
    /** The path of the next portrait of a kind: the same face never stands twice on a page. */
    next(gender: Gender, age: number): string {
      const kind = `${gender}-${age < 48 ? 'dark' : 'grey'}` as const;
      const place = used[kind]++;
      const face = `${kind}-${place % facesOfAKind}`;
      const hair = age < 48 ? ['1b1310', '2c1b18', '14100d'] : ['8a8580', 'b3aeaa'];
      const options = { ...looks[gender], seed: face, hairColor: hair, facialHairColor: hair };
      const svg = drawings.get(face) ?? createAvatar<avataaars.Options>(avataaars, options).toString();
      drawings.set(face, svg);
      const path = `portraits/${nameOf(members > largeService ? face : `${kind}-file-${place}`)}.webp`;
      pictures.set(path, { path, svg });
      return path;
    },
    /** Those that somebody has. */
    pictures: () => [...pictures.values()],
  };
}

export type PortraitPool = ReturnType<typeof portraitPool>;
