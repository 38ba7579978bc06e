import { digitsOf } from '@/shared/format/phone';

/** E.164; ten digits of an Indian mobile number may come without its country code. '' while there are no digits. */
export function internationalMobile(mobile: string): string {
  const digits = digitsOf(mobile);
  if (digits === '') return '';
  const isWithoutCode = /^0?[6-9]\d{9}$/.test(digits) && !mobile.trim().startsWith('+');
  return isWithoutCode ? `+91${digits.slice(-10)}` : `+${digits}`;
}

/** E.164; Indian numbers, landlines too, have ten digits. */
export const isPhone = (phone: string) => /^\+(91[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/.test(phone);

/** The value of antd-phone-input; a text before the field is drawn and where a draft is restored. */
export type Phone =
  | string
  | { countryCode?: number | null; areaCode?: string | null; phoneNumber?: string | null; valid?: () => boolean };

/** E.164; '' while there is only a country code. */
export function mobileOf(phone: Phone): string {
  if (typeof phone === 'string') return internationalMobile(phone);
  const national = `${phone.areaCode ?? ''}${phone.phoneNumber ?? ''}`;
  return national === '' ? '' : `+${phone.countryCode ?? ''}${national}`;
}

export const isValid = (phone: Phone) =>
  isPhone(mobileOf(phone)) && (typeof phone === 'string' || phone.valid?.() !== false);
