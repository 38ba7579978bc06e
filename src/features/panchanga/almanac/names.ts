import { eachLimb, limbCounts, type Limb } from './limbs';
import table from './limbNames.json';
import { inLatin } from './scripts';

const styles = ['pan-Indian', 'Kannada', 'Devanagari script', 'Kannada script'] as const;

export type SpellingStyle = (typeof styles)[number];

const fortnights: Record<SpellingStyle, readonly [bright: string, dark: string]> = {
  'pan-Indian': ['Shukla', 'Krishna'],
  Kannada: ['Shuddha', 'Bahula'],
  'Devanagari script': ['शुक्ल', 'कृष्ण'],
  'Kannada script': ['ಶುದ್ಧ', 'ಬಹುಳ'],
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** '=' stands for the pan-Indian name; other accepted spellings follow the four styles. The tithis of both fortnights share fourteen lines. */
const lines = eachLimb((limb) =>
  table[limb].map((line) =>
    line.split(', ').map((name, _index, [panIndian = '']) => (name === '=' ? panIndian : name)),
  ),
);

const [fullMoonLine, newMoonLine] = [15, 16];

function lineOf(limb: Limb, number: number): number {
  if (limb !== 'tithi' || number <= fullMoonLine) return number;
  return number === 30 ? newMoonLine : number - 15;
}

export const bareNameOf = (limb: Limb, number: number, style: SpellingStyle) =>
  lines[limb][lineOf(limb, number) - 1]?.[styles.indexOf(style)] ?? '';

export function nameOf(limb: Limb, number: number, style: SpellingStyle): string {
  const name = bareNameOf(limb, number, style);
  const isInFortnight = limb === 'tithi' && lineOf(limb, number) < fullMoonLine;
  return isInFortnight ? `${fortnights[style][number > 15 ? 1 : 0]} ${name}` : name;
}

export function namesOf(limb: Limb, style: SpellingStyle): string[] {
  return Array.from({ length: limbCounts[limb] }, (_, index) => nameOf(limb, index + 1, style));
}

export const weekdayName = (vaara: number): string => weekdays[vaara - 1] ?? '';

/** Spellings that sound alike become equal: script, accents, long vowels, aspirates, 'w' for 'v' and 'f' for 'ph' are ignored. */
function folded(text: string): string {
  return inLatin(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('f', 'p')
    .replace(/([bcdgjkpst])h+/g, '$1');
}

/** Sounds are compared without the endings in which languages differ: 'Bhadra', 'Bhadre', 'Bhadrai', 'Bhadram'. */
const stemOf = (limb: Limb, spelling: string) =>
  limb === 'vaara' ? spelling : spelling.replace(/(?<=[dt])y$/, 'i').replace(/(a|e|ai|[aiu]m)$/, '');

const single = (text: string) => text.replace(/(.)\1+/g, '$1');
const sound = (text: string) => single(folded(text));

const readings = eachLimb((limb) => {
  const readingsOf = ([panIndian = '', kannada = '', ...others]: string[], index: number) =>
    [panIndian, kannada, ...others.slice(2)].map((name) => [stemOf(limb, soundOf(limb, name)), index + 1] as const);
  return new Map(lines[limb].flatMap(readingsOf));
});

function soundOf(limb: Limb, text: string): string {
  return limb === 'vaara' ? sound(text).replace(/v(ar|ara|ara[mn]|asara|asare)$/, '') : sound(text);
}

function linesWith(limb: Limb, spelling: string): readonly number[] {
  const line = readings[limb].get(stemOf(limb, spelling));
  return line === undefined ? [] : [line];
}

/** The numbers that a text can mean; none for an unknown spelling. A tithi without its fortnight can mean two. */
export function numbersIn(limb: Limb, written: string): readonly number[] {
  // 'Ekadashi (till 22:57)', 'Bava, Balava': the first name is the one at sunrise.
  const [first = ''] = written.replace(/\(.*/s, '').split(/[,;/|]|\b(?:till|until|up ?to|then)\b/i);
  return limb === 'tithi' ? tithisIn(folded(first)) : linesWith(limb, soundOf(limb, first));
}

function tithisIn(spelling: string, linesFor = (name: string) => linesWith('tithi', name)): readonly number[] {
  const [, bright, dark, rest = ''] =
    /^(?:(sukla|sudda|suda|sudi)|(krisna|krusna|bahula|vadya|badi|vadi))?(?:paksa)?(.*)$/.exec(spelling) ?? [];
  return linesFor(single(rest.replace(/titi$/, ''))).flatMap((line) => {
    if (line === fullMoonLine) return dark ? [] : [15];
    if (line === newMoonLine) return bright ? [] : [30];
    if (bright) return [line];
    return dark ? [line + 15] : [line, line + 15];
  });
}

export function namesLike(limb: Limb, begun: string, style: SpellingStyle): string[] {
  const start = sound(begun);
  const begins = (begin: string) =>
    [...readings[limb]].flatMap(([spelling, number]) =>
      spelling.startsWith(begin) || spelling === stemOf(limb, begin) ? [number] : [],
    );
  const led = new Set(limb === 'tithi' ? tithisIn(folded(begun), begins) : begins(start));
  return namesOf(limb, style).filter(
    (name, index) => begun.trim() === '' || (start !== '' && (led.has(index + 1) || sound(name).startsWith(start))),
  );
}

export const isNamedIn = (limb: Limb, written: string, number: number) =>
  written.split(/[,;/|]|\bthen\b/i).some((part) => numbersIn(limb, part).includes(number));

export function isHeardIn(writtenValue: string, searched: string): boolean {
  if (writtenValue.toLowerCase().includes(searched.toLowerCase())) return true;
  const heard = sound(searched);
  return heard.length > 2 && sound(writtenValue).includes(heard);
}
