import { getFormattedNumber, getMetadata } from 'react-phone-hooks';
import { digitsOf, isMobile } from '@/shared/phone';
import { isMobileOfCountry } from './adValues';

/** The chosen country and the field's text; `code` and `digits` are digits only. */
export type Entered = { iso: string; code: string; digits: string };

/** Countries whose numbers may start with 0; elsewhere it is the trunk prefix. */
const countriesOfZero = new Set(['bf', 'bj', 'cg', 'ci', 'ga', 'it', 'sm', 'tj', 'va']);

const ofCountry = ({ iso, code }: Entered, national: string) =>
  code + (countriesOfZero.has(iso) ? national : national.replace(/^0+/, ''));

/** Puts a number without a country code into the chosen country, and drops a trunk prefix after the code. */
function completed(text: string, entered: Entered) {
  const digits = digitsOf(text);
  if (!text.startsWith('+')) return ofCountry(entered, digits);
  return digits.startsWith(entered.code) ? ofCountry(entered, digits.slice(entered.code.length)) : digits;
}

/** The field's text after a key; only a typed '+' starts another country code. */
export function typedMobile(shown: string, { data, inputType = '' }: Partial<InputEvent>, before: Entered): string {
  const digits = digitsOf(shown);
  if (inputType.startsWith('delete') && before.code.startsWith(digits)) return `+${before.code}`;
  if (digits === '' || !before.digits.startsWith(before.code)) return shown;
  const isAllNew = digits === digitsOf(data ?? '');
  const mended = completed(isAllNew ? digits : shown, before);
  return mended === digits ? shown : `+${mended}`;
}

/** What a paste leaves in the field, and how many digits did not fit. A whole number replaces the field. */
export function pastedMobile(text: string, around: [before: string, after: string], entered: Entered) {
  const pasted = text.trim().replace(/^00/, '+');
  const whole = wholeNumber(pasted, entered);
  if (whole !== undefined) return { digits: whole, lost: 0 };
  const all = completed(around[0] + pasted + around[1], entered);
  const digits = digitsOf(getFormattedNumber(all));
  return { digits, lost: all.length - digits.length };
}

function wholeNumber(pasted: string, entered: Entered): string | undefined {
  const digits = digitsOf(pasted);
  if (pasted.startsWith('+')) return isMobile(`+${digits}`) ? digits : undefined;
  const readings = [digits.startsWith(entered.code) ? digits : '', ofCountry(entered, digits)];
  return readings.find((reading) => isMobileOfCountry(`+${reading}`));
}

/** Digits that start no country code yet leave the country as it was. */
export const enteredNow = (digits: string, country: Omit<Entered, 'digits'>, last: Entered): Entered =>
  getMetadata(digits) ? { ...country, digits } : { ...last, digits };
