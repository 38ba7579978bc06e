import { digitsOf, phoneKey } from './phone';

/** Letters whatever their case and form; the joiners of Indic scripts change how letters look, not which they are. */
export function fold(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a search looks through: texts in their folded form, and a phone number as its digits. */
export const searchText = (texts: readonly string[], phone = '') => [...texts.map(fold), digitsOf(phone)].join('\n');

/** What a search asks for: its words, folded. One of digits and signs alone is for a phone, and is one word of digits. */
export function wordsOf(search: string): string[] {
  const words = /^[\d\s+()-]*\d[\d\s+()-]*$/.test(search) ? [digitsOf(search)] : fold(search).split(' ');
  // Whoever wrote down an Indian number may have left its country code out.
  return words.filter((word) => word !== '').map((word) => (/^\d{11,}$/.test(word) ? phoneKey(word) : word));
}
