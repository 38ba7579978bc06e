import { digitsOf, phoneKey } from './phone';

/** Folds case and Unicode form, and drops the joiners of Indic scripts, which do not change the letter. */
export function fold(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export const searchText = (texts: readonly string[], phone = '') => [...texts.map(fold), digitsOf(phone)].join('\n');

export function searchRows<Row>(rows: readonly Row[], search: string, textOf: (row: Row) => string): Row[] {
  const words = wordsOf(search);
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

export function wordsOf(search: string): string[] {
  const words = /^[\d\s+()-]*\d[\d\s+()-]*$/.test(search) ? [digitsOf(search)] : fold(search).split(' ');
  // An Indian number may be typed without its country code.
  return words.filter((word) => word !== '').map((word) => (/^\d{11,}$/.test(word) ? phoneKey(word) : word));
}
