/** The form in which names are compared. SQLite's lower() knows ASCII only, so values are folded before they are stored or searched. */
export function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Nothing of it can be seen. Unicode counts some of that as letters: Hangul fillers, the blank of Braille. */
export const isBlank = (text: string): boolean =>
  !/[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]/u.test(text);

/**
 * The form in which names are searched: without apostrophes, invisible characters and the accents of Latin letters, with ASCII digits.
 * The console folds by the same rule (src/shared/search.ts). Whoever changes it adds a migration that folds the stored names again.
 */
export function nameKey(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/ \u0301|['`‘’‚‛ʹʺʻʼʽ′‵՚Ꞌꞌ]/gu, '') // the first is the acute accent, typed alone
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC');
  return letters
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
}

/** Every script's ten digits stand in a row in Unicode, zero first. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
