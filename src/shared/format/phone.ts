import { latinDigits } from '@contract/text';
import { displayText } from './text';

/** Mobile numbers of India alike, with or without 91 or a 0 before them. */
export function displayPhone(phone: string): string {
  const text = displayText(phone);
  return text.replace(/^\s*(?:(?:\+|00?)?91[\s-]?|0)?([6-9]\d{4})[\s-]?(\d{5})\s*$/, '+91 $1 $2');
}

export const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '');

export function phoneKey(phone: string) {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return /^910?\d{10}$/.test(digits) ? digits.slice(-10) : digits;
}

export function numberToDial(phone: string) {
  const key = phoneKey(phone);
  return /^[6-9]\d{9}$/.test(key) ? `+91${key}` : phone.replace(/[^\d+]/g, '');
}
