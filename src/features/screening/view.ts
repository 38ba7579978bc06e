import { latinDigits } from '@contract/text';

/** A text as it is read: small letters, Latin digits, nothing invisible. Offsets count in the text as it was written. */
export type View = { text: string; startOf: (index: number) => number; endOf: (index: number) => number };

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u20e3\u2800\ufff9-\ufffb]/u;

export function viewOf(written: string): View {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of written) {
    const end = at + character.length;
    const reading = readingOf(character);
    // What is drawn with the character before, such as the frame of a keycap.
    if (reading.length === 0 && ends.length > 0) ends[ends.length - 1] = end;
    for (const unit of reading) {
      text += unit;
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  const kept = withoutSpread(text);
  return {
    text: kept.map((index) => text.charAt(index)).join(''),
    startOf: (index) => starts[kept[index] ?? Infinity] ?? at,
    endOf: (index) => ends[kept[index - 1] ?? -1] ?? 0,
  };
}

/** The indexes of a text but for the blanks or dots between letters that stand apart: 'g m a i l', 'W.h.a.t.s'. */
function withoutSpread(text: string): number[] {
  const indexes = Array.from({ length: text.length }, (_, index) => index);
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(/(?<![\p{L}\p{M}\d])(?:[\p{L}@][ .]){3,}\p{L}(?![\p{L}\p{M}])/gu))
    for (let at = 1; at < run.length; at += 2) dropped.add(index + at);
  return dropped.size === 0 ? indexes : indexes.filter((index) => !dropped.has(index));
}

const readings = new Map<string, string[]>();

function readingOf(character: string): string[] {
  let reading = readings.get(character);
  if (!reading) {
    reading = read(character).split('');
    // The characters of a few languages, not of every text there is.
    if (readings.size < 5000) readings.set(character, reading);
  }
  return reading;
}

/** Digits of which Unicode knows no plain form. */
const blackCircles = '⓿❶❷❸❹❺❻❼❽❾';

function read(character: string): string {
  if (/[\n\r\t]/.test(character)) return ' ';
  if (unseen.test(character)) return '';
  const blackCircle = blackCircles.indexOf(character);
  if (blackCircle >= 0) return String(blackCircle);
  const letter = character.normalize('NFKC').toLowerCase();
  return latinDigits(/\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').replace(/\p{Mn}/gu, '') : letter);
}

/** A word, with its vowel signs, or a number. */
export type Token = { word: string; start: number; end: number };

export function tokensOf(text: string, pattern: RegExp = /[\p{L}\p{M}]+|\d+/gu): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What was found, by its offsets in the view; `value` where it is read otherwise than it stands there. */
export type Span = { start: number; end: number; value?: string };

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export const wordOf = (token: Token | undefined) => token?.word ?? '';
export const near = (tokens: Token[], index: number, before: number, after: number) =>
  tokens.slice(Math.max(0, index - before), index + after + 1);
