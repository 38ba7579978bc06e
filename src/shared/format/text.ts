import { isBlank } from '@contract/text';

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

/** 'one, two, and three', for sentences. */
export const listed = new Intl.ListFormat('en');

/** Without what nobody sees or types on purpose: blanks around it, and invisible characters, joiners too. For e-mails. */
export const withoutInvisible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '').trim();
