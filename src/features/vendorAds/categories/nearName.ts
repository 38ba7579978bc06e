import { fold } from '@/shared/search';

/** A name that differs only in case, blanks and marks, or in one or two letters of a longer word. */
export function nearName<Named extends { name: string }>(name: string, others: readonly Named[]): Named | undefined {
  const key = keyOf(name);
  if (key === '') return undefined;
  const same = others.find((other) => keyOf(other.name) === key);
  if (same) return same;
  const letters = [...key];
  const slips = letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2;
  return others.find((other) => {
    const theirs = [...keyOf(other.name)];
    return Math.abs(theirs.length - letters.length) <= slips && slipsBetween(letters, theirs) <= slips;
  });
}

/** Letters only, without Latin accents; Indic vowel signs count as letters. */
function keyOf(name: string) {
  const plain = fold(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return plain.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The Damerau-Levenshtein distance (optimal string alignment). */
function slipsBetween(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  one.forEach((letter, row) => {
    const current = [row + 1];
    other.forEach((theirs, column) => {
      const at = (line: readonly number[], place: number) => line[place] ?? Infinity;
      const replaced = at(last, column) + (letter === theirs ? 0 : 1);
      const isSwap = letter === other[column - 1] && theirs === one[row - 1];
      const swapped = isSwap ? at(beforeLast, column - 1) + 1 : Infinity;
      current.push(Math.min(replaced, at(last, column + 1) + 1, at(current, column) + 1, swapped));
    });
    beforeLast = last;
    last = current;
  });
  return last.at(-1) ?? 0;
}
