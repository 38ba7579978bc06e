import english from 'naughty-words/en.json';
import hindi from 'naughty-words/hi.json';
import { near, tokensOf, viewOf, wordOf, type Span, type Token } from './view';
import * as words from './words';

const abuse = [...english, ...hindi, ...words.moreEnglish, ...words.moreAbuse]
  .map((phrase) => viewOf(phrase.trim()).text)
  .filter(
    (phrase) => /^[\p{L}\p{M} ]+$/u.test(phrase) && !words.notAbuse.has(phrase) && !words.notAbusePhrases.has(phrase),
  );
const abusiveWords = new Set(abuse.filter((phrase) => !phrase.includes(' ')));
const abusivePhrases = new Map<string, string[][]>();
for (const phrase of abuse.filter((each) => each.includes(' '))) {
  const [first = '', ...rest] = phrase.split(' ');
  abusivePhrases.set(first, [...(abusivePhrases.get(first) ?? []), rest]);
}
const maskable = [...abusiveWords].filter((word) => /^[a-z]{4,}$/.test(word));
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');
const squeezed = new Set([...abusiveWords].filter((word) => word.length >= 4).map(squeeze));

/** `letterAt` gives the letter as it was written, capital or small. */
export function findAbuse(text: string, letterAt: (index: number) => string): Span[] {
  const tokens = tokensOf(text, /[\p{L}\p{M}\d@$!*#]+/gu);
  return tokens.flatMap((token, index): Span[] => {
    const isWord = isAbusive(token.word);
    const phrase = abusivePhrases
      .get(token.word)
      ?.find((rest) => rest.every((word, offset) => isForm(wordOf(tokens[index + 1 + offset]), word)));
    if (phrase) return [{ start: token.start, end: tokens[index + phrase.length]?.end ?? token.end }];
    return isWord && !isName(text, letterAt, tokens, index) ? [token] : [];
  });
}

/** 'Sule village', 'Mr. Sule', 'Gandu Rao', 'the movie Kaminey': with a capital, beside what makes it a name. */
function isName(text: string, letterAt: (index: number) => string, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !isCapital(letterAt(token.start))) return false;
  const within = (before: number, after: number) =>
    near(tokens, index, before, after).filter(
      ({ start, end }) =>
        !/[.!?;]\s/.test(start < token.start ? text.slice(end, token.start) : text.slice(token.end, start)),
    );
  if (within(8, 6).some(({ word }) => words.works.has(word))) return true;
  if (englishInsults.has(token.word) || coarse.test(token.word)) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (words.titles.has(wordOf(before)) || within(2, 3).some(({ word }) => words.places.has(word))) return true;
  const isNeighbour = (other: Token | undefined) =>
    other !== undefined &&
    text.slice(...(other.start < token.start ? [other.end, token.start] : [token.end, other.start])) === ' ' &&
    isTitled(other, letterAt) &&
    !words.insulting.has(other.word) &&
    !isAbusive(other.word);
  // Where each word has a capital, none tells a name.
  const isHeadline = tokens.length > 3 && near(tokens, index, 4, 4).every(({ start }) => isCapital(letterAt(start)));
  return isTitled(token, letterAt) && !isHeadline && (isNeighbour(before) || isNeighbour(after));
}

const isCapital = (letter: string) => /^\p{Lu}/u.test(letter);
const isTitled = ({ start }: Token, letterAt: (index: number) => string) =>
  isCapital(letterAt(start)) && !isCapital(letterAt(start + 1));
const englishInsults = new Set([...english, ...words.moreEnglish]);
/** No family is called so. */
const coarse = /cho+[dt]|chu[dt]|bhos|ga+nd[^u]|maga|lund|lo+d[au]|jhant|tatt/;

const indian = /^[\p{Script=Kannada}\p{Script=Devanagari}]/u;
const indianWords = [...abusiveWords].filter((word) => indian.test(word) && word.length > 4);
/** Kannada and Hindi put their endings behind the word. */
const isForm = (word: string, of: string) => word === of || (indian.test(of) && word.startsWith(of));

function isAbusive(written: string): boolean {
  if (abusiveWords.has(written)) return true;
  if (indian.test(written) && indianWords.some((each) => written.startsWith(each))) return true;
  if (/(.)\1\1/u.test(written) && squeezed.has(squeeze(written.replace(/[!*#@$]+$/, '')))) return true;
  if (!/[a-z]/.test(written)) return false;
  if (/^[a-z]+$/.test(written))
    return written.endsWith('s') && written.length >= 4 && abusiveWords.has(written.slice(0, -1));
  const word = written.replace(/[!*#@$]+$/, '');
  const spelled = Array.from(word, (character) => words.spelling.get(character) ?? character).join('');
  const readings = [word, ...(spelled.length >= 4 ? [spelled, spelled.replace(/s$/, '')] : [])];
  if (readings.some((reading) => abusiveWords.has(reading))) return true;
  return /[*#]/.test(word) && /[a-z].*[a-z]/.test(word) && maskable.some((each) => isMasked(word, each));
}

const isMasked = (masked: string, word: string) =>
  masked.length === word.length &&
  Array.from(masked).every((letter, index) => /[*#]/.test(letter) || letter === word[index]);
