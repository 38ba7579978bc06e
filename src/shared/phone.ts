import { displayText } from './text';

/** For display: '+91 98450 12345'; numbers of other countries stay as they came. */
export function displayPhone(phone: string): string {
  const text = displayText(phone);
  return text.replace(/^\s*\+?91[\s-]?([6-9]\d{4})[\s-]?(\d{5})\s*$/, '+91 $1 $2');
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

const isIndianMobile = (digits: string) => /^[6-9]\d{9}$/.test(digits);

/** The same for an Indian number with and without its country code. */
export function phoneKey(phone: string) {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return /^91\d{10}$/.test(digits) ? digits.slice(2) : digits;
}

export function numberToDial(phone: string) {
  const key = phoneKey(phone);
  return isIndianMobile(key) ? `+91${key}` : phone.replace(/[^\d+]/g, '');
}

/** For dialling: '+' and the country code; ten digits alone are Indian. */
export function internationalMobile(mobile: string): string {
  const digits = digitsOf(mobile);
  if (digits === '') return '';
  const local = digits.replace(/^0/, '');
  return isIndianMobile(local) && !mobile.trim().startsWith('+') ? `+91${local}` : `+${digits}`;
}

/** E.164; Indian numbers, landlines too, have ten digits. */
export const isPhone = (phone: string) => /^\+(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.test(phone);

/** A pasted number; without '+' or 00 it is of the country with this code. */
export function pastedPhone(text: string, code: string): string {
  const written = text.trim().replace(/^00/, '+');
  const digits = digitsOf(written);
  const isWhole = written.startsWith('+') || (digits.startsWith(code) && isPhone(`+${digits}`));
  return isWhole ? `+${digits}` : `+${code}${digits.replace(/^0+/, '')}`;
}
