import { adMotifs, type AdPalette } from './adMotifs';
import type { Picture } from './savePictures';

const palettes: AdPalette[] = [
  { from: '#fff1d6', to: '#f3c38b', main: '#a3203f', dark: '#5f1226', gold: '#e0aa3e', pale: '#fff6e3' },
  { from: '#e4f1ee', to: '#97c9bf', main: '#0f6b6b', dark: '#0b3f42', gold: '#e5b955', pale: '#f3fbf8' },
  { from: '#f7e3ec', to: '#d9a0bd', main: '#8a2763', dark: '#4b1538', gold: '#e3b04b', pale: '#fff3f8' },
  { from: '#fde8d8', to: '#eaa078', main: '#b5482f', dark: '#5c2218', gold: '#f0bf57', pale: '#fff4ea' },
  { from: '#e9e6f6', to: '#ada3d6', main: '#4a3b8f', dark: '#281f56', gold: '#e6b54e', pale: '#f6f4fd' },
];

/** The file below the media folder that the nth ad of a trade shows. */
export const adPicturePath = (motif: string, nth: number) => `ads/${motif}-${(nth % palettes.length) + 1}.webp`;

/** Every motif in every palette. */
export function adPictures(): Picture[] {
  return Object.entries(adMotifs).flatMap(([motif, draw]) =>
    palettes.map((palette, nth) => ({ path: adPicturePath(motif, nth), svg: framed(palette, draw(palette)) })),
  );
}

function framed({ from, to, gold }: AdPalette, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><defs><linearGradient id="sky" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="400" fill="url(#sky)"/>${drawing}<rect x="9" y="9" width="622" height="382" rx="10" fill="none" stroke="${gold}" stroke-width="3"/></svg>`;
}
