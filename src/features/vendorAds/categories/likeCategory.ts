import { fold } from '@/shared/format/search';
import type { AdCategory } from '../vendorAd';

/** A category that this name may mean: it differs in case, accents, blanks and signs, or by a slip of the fingers. */
export function likeCategory(name: string, known: readonly AdCategory[]) {
  const key = lettersOf(name);
  if (key === '') return undefined;
  const same = known.find((category) => lettersOf(category.name) === key);
  if (same) return { category: same, isSame: true };
  const like = known.find((category) => isSlipOf(key, lettersOf(category.name)));
  return like && { category: like, isSame: false };
}

/** The category that differs from this name in case and blanks alone: a second one would be the same to everybody. */
export const sameCategory = (name: string, known: readonly AdCategory[]) =>
  known.find((category) => withoutBlanks(category.name) === withoutBlanks(name));

const withoutBlanks = (name: string) => fold(name).replaceAll(' ', '');

/** Indic vowel signs count as letters. */
const lettersOf = (name: string) =>
  fold(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '');

/** One letter more, fewer, other, or two that changed places; short names differ by as much. */
function isSlipOf(typed: string, meant: string) {
  const [one, other] = [[...typed], [...meant]];
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  const from = one.findIndex((letter, index) => letter !== other[index]);
  const start = from < 0 ? one.length : from;
  const [rest, wanted] = [one.slice(start), other.slice(start)];
  const tail = (letters: string[], skipped: number) => letters.slice(skipped).join('');
  return (
    tail(rest, 1) === tail(wanted, 1) ||
    tail(rest, 1) === tail(wanted, 0) ||
    tail(rest, 0) === tail(wanted, 1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && tail(rest, 2) === tail(wanted, 2))
  );
}
