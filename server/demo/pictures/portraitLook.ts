import type { Random } from '../random';

export type Gender = 'female' | 'male';
export type AgeGroup = 'young' | 'middle' | 'older';

/** Everything that tells one drawn portrait from another. */
export type Look = {
  gender: Gender;
  skin: { base: string; shade: string; lip: string };
  hair: { base: string; light: string };
  hairstyle: string;
  clothes: string;
  cloth: { base: string; border: string; under: string };
  backdrop: { from: string; to: string; motif: string; shape: string };
  glasses: 'none' | 'round' | 'square';
  beard: 'none' | 'stubble' | 'full' | 'moustache' | 'goatee';
  forehead: 'plain' | 'bindi' | 'tilak' | 'vibhuti' | 'kumkum';
  jewels: boolean;
  flowers: boolean;
  wrinkles: boolean;
  smile: number;
};

const skins = [
  { base: '#f0c8a4', shade: '#dba883', lip: '#c06a62' },
  { base: '#e5b58d', shade: '#cc946b', lip: '#b35c55' },
  { base: '#d8a077', shade: '#bb8058', lip: '#a5504a' },
  { base: '#c48a60', shade: '#a56d47', lip: '#964540' },
  { base: '#a87049', shade: '#8a5735', lip: '#843d3a' },
  { base: '#8a5a3b', shade: '#6e442a', lip: '#733736' },
];

const darkHair = [
  { base: '#211b1d', light: '#3a3033' },
  { base: '#2b1f1b', light: '#46352d' },
  { base: '#191a20', light: '#32343d' },
  { base: '#3a261d', light: '#573c2f' },
];
const greyingHair = [
  { base: '#4c4846', light: '#77716c' },
  { base: '#8d8783', light: '#aaa49f' },
  { base: '#bdb7b1', light: '#d6d1cb' },
];

const silks = [
  { base: '#a3203f', border: '#e2b04a', under: '#5f1226' },
  { base: '#d9822b', border: '#8c1d40', under: '#7a2f16' },
  { base: '#0f6b6b', border: '#e5b955', under: '#0a4444' },
  { base: '#5a2a6e', border: '#e0a84e', under: '#3a1849' },
  { base: '#1f6b3f', border: '#d9534f', under: '#12452a' },
  { base: '#c2185b', border: '#f0c866', under: '#7d0f3b' },
  { base: '#24478f', border: '#e8c15c', under: '#162d5e' },
  { base: '#e3b23c', border: '#a3203f', under: '#8f6410' },
  { base: '#e8d9bd', border: '#b5893a', under: '#b3473f' },
  { base: '#ef8a7a', border: '#7f2a4a', under: '#a34a4f' },
];
const plains = [
  { base: '#f2ead9', border: '#c9a45a', under: '#ddd0b6' },
  { base: '#355c7d', border: '#f2ead9', under: '#dfe7ee' },
  { base: '#7d3c3c', border: '#e2b04a', under: '#f4e8e0' },
  { base: '#38583f', border: '#d8c28a', under: '#eef1e4' },
  { base: '#e0995e', border: '#7a3b1e', under: '#fff4e6' },
  { base: '#4a4458', border: '#c7b8d8', under: '#f0edf5' },
  { base: '#2f3e46', border: '#cad2c5', under: '#f7f7f2' },
  { base: '#8fb0c4', border: '#2f4858', under: '#f5f8fa' },
  { base: '#b5484b', border: '#f6d9c0', under: '#fbeee6' },
  { base: '#d8c9a8', border: '#6b4f2c', under: '#fff9ec' },
];

