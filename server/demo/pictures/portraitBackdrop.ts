import type { Look } from './portraitLook';

export function drawBackdrop({ backdrop }: Look): string {
  const { from, to, motif, shape } = backdrop;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="256" height="256" fill="url(#sky)"/><g fill="${motif}">${motifs[shape] ?? ''}</g>`;
}

const around = (count: number, one: string, start = 0) =>
  Array.from(
    { length: count },
    (_, turn) => `<g transform="rotate(${start + (turn * 360) / count} 128 112)">${one}</g>`,
  ).join('');

const motifs: Record<string, string> = {
  sun: '<circle cx="128" cy="112" r="96" fill-opacity="0.55"/><circle cx="128" cy="112" r="76" fill-opacity="0.5"/>',
  arch: '<path d="M30 256V128C30 70 84 54 128 12c44 42 98 58 98 116v128Z" fill-opacity="0.5"/><path d="M48 256V134c0-48 42-64 80-98c38 34 80 50 80 98v122Z" fill-opacity="0.4"/>',
  lotus: around(12, '<path d="M128 112C98 70 104 34 128 8c24 26 30 62 0 104Z" fill-opacity="0.26"/>'),
  rays: around(18, '<path d="M128 112L114-90h28Z" fill-opacity="0.32"/>'),
  dots: Array.from({ length: 64 }, (_, place) => {
    const row = Math.floor(place / 8);
    return `<circle cx="${(place % 8) * 34 + (row % 2 === 0 ? 8 : 25)}" cy="${row * 34 + 8}" r="5" fill-opacity="0.45"/>`;
  }).join(''),
  hills:
    '<circle cx="190" cy="66" r="34" fill-opacity="0.7"/><path d="M0 190q50-60 100-20t90-20t66 10v96H0Z" fill-opacity="0.3"/><path d="M0 220q70-50 130-14t126-26v76H0Z" fill-opacity="0.32"/>',
};
