import { mirrored } from './mirrored';
import type { Look } from './portraitLook';

export function drawFace(look: Look): string {
  return [
    drawEars(look),
    `<path d="${facePath(look)}" fill="${look.skin.base}"/>`,
    mirrored(`<ellipse cx="104" cy="131" rx="9" ry="6" fill="${look.skin.lip}" opacity="0.14"/>`),
    drawBeard(look),
    drawEyes(look),
    `<path d="M128 113q-3 11-6 15q6 5 12 0" fill="none" stroke="${look.skin.shade}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    drawMouth(look),
    drawWrinkles(look),
  ].join('');
}

function facePath({ gender }: Look): string {
  return gender === 'female'
    ? 'M91 102C91 70 107 57 128 57s37 13 37 45c0 31-17 58-37 58s-37-27-37-58Z'
    : 'M90 100C90 68 106 56 128 56s38 12 38 44c0 18-3 32-10 43c-7 11-17 20-28 20s-21-9-28-20c-7-11-10-25-10-43Z';
}

function drawEars(look: Look): string {
  if (['covered', 'open', 'wavy', 'sideOpen', 'bob'].includes(look.hairstyle)) return '';
  return mirrored(
    `<ellipse cx="90" cy="114" rx="7" ry="11" fill="${look.skin.base}"/><path d="M88 108q-3 6 1 11" fill="none" stroke="${look.skin.shade}" stroke-width="2" stroke-linecap="round"/>`,
  );
}

function drawEyes({ gender, hair, skin }: Look): string {
  const brow = gender === 'female' ? 2.6 : 4;
  const lash =
    gender === 'female' ? '<path d="M101 111l-4-2.5" stroke="#221a1a" stroke-width="2" stroke-linecap="round"/>' : '';
  const eye = [
    `<path d="M101 113q9-9 18 0q-9 7-18 0Z" fill="#fffaf4"/>`,
    `<circle cx="110.5" cy="112.3" r="4.1" fill="#2a1c17"/><circle cx="112" cy="110.8" r="1.2" fill="#fff"/>`,
    `<path d="M101 113q9-9.5 18 0" fill="none" stroke="#221a1a" stroke-width="2.2" stroke-linecap="round"/>`,
    lash,
    `<path d="M99 101q10-7 20-1" fill="none" stroke="${hair.base}" stroke-width="${brow}" stroke-linecap="round"/>`,
    `<path d="M104 119q6 2.5 12 0" fill="none" stroke="${skin.shade}" stroke-width="1.3" stroke-linecap="round" opacity="0.7"/>`,
  ].join('');
  return mirrored(eye);
}

function drawMouth({ skin, smile, gender }: Look): string {
  const half = gender === 'female' ? 12 : 13;
  const left = 128 - half;
  const width = half * 2;
  if (smile > 8) {
    return `<path d="M${left} 140q${half} ${smile + 8} ${width} 0q-${half} 4-${width} 0Z" fill="${skin.lip}"/><path d="M${left + 4} 141.5q${half - 4} 5 ${width - 8} 0l-2 2.5q-${half - 6} 3.5-${width - 12} 0Z" fill="#fffaf4"/>`;
  }
  return `<path d="M${left} 141q${half / 2}-3.5 ${half} -0.5q${half / 2}-3 ${half} 0.5q-${half} ${smile + 7}-${width} 0Z" fill="${skin.lip}"/><path d="M${left} 141q${half} ${smile - 1} ${width} 0" fill="none" stroke="#5b2724" stroke-opacity="0.55" stroke-width="1.4" stroke-linecap="round"/>`;
}

function drawWrinkles({ wrinkles, skin }: Look): string {
  if (!wrinkles) return '';
  const line = `fill="none" stroke="${skin.shade}" stroke-width="1.6" stroke-linecap="round"`;
  return `<path d="M113 82q15-4 30 0M116 90q12-3 24 0" ${line} opacity="0.5"/>${mirrored(`<path d="M109 132q-4 5-3 11M95 113l-3-2M95 117l-4 1" ${line} opacity="0.6"/>`)}`;
}

function drawBeard({ beard, hair }: Look): string {
  const moustache = `<path d="M128 134c-6-3-14-1-19 7c7 1 13 0 19-2c6 2 12 3 19 2c-5-8-13-10-19-7Z" fill="${hair.base}"/>`;
  const jaw =
    'M90 108c1 14 4 26 10 36c7 11 17 20 28 20s21-9 28-20c6-10 9-22 10-36c-5 8-6 16-10 20c-6 6-16 4-28 4s-22 2-28-4c-4-4-5-12-10-20Z';
  if (beard === 'full') return `<path d="${jaw}" fill="${hair.base}"/>${moustache}`;
  if (beard === 'stubble') return `<path d="${jaw}" fill="${hair.base}" opacity="0.22"/>`;
  if (beard === 'goatee')
    return `${moustache}<path d="M114 150q14 6 28 0c-1 9-7 15-14 15s-13-6-14-15Z" fill="${hair.base}"/>`;
  return beard === 'moustache' ? moustache : '';
}

export function drawAdornments(look: Look): string {
  return [drawForehead(look), drawGlasses(look), look.jewels ? drawEarrings(look) : ''].join('');
}

function drawForehead({ forehead }: Look): string {
  if (forehead === 'bindi') return '<circle cx="128" cy="96" r="4" fill="#b3122f"/>';
  if (forehead === 'kumkum') return '<path d="M128 86c4 6 4 12 0 14c-4-2-4-8 0-14Z" fill="#c1272d"/>';
  if (forehead === 'tilak') return '<path d="M126 78h4v19q-2 3-4 0Z" fill="#d8432f"/>';
  if (forehead === 'vibhuti') {
    return '<path d="M113 82h30M112 88h32M113 94h30" stroke="#fbf6ec" stroke-width="2.4" stroke-linecap="round" opacity="0.9"/><circle cx="128" cy="88" r="3" fill="#c1272d"/>';
  }
  return '';
}

function drawGlasses({ glasses }: Look): string {
  if (glasses === 'none') return '';
  const frame = 'fill="#fff" fill-opacity="0.14" stroke="#2d2523" stroke-width="2.6"';
  const lens =
    glasses === 'round'
      ? `<circle cx="110" cy="113" r="14" ${frame}/>`
      : `<rect x="96" y="102" width="27" height="21" rx="6" ${frame}/>`;
  return `${mirrored(lens)}<path d="M123 110q5-4 10 0" fill="none" stroke="#2d2523" stroke-width="2.6"/>${mirrored('<path d="M96 109l-7-2" stroke="#2d2523" stroke-width="2.6"/>')}`;
}

function drawEarrings({ clothes, hairstyle }: Look): string {
  if (hairstyle === 'covered') return '';
  const stud = '<circle cx="89" cy="126" r="3" fill="#e8bb4f"/>';
  const bell = '<path d="M82.5 138q6.5-12 13 0Z" fill="#e8bb4f"/><circle cx="89" cy="140" r="2" fill="#b3122f"/>';
  const nose = '<circle cx="134.5" cy="126" r="1.7" fill="#f4d06f"/>';
  return mirrored(clothes === 'sari' ? stud + bell : stud) + (clothes === 'sari' ? nose : '');
}
