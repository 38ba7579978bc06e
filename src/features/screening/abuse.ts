import english from 'naughty-words/en.json';
import hindi from 'naughty-words/hi.json';
import { tokensOf, viewOf, wordOf, type Span } from './view';
import { moreAbuse, notAbuse, notAbusePhrases } from './words';

const spelling: Partial<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '1': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
};

const abuse = [...english, ...hindi, ...moreAbuse]
  .map((phrase) => viewOf(phrase.trim()).text)
  .filter((phrase) => /^[\p{L}\p{M} ]+$/u.test(phrase) && !notAbuse.has(phrase) && !notAbusePhrases.has(phrase));
const abusiveWords = new Set(abuse.filter((phrase) => !phrase.includes(' ')));
const abusivePhrases = new Map<string, string[][]>();
for (const phrase of abuse.filter((each) => each.includes(' '))) {
  const [first = '', ...rest] = phrase.split(' ');
  abusivePhrases.set(first, [...(abusivePhrases.get(first) ?? []), rest]);
}
const maskable = [...abusiveWords].filter((word) => /^[a-z]{4,}$/.test(word));
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');
const squeezed = new Set([...abusiveWords].filter((word) => word.length >= 4).map(squeeze));

export function findAbuse(text: string): Span[] {
  const tokens = tokensOf(text, /[\p{L}\p{M}\d@$!*#]+/gu);
  return tokens.flatMap((token, index): Span[] => {
    if (isAbusive(token.word)) return [token];
    const phrase = abusivePhrases
      .get(token.word)
      ?.find((rest) => rest.every((word, offset) => isForm(wordOf(tokens[index + 1 + offset]), word)));
    if (phrase) return [{ start: token.start, end: tokens[index + phrase.length]?.end ?? token.end }];
    return [];
  });
}

const indian = /^[\p{Script=Kannada}\p{Script=Devanagari}]/u;
const indianWords = [...abusiveWords].filter((word) => indian.test(word) && word.length > 4);
/** Kannada and Hindi put their endings behind the word. */
const isForm = (word: string, of: string) => word === of || (indian.test(of) && word.startsWith(of));

function isAbusive(written: string): boolean {
  if (indian.test(written) && indianWords.some((each) => written.startsWith(each))) return true;
  const word = written.replace(/[!*#@$]+$/, '');
  const spelled = Array.from(word, (character) => spelling[character] ?? character).join('');
  const isSpelled = /[a-z]/.test(word) && spelled.length >= 4;
  const readings = [written, word, ...(isSpelled ? [spelled, spelled.replace(/s$/, '')] : [])];
  if (readings.some((reading) => abusiveWords.has(reading))) return true;
  if (/(.)\1\1/u.test(word) && squeezed.has(squeeze(word))) return true;
  return /[*#]/.test(word) && /[a-z].*[a-z]/.test(word) && maskable.some((each) => isMasked(word, each));
}

const isMasked = (masked: string, word: string) =>
  masked.length === word.length &&
  Array.from(masked).every((letter, index) => /[*#]/.test(letter) || letter === word[index]);
