import { mirrored } from './mirrored';
import type { Look } from './portraitLook';

/** What lies behind neck and shoulders. */
export function drawHairBehind({ hairstyle, hair, cloth }: Look): string {
  const fill = `fill="${hair.base}"`;
  const cap = `<path d="M128 42c-34 0-47 24-46 58c0 19 6 36 16 46h60c10-10 16-27 16-46c1-34-12-58-46-58Z" ${fill}/>`;
  switch (hairstyle) {
    case 'open':
    case 'sideOpen':
      return `<path d="M128 41c-38 0-51 26-51 62c0 42-4 74-13 112h128c-9-38-13-70-13-112c0-36-13-62-51-62Z" ${fill}/>`;
    case 'wavy':
      return `<path d="M128 40c-40 0-54 26-53 58c1 16-9 24-10 40c-1 15 8 18 4 33c-4 14-12 20-9 40h136c3-20-5-26-9-40c-4-15 5-18 4-33c-1-16-11-24-10-40c1-32-13-58-53-58Z" ${fill}/>`;
    case 'topknot':
      return `<circle cx="128" cy="38" r="20" ${fill}/><path d="M114 30q14-12 28 0" fill="none" stroke="${hair.light}" stroke-width="2.5"/>${cap}`;
    case 'bob':
      return `<path d="M128 41c-38 0-52 26-51 58c0 26-4 44-8 58c10 9 24 11 36 9h46c12 2 26 0 36-9c-4-14-8-32-8-58c1-32-13-58-51-58Z" ${fill}/>`;
    case 'bun':
      return `<circle cx="164" cy="142" r="23" ${fill}/><path d="M160 127q20 2 19 22M156 134q15 1 15 17" fill="none" stroke="${hair.light}" stroke-width="2.5"/>${cap}`;
    case 'ponytail':
      return `<path d="M150 52c44 6 48 50 40 92c-3 18-10 30-20 40c4-40 4-70-8-100Z" ${fill}/>${cap}`;
    case 'covered':
      return `<path d="M128 34c-44 0-58 32-58 70c0 44-10 76-26 96c-8 14-12 34-12 56h192c0-22-4-42-12-56c-16-20-26-52-26-96c0-38-14-70-58-70Z" fill="${cloth.base}"/><path d="M128 46c-35 0-46 24-46 58c0 24 4 40 10 52h72c6-12 10-28 10-52c0-34-11-58-46-58Z" fill="${hair.base}"/>`;
    case 'braid':
      return cap;
    default:
      return '';
  }
}

