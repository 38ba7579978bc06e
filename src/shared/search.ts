import { digitsOf, phoneKey } from './phone';
import { latinDigits } from './text';

/** The form in which two texts count as the same: case and Unicode form are folded, invisible characters dropped. */
export function fold(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const plain = /^[\w@.+-]+(?: [\w@.+-]+)*$/;

/**
 * The form in which texts are searched: without apostrophes, invisible characters and the accents of Latin letters, with ASCII digits.
 * The server folds names by the same rule (server/text.ts).
 */
export function searchKey(text: string): string {
  // Most of 100,000 names.
  if (plain.test(text)) return text.toLowerCase();
  const letters = text
    .normalize('NFKD')
    .replace(/ \u0301|['`‘’‚‛ʹʺʻʼʽ′‵՚Ꞌꞌ]/gu, '') // the first is the acute accent, typed alone
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
  return latinDigits(letters)
    .replace(/[\s\u2800]+/g, ' ')
    .trim();
}

export const searchText = (texts: readonly string[], phone = '') =>
  [...texts.map(searchKey), digitsOf(phone)].join('\n');

export function searchRows<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => string): Row[] {
  const words = wordsOf(search);
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

export function wordsOf(search: string): string[] {
  const key = searchKey(search);
  const words = /^[\d\s+()-]*\d[\d\s+()-]*$/.test(key) ? [digitsOf(key)] : key.split(' ');
  // An Indian number may be typed without its country code.
  return words.filter((word) => word !== '').map((word) => (/^\d{11,}$/.test(word) ? phoneKey(word) : word));
}
