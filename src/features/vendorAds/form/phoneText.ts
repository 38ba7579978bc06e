import { getCountry, getFormattedNumber, getMetadata, getRawValue } from 'react-phone-hooks';
import { digitsOf } from '@/shared/format/phone';
import { latinDigits } from '@contract/text';
import { isPhone, type Phone } from '../mobile';

const india = '91';

/** Countries whose numbers keep their leading 0 abroad: Italy, San Marino, Côte d'Ivoire, Burkina Faso, Benin, Congo. */
const keepsZero = ['39', '378', '225', '226', '229', '242'];

// The package groups Indian numbers in fours and has no setting for it; the lists group them in fives.
const indianFormat = getMetadata(india);
if (indianFormat) indianFormat[3] = '+91 ..... ..... ...';

/** '+' and Latin digits alone. */
const plain = (text: string) => latinDigits(text).replace(/[^\d+]/g, '');

/** The calling code that a number begins with; '' while it is incomplete. */
function codeOf(phone: Phone): string {
  const [code = ''] = /\d+/.exec(getMetadata(getRawValue(phone))?.[3] ?? '') ?? [];
  return code;
}

/** '+' and digits; without '+' or 00 a number belongs to the country of the phone before, else to India. */
export function readPhone(written: string, before: Phone): string {
  const text = plain(written);
  const digits = digitsOf(text);
  const code = codeOf(before) || india;
  if (text.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  return international(digits.startsWith(code) && isPhone(`+${digits}`) ? digits : code + digits);
}

/** Without the 0 of calls inside the country, and without a code that was typed behind the one that stood there. */
function international(digits: string): string {
  const code = codeOf(digits);
  const national = digits.slice(code.length);
  if (code === india && national.startsWith(india) && isPhone(`+${national}`)) return `+${national}`;
  return `+${code}${keepsZero.includes(code) ? national : national.replace(/^0(?=\d)/, '')}`;
}

/**
 * What the field holds after an edit, and how much of it stands behind the caret: the country stays, but for a number
 * with '+' or 00. A cleared field is India's.
 */
export function editPhone(text: string, caret: number, before: Phone) {
  const held = `+${getRawValue(before)}`;
  const code = `+${codeOf(before)}`;
  const [head, tail] = [plain(text.slice(0, caret)), plain(text.slice(caret))];
  const plus = head.lastIndexOf('+');
  if (plus > 0) return { phone: readPhone(head.slice(plus), before), tail: '' };
  if (head + tail === held || head + tail === '+') return { phone: head + tail, tail };
  const isOtherText = head.length > code.length && !head.startsWith(code);
  if (code === '+' || isOtherText) return { phone: readPhone(head + tail, before), tail };

  const rest = held.slice(Math.max(code.length, held.length - tail.length));
  const start = head.length > code.length ? head.slice(code.length) : typedInCode(head, tail, held);
  const national = start + rest;
  if (national === '') return { phone: `+${india}`, tail: '' };
  const isLonger = national.length > held.length - code.length;
  if (isLonger && start === '00') return { phone: '+', tail: '' };
  // A 0 that a deletion brings to the front may get a digit before it again.
  return { phone: isLonger ? readPhone(code + national, before) : code + national, tail: rest };
}

/** The digits that were typed before or inside the code. */
function typedInCode(head: string, tail: string, held: string): string {
  const changed = [...head].findIndex((character, index) => character !== held[index]);
  const added = Math.max(0, head.length + tail.length - held.length);
  return digitsOf(head.slice(Math.min(changed < 0 ? head.length : changed, head.length - added)));
}

/** Grouped as the phone input does it, by the first format of its country; as it is while the calling code is incomplete. */
export function formatPhone(phone: string): string {
  const [country] = getMetadata(digitsOf(phone)) ?? [];
  const format = country && getCountry(country as never)?.[3]; // typed as an index of the list
  return format ? getFormattedNumber(phone, format.replace(/[()]/g, '')) : phone;
}

/** Where the caret stands in a formatted number: before the blank ahead of the tail after Backspace, else behind it. */
export function caretIn(shown: string, tail: string, isBackward: boolean): number {
  const caret = shown.search(new RegExp(`(?:\\d\\D*){${tail.length}}$`));
  return isBackward ? shown.slice(0, caret).replace(/[^\d+]+$/, '').length : caret;
}

/** Whether the calling code is complete and not that of the number before. */
export function isOtherCountry(phone: string, before: Phone): boolean {
  const code = codeOf(phone);
  return code !== '' && code !== codeOf(before);
}

/** Whether the format of its country has no room for the whole number. */
export function isTooLong(phone: string): boolean {
  const format = getMetadata(digitsOf(phone))?.[3];
  return format !== undefined && digitsOf(phone).length > (format.match(/[\d.]/g)?.length ?? 0);
}
