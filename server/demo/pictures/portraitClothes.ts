import { mirrored } from './mirrored';
import type { Look } from './portraitLook';

export function drawNeck({ skin, gender }: Look): string {
  const half = gender === 'female' ? 16 : 20;
  return [
    `<path d="M${128 - half} 140h${half * 2}v44q8 7 18 11v62h-${half * 2 + 36}v-62q10-4 18-11Z" fill="${skin.base}"/>`,
    `<path d="M${128 - half} 150q${half} 26 ${half * 2} 0v12q-${half} 18-${half * 2} 0Z" fill="${skin.shade}"/>`,
  ].join('');
}

export function drawClothes(look: Look): string {
  const { cloth, clothes, gender, jewels } = look;
  const body = gender === 'female' ? 'M36 256c2-40 26-54 66-62' : 'M22 256c2-46 30-60 76-68';
  const rightBody = gender === 'female' ? 'c40 8 64 22 66 62Z' : 'c46 8 74 22 76 68Z';
  const middle = gender === 'female' ? 52 : 60;
  /** The whole upper body with a neckline of the given curve. */
  const torso = (neckline: string, fill: string) => `<path d="${body}${neckline}${rightBody}" fill="${fill}"/>`;
  const fold = `fill="none" stroke="#000" stroke-opacity="0.14" stroke-width="2.5" stroke-linecap="round"`;

  switch (clothes) {
    case 'sari':
      return [
        torso(`q26 44 ${middle} 0`, cloth.under),
        `<path d="M148 193c40 7 70 20 72 63H70c8-34 40-50 78-63Z" fill="${cloth.base}"/>`,
        `<path d="M148 193c-38 13-70 29-78 63h14c8-28 36-44 74-59Z" fill="${cloth.border}"/>`,
        `<path d="M80 250c8-22 30-38 62-50" fill="none" stroke="${cloth.base}" stroke-width="2" stroke-dasharray="2 5"/>`,
        `<path d="M172 206c-22 12-40 28-48 50M190 214c-16 10-30 26-36 42M206 230c-8 6-16 16-20 26" ${fold}/>`,
        necklace(true),
      ].join('');
    case 'salwar':
      return [
        torso(`q26 34 ${middle} 0`, cloth.base),
        `<path d="M102 194q26 34 52 0l5 2q-31 42-62 0Z" fill="${cloth.border}"/>`,
        mirrored(
          `<path d="M98 190c-30 8-54 22-60 66h34c0-26 10-46 34-62Z" fill="${cloth.under}"/><path d="M106 194c-24 16-34 36-34 62" fill="none" stroke="${cloth.border}" stroke-width="3"/>`,
        ),
        necklace(jewels),
      ].join('');
    case 'kurti':
      return [
        torso(`l26 40l26-40`, cloth.base),
        `<path d="M100 194l28 44l28-44l-5-2l-23 36l-23-36Z" fill="${cloth.border}"/>`,
        `<path d="M128 238v18" stroke="${cloth.border}" stroke-width="3"/><path d="M62 228q4 12 4 28M194 228q-4 12-4 28" ${fold}/>`,
        necklace(jewels),
      ].join('');
    case 'kurta':
      return [
        torso(`q30 20 60 0`, cloth.base),
        mirrored(
          `<path d="M106 178q-10 8-12 16q16 8 34 16v-8q-14-8-22-24Z" fill="${cloth.base}"/><path d="M106 178q8 16 22 24" fill="none" stroke="${cloth.border}" stroke-width="3"/>`,
        ),
        `<path d="M121 206h14v50h-14Z" fill="${cloth.border}" fill-opacity="0.35"/>`,
        [216, 230, 244].map((y) => `<circle cx="128" cy="${y}" r="2.4" fill="${cloth.border}"/>`).join(''),
        `<path d="M52 232q6 10 6 24M204 232q-6 10-6 24" ${fold}/>`,
      ].join('');
    case 'nehru':
      return [
        torso(`q30 20 60 0`, cloth.under),
        mirrored('<path d="M106 178q-10 6-12 14q16 8 34 18v-8q-14-8-22-24Z" fill="#fff" fill-opacity="0.55"/>'),
        mirrored(`<path d="M92 190c-20 4-34 10-44 18q10 22 10 48h70v-44q-20-8-36-22Z" fill="${cloth.base}"/>`),
        `<path d="M128 212v44" stroke="#000" stroke-opacity="0.22" stroke-width="2"/>`,
        [222, 238].map((y) => `<circle cx="133" cy="${y}" r="2.6" fill="${cloth.border}"/>`).join(''),
        `<path d="M166 226l14-3l2 6l-14 3Z" fill="${cloth.border}"/>`,
      ].join('');
    case 'shirt':
      return [
        torso(`l30 22l30-22`, cloth.base),
        mirrored(
          `<path d="M106 176q-10 8-12 16l20 22l14-12q-14-8-22-26Z" fill="${cloth.base}" stroke="#000" stroke-opacity="0.16" stroke-width="2" stroke-linejoin="round"/>`,
        ),
        `<path d="M128 204v52" stroke="#000" stroke-opacity="0.16" stroke-width="2"/>`,
        [220, 238].map((y) => `<circle cx="131" cy="${y}" r="2" fill="#fff" fill-opacity="0.8"/>`).join(''),
        `<path d="M52 232q6 10 6 24M204 232q-6 10-6 24" ${fold}/>`,
      ].join('');
    case 'blazer':
      return [
        torso(`l${middle / 2} 30l${middle / 2}-30`, cloth.under),
        mirrored(`<path d="M${128 - middle / 2 + 4} 182l-10 10l20 22l14-12Z" fill="#fff"/>`),
        gender === 'male'
          ? `<path d="M123 206h10l3 8l3 42h-22l3-42Z" fill="${cloth.border === '#f2ead9' ? '#8c1d40' : cloth.border}"/>`
          : '',
        mirrored(
          `<path d="${body}c-4 22 10 44 30 62V256Z" fill="${gender === 'male' ? '#2b3442' : cloth.base}"/><path d="M${128 - middle / 2} ${gender === 'male' ? 188 : 194}c-10 4-18 10-22 18l14 8l-6 10l28 26q-16-30-14-62Z" fill="#000" fill-opacity="0.16"/>`,
        ),
      ].join('');
    default:
      return [
        torso(`q30 24 60 0`, cloth.base),
        `<path d="M97 188q31 30 62 0l-4-1q-27 22-54 0Z" fill="${cloth.border}"/>`,
        `<path d="M52 232q6 10 6 24M204 232q-6 10-6 24" ${fold}/>`,
      ].join('');
  }
}

function necklace(worn: boolean): string {
  if (!worn) return '';
  return '<path d="M109 182q19 34 38 0" fill="none" stroke="#e8bb4f" stroke-width="2.6"/><circle cx="128" cy="201" r="4.5" fill="#e8bb4f"/><circle cx="128" cy="201" r="2" fill="#b3122f"/>';
}
