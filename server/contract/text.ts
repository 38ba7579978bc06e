/** The form in which names are compared. SQLite's lower() knows ASCII only, so values are folded before they are stored or searched. */
export function fold(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

// Unicode counts some of what nobody sees as letters: Hangul fillers, the blank of Braille.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]/u;

export const isBlank = (text: string): boolean => !visible.test(text);

const plain = /^[\w@.+-]+(?: [\w@.+-]+)*$/;

/** The form in which texts are searched; whoever changes it adds a migration that folds the stored names again. */
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
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();
}

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digits of all scripts as 0 to 9; Unicode keeps the ten of a script in a row, sometimes two sets together. */
export const latinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(codePoint - value - 1)) value += 1;
    return String(value % 10);
  });