const backdrops = [
  { from: '#fde6c8', to: '#f6b98b', motif: '#fff3df' },
  { from: '#fbd9d0', to: '#e79a8c', motif: '#ffeee8' },
  { from: '#fff0c9', to: '#f1c15d', motif: '#fffae6' },
  { from: '#e6efd9', to: '#a8c28b', motif: '#f5faec' },
  { from: '#d9ecea', to: '#86bdb8', motif: '#eff9f7' },
  { from: '#f3dcea', to: '#cf96b7', motif: '#fceff6' },
  { from: '#f4e4d2', to: '#c99f78', motif: '#fdf5ea' },
  { from: '#e4e0f1', to: '#a69ac8', motif: '#f5f2fb' },
  { from: '#fae0c0', to: '#d9774f', motif: '#ffeeda' },
  { from: '#dfe9f2', to: '#93b1cb', motif: '#f1f7fc' },
];
const shapes = ['sun', 'arch', 'lotus', 'rays', 'dots', 'hills'];

const womenHair = {
  young: ['open', 'open', 'wavy', 'braid', 'bun', 'topknot', 'ponytail', 'bob', 'sideOpen'],
  middle: ['open', 'bun', 'braid', 'bob', 'ponytail', 'sideOpen', 'covered'],
  older: ['bun', 'bun', 'covered', 'bob', 'braid'],
};
const menHair = {
  young: ['side', 'side', 'quiff', 'curly', 'cropped', 'fringe', 'turban'],
  middle: ['side', 'quiff', 'cropped', 'cropped', 'curly', 'receding', 'turban'],
  older: ['receding', 'bald', 'side', 'receding', 'turban', 'cropped'],
};

/** Draws the lots for one portrait; clothes, hair and ornaments are chosen so that they go together. */
export function aLook(random: Random, gender: Gender, age: AgeGroup): Look {
  const woman = gender === 'female';
  const older = age === 'older';
  const clothes = woman
    ? random.pick(
        older
          ? ['sari', 'sari', 'salwar']
          : ['sari', 'sari', 'sari', 'salwar', 'salwar', 'salwar', 'kurti', 'kurti', 'blazer'],
      )
    : random.pick(
        older ? ['kurta', 'shirt', 'nehru', 'blazer'] : ['kurta', 'kurta', 'shirt', 'shirt', 'nehru', 'blazer', 'tee'],
      );
  const festive = clothes === 'sari' || clothes === 'salwar';
  const hairstyle = random.pick((woman ? womenHair : menHair)[age]);
  const greying = older ? random.chance(0.75) : age === 'middle' && random.chance(0.12);

  return {
    gender,
    skin: random.pick(skins),
    hair: greying ? random.pick(older ? greyingHair : greyingHair.slice(0, 1)) : random.pick(darkHair),
    hairstyle,
    clothes,
    cloth: random.pick(festive ? silks : plains),
    backdrop: { ...random.pick(backdrops), shape: random.pick(shapes) },
    glasses: random.chance(older ? 0.5 : 0.22) ? random.pick(['round', 'square'] as const) : 'none',
    beard: woman ? 'none' : beardFor(random, hairstyle, age),
    forehead: foreheadFor(random, woman, festive),
    jewels: woman && (festive || random.chance(0.4)),
    flowers: ['braid', 'bun'].includes(hairstyle) && festive && random.chance(0.7),
    wrinkles: older,
    smile: random.whole(4, 11),
  };
}

function beardFor(random: Random, hairstyle: string, age: AgeGroup): Look['beard'] {
  if (hairstyle === 'turban') return random.pick(['full', 'full', 'moustache']);
  if (age === 'older') return random.pick(['none', 'moustache', 'moustache', 'full']);
  return random.pick(['none', 'none', 'stubble', 'stubble', 'full', 'moustache', 'goatee']);
}

function foreheadFor(random: Random, woman: boolean, festive: boolean): Look['forehead'] {
  if (woman) return random.chance(festive ? 0.85 : 0.3) ? random.pick(['bindi', 'bindi', 'kumkum'] as const) : 'plain';
  return random.chance(0.18) ? random.pick(['tilak', 'vibhuti'] as const) : 'plain';
}
