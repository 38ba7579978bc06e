import { weakMapMemoize } from '@reduxjs/toolkit';
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
  const dropped = spreadIn(text);
  const keep = <T>(each: readonly T[]) =>
    dropped.size === 0 ? each : each.filter((_one, index) => !dropped.has(index));
  const [keptStarts, keptEnds] = [keep(starts), keep(ends)];
  return {
    text: dropped.size === 0 ? text : keep(text.split('')).join(''),
    startOf: (index) => keptStarts[index] ?? at,
    endOf: (index) => keptEnds[index - 1] ?? 0,
  };
}

/** Where the blanks or dots are between letters that stand apart: 'g m a i l', 'W.h.a.t.s'. */
function spreadIn(text: string): Set<number> {
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(/(?<![\p{L}\p{M}\d])(?:[\p{L}@][ .]){3,}\p{L}(?![\p{L}\p{M}])/gu))
    for (let at = 1; at < run.length; at += 2) dropped.add(index + at);
  return dropped;
}

/** Digits of which Unicode knows no plain form. */
const blackCircles = '⓿❶❷❸❹❺❻❼❽❾';

const readingOf = weakMapMemoize((character: string) => read(character).split(''));

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

export const tokensOf = (text: string, pattern: RegExp = /[\p{L}\p{M}]+|\d+/gu): Token[] =>
  Array.from(text.matchAll(pattern), (match) => ({ word: match[0], ...spanOf(match) }));

/** What was found, by its offsets in the view; `value` where it is read otherwise than it stands there. */
export type Span = { start: number; end: number; value?: string };

export const spanOf = ({ 0: all, index }: RegExpExecArray): Span => ({ start: index, end: index + all.length });

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export const isFree = (span: Span, taken: readonly Span[]) => !taken.some((other) => overlaps(other, span));

export const wordOf = (token: Token | undefined) => token?.word ?? '';
export const near = (tokens: Token[], index: number, before: number, after: number) =>
  tokens.slice(Math.max(0, index - before), index + after + 1);
