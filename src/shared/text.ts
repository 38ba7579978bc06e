// Unicode counts some of what nobody sees as letters: Hangul fillers, the blank of Braille.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]/u;

/** Nothing of it can be seen. */
export const isBlank = (text: string) => !visible.test(text);

/** Control and bidi-override characters and blank letters become blanks; U+200C and U+200D stay, which Indic scripts need. */
export function displayText(text: string): string {
  if (isBlank(text)) return '';
  return text
    .replace(
      /[\u0000-\u001f\u007f-\u009f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/g,
      ' ',
    )
    .trim();
}

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digits of all scripts as 0 to 9; Unicode keeps the ten of a script in a row, sometimes two sets together. */
export const latinDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(codePoint - value - 1)) value += 1;
    return String(value % 10);
  });

/** Without what nobody sees or types on purpose: blanks around it, and invisible characters, joiners too. For e-mails. */
export const withoutInvisible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '').trim();
