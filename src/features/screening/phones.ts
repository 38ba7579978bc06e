import * as words from './words';
import { tokensOf, type Token } from './view';

type Group = { digits: string; start: number; end: number };

/** What a row of figures may be besides a number that one calls; between two of them stand the signs of a list or a span. */
const figure =
  /(?:\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)?\d\d|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|(?:[01]?\d|2[0-4])[:.][0-5]\d(?:[:.][0-5]\d)?|\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d{1,3}\.\d{1,4}(?=\s?(?:,|$|[^\s\d./-]))|(?:19|20)\d\d)(?!\d)/y;
const between = /[\s,;/\-–—()]{1,4}(?:(?:and|to|from|ಮತ್ತು|और)\s)?/y;

function isAllFigures(text: string, start: number, end: number): boolean {
  for (let at = start; at < end;) {
    figure.lastIndex = at;
    if (!figure.test(text)) return false;
    at = figure.lastIndex;
    if (at >= end) return true;
    between.lastIndex = at;
    if (!between.test(text)) return false;
    at = between.lastIndex;
  }
  return true;
}

/** Further apart, figures belong to different things. */
const widestGap = 8;
const letterOrDigit = /[\p{L}\d]/u;

function runsOf(written: Token[]): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  let times = 1;
  let end = 0;
  let ten: Group | undefined;
  const tokens = written.flatMap(parted);
  tokens.forEach((token, index) => {
    if (token.start - end > widestGap) run = [];
    end = token.end;
    if (run.length > 0 && words.bridges.has(token.word)) return;
    const digits = digitsOf(token, tokens[index - 1], tokens[index + 1], run.length > 0);
    const repeat = words.repeats.get(token.word);
    const tensDigit = words.tensWords.get(token.word);
    if (repeat !== undefined) times = repeat;
    else if (digits === undefined && tensDigit === undefined) {
      run = [];
      times = 1;
      ten = undefined;
    } else {
      if (run.length === 0) runs.push(run);
      const written = (digits ?? `${tensDigit}0`).repeat(times);
      times = 1;
      if (ten && digits?.length === 1 && digits !== '0') {
        ten.digits = ten.digits.slice(0, -1) + digits;
        ten.end = token.end;
        ten = undefined;
      } else {
        const group = { digits: written, start: token.start, end: token.end };
        run.push(group);
        ten = tensDigit === undefined ? undefined : group;
      }
    }
  });
  return runs;
}

/** 'nineeightfour' is three words of a number. */
function parted(token: Token): Token | Token[] {
  if (token.word.length < 6 || !/^[a-z]+$/.test(token.word)) return token;
  const parts: Token[] = [];
  for (let at = 0; at < token.word.length; at = numberWord.lastIndex) {
    numberWord.lastIndex = at;
    const [word] = numberWord.exec(token.word) ?? [];
    if (word === undefined) return token;
    parts.push({ word, start: token.start + at, end: token.start + at + word.length });
  }
  return parts;
}

const numberWord = new RegExp(
  [...words.numberWords.keys(), ...words.tensWords.keys(), ...words.repeats.keys()]
    .filter((word) => /^[a-z]+$/.test(word))
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'y',
);

function digitsOf(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  isInRun: boolean,
): string | undefined {
  if (/^\d/.test(token.word)) return token.word;
  const named = words.numberWords.get(token.word);
  if (named !== undefined) return named;
  const isStuck = (other: Token | undefined, gap: number) => other !== undefined && gap <= 1 && /^\d/.test(other.word);
  const touches = isStuck(before, token.start - (before?.end ?? 0)) || isStuck(after, (after?.start ?? 0) - token.end);
  if (token.word.length > 3 || !(touches || (isInRun && token.word === 'o'))) return undefined;
  const digits = Array.from(token.word, (letter) => words.lookalikes.get(letter));
  return digits.includes(undefined) ? undefined : digits.join('');
}

/** A mobile number of India, one with the 0 of a call inside the country, or after '+' or 00 one of any country. */
function isPhone(digits: string, isInternational: boolean): boolean {
  if (isInternational && /^[1-9]\d{8,14}$/.test(digits)) return true;
  return /^(?:0{0,2}91|0)?[6-9]\d{9}$|^0[1-8]\d{9}$|^1800\d{6,7}$|^00[1-9]\d{8,13}$/.test(digits);
}

const longest = 15;

export function findPhones(text: string, tokens: Token[]): Group[] {
  return runsOf(tokens).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const digits = run.map((group) => group.digits).join('');
    // Ten digits of a mobile number, whatever parts them, but for what only times, years and sums have.
    const isMobile = /^[6-9]\d{9}$/.test(digits) && !/[:,]|\b(?:19|20)\d\d\b/.test(text.slice(first.start, last.end));
    if (!isMobile && isAllFigures(text, first.start, last.end)) return [];
    if (/^\d\d(?:,\d\d)+$/.test(text.slice(first.start, last.end)) && isAboutMarks(text, first.start, last.end))
      return [];
    const isCalled = tokensOf(text.slice(Math.max(0, first.start - 20), first.start)).slice(-3);
    if (/^[2-9]\d{5,12}$/.test(digits) && isCalled.some(({ word }) => words.calling.has(word)))
      return [{ digits, start: first.start, end: last.end }];
    return phonesIn(run, (group) => /\+\s{0,2}\(?$/.test(text.slice(Math.max(0, group.start - 4), group.start)));
  });
}

const isAboutMarks = (text: string, start: number, end: number) =>
  tokensOf(`${text.slice(Math.max(0, start - 40), start)} ${text.slice(end, end + 40)}`).some(({ word }) =>
    words.marks.has(word),
  );

function phonesIn(run: Group[], isAfterPlus: (group: Group) => boolean): Group[] {
  const found: Group[] = [];
  for (let from = 0; from < run.length; from += 1) {
    let digits = '';
    let phone: Group | undefined;
    let last = from;
    const first = run[from];
    if (!first) break;
    for (let to = from; to < run.length && digits.length < longest; to += 1) {
      const group = run[to];
      digits += group?.digits ?? '';
      if (!group || !isPhone(digits, isAfterPlus(first))) continue;
      phone = { digits, start: first.start, end: group.end };
      last = to;
    }
    if (!phone) continue;
    found.push(phone);
    from = last;
  }
  return found;
}

export const longNumbers = (text: string): Token[] =>
  tokensOf(text, /\d(?:[ -]?\d){8,17}/g).filter(
    ({ start, end }) => !letterOrDigit.test((text[start - 1] ?? ' ') + (text[end] ?? ' ')),
  );