/** What frames the forehead. */
export function drawHairFront(look: Look): string {
  const { hairstyle, hair, cloth } = look;
  const fill = `fill="${hair.base}"`;
  const shine = `fill="none" stroke="${hair.light}" stroke-width="2.5" stroke-linecap="round"`;
  const parted = mirrored(
    `<path d="M129 48c-30-4-47 18-46 60q0 8 3 14c4-26 16-44 43-52Z" ${fill}/><path d="M118 56c-16 5-25 18-27 34" ${shine}/>`,
  );
  switch (hairstyle) {
    case 'open':
    case 'wavy':
    case 'bun':
    case 'topknot':
    case 'braid':
      return parted;
    case 'covered':
      return `${parted}${mirrored(`<path d="M129 33c-46-1-60 32-60 72c0 20-2 40-7 58h26c-6-16-10-34-9-58c1-34 14-58 50-57Z" fill="${cloth.base}"/><path d="M129 47c-36-1-49 23-50 57c-1 24 3 42 9 58" fill="none" stroke="${cloth.border}" stroke-width="4"/>`)}`;
    case 'sideOpen':
    case 'ponytail':
      return `<path d="M148 48c24 6 26 32 24 72q-3-2-4-8c-6-20-14-34-24-44c-10 14-34 22-56 52q-4-6-4-16c0-42 28-64 64-56Z" ${fill}/><path d="M138 56c-22 4-36 16-42 34M152 58c8 8 12 18 14 30" ${shine}/>`;
    case 'bob':
      return `<path d="M128 46c34 0 44 26 42 72c-3-10-5-20-6-30c-22 2-52-2-66-14c-6 12-10 26-12 44c-6-46 8-72 42-72Z" ${fill}/><path d="M104 62c14 12 36 14 54 12" ${shine}/>`;
    case 'side':
      return `<path d="M88 112c-8-42 6-66 42-66c36 0 46 24 38 66c-3-8-4-16-5-26c-16 2-36-2-50-14c-6 12-16 14-20 18c-2 8-3 14-5 22Z" ${fill}/><path d="M114 60c14 10 30 12 42 10" ${shine}/>`;
    case 'quiff':
      return `<path d="M88 110c-6-30-4-50 8-58c4-12 24-20 44-14c22 2 34 18 30 40c0 12 0 22-2 32c-3-10-4-18-5-26c-12-12-30-14-46-12c-14 0-20 6-23 14c-2 8-3 16-6 24Z" ${fill}/><path d="M106 58c12-10 30-10 44-2M104 68c14-8 32-8 46 0" ${shine}/>`;
    case 'curly':
      return `${curls('92,84,12 94,68,13 106,56,14 122,50,15 138,50,15 152,58,13 162,70,12 165,86,11 112,66,11 128,62,12 146,66,11', hair.base)}<path d="M104 56q5-6 11-3M126 48q6-5 12-1M148 56q6-2 8 4" ${shine}/>`;
    case 'fringe':
      return `<path d="M88 114c-8-44 4-68 40-68s48 24 40 68c-3-8-4-14-5-22l-9-12l-8 9l-10-11l-9 10l-10-10l-9 11l-10-9l-5 12c-2 8-3 14-5 22Z" ${fill}/><path d="M106 58c12-6 30-6 42 0" ${shine}/>`;
    case 'cropped':
      return `<path d="M89 106c-6-38 8-57 39-57s45 19 39 57c-3-8-4-14-5-20c-6-12-18-16-34-16s-28 4-34 16c-1 6-2 12-5 20Z" ${fill}/><path d="M108 59q20-8 40 0" ${shine}/>`;
    case 'receding':
      return (
        mirrored(`<path d="M89 112c-7-30-2-50 19-58q-10 8-11 24c-4 8-5 20-8 34Z" ${fill}/>`) +
        `<path d="M106 56q22-12 44 0q-22-4-44 0Z" ${fill}/>`
      );
    case 'bald':
      return (
        mirrored(`<path d="M88 116c-5-16-4-30 2-38q3 2 4 8c-2 10-3 20-6 30Z" ${fill}/>`) +
        '<path d="M112 66q10-6 20-4" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="4" stroke-linecap="round"/>'
      );
    case 'turban':
      return `<path d="M84 92c-6-38 12-60 44-60s50 22 44 60c-10-14-26-22-44-22s-34 8-44 22Z" fill="${cloth.base}"/><path d="M86 82c10-20 26-34 50-42M92 86c14-20 36-34 62-40M104 78c16-16 38-26 64-24M170 84c-10-18-26-32-50-44" fill="none" stroke="${cloth.border}" stroke-opacity="0.55" stroke-width="2.5"/><path d="M118 71l10-20l10 20q-10-3-20 0Z" fill="${cloth.border}"/>`;
    default:
      return '';
  }
}

/** One lock at each place `x,y,radius`. */
function curls(places: string, fill: string): string {
  const lock = ([x, y, radius]: string[]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
  return places
    .split(' ')
    .map((place) => lock(place.split(',')))
    .join('');
}

/** What falls over the clothes: a braid and the jasmine in the hair. */
export function drawHairOver({ hairstyle, hair, flowers }: Look): string {
  if (hairstyle === 'braid') {
    const strands = Array.from({ length: 6 }, (_, place) => {
      const x = 170 + (place % 2 === 0 ? -3 : 3) + place * 1.5;
      const y = 152 + place * 18;
      return `<ellipse cx="${x}" cy="${y}" rx="12" ry="11" fill="${hair.base}"/><path d="M${x - 7} ${y - 3}q7 5 13-2" fill="none" stroke="${hair.light}" stroke-width="2"/>`;
    });
    return strands.join('') + (flowers ? jasmine('158,138 166,142 174,140 181,146') : '');
  }
  return hairstyle === 'bun' && flowers ? jasmine('166,119 175,122 183,129 187,138 187,148 183,157 175,164') : '';
}

/** One small flower at each place `x,y`. */
function jasmine(places: string): string {
  const flower = ([x, y]: string[]) =>
    `<circle cx="${x}" cy="${y}" r="5.5" fill="#fffdf5"/><circle cx="${x}" cy="${y}" r="1.8" fill="#f2d16b"/>`;
  return places
    .split(' ')
    .map((place) => flower(place.split(',')))
    .join('');
}
