import * as v from 'valibot';
import { flag, id, number, rowFrom, text, type FieldsOf } from '@/shared/api/page';
import { timestampSchema } from '@/shared/format/dates';
import { digitsOf } from '@/shared/format/phone';
import { fold } from '@/shared/format/search';
import { withoutInvisible } from '@/shared/format/text';
import { longestDescription } from '@contract/limits';
import { isBlank, searchKey } from '@contract/text';
import type { AdBody, AdRow, CategoryRow } from '@contract/vendorAds';

export type Visibility = 'shown' | 'hidden';

const visibilityCodes = { shown: 1, hidden: 2 } as const satisfies Record<Visibility, AdRow['isVisible']>;

const visibility = v.pipe(
  number,
  v.transform((value): Visibility => (value === visibilityCodes.shown ? 'shown' : 'hidden')),
);

const daysLeft = v.pipe(
  text,
  v.transform((expiresIn) => {
    const days = Number.parseFloat(expiresIn);
    return Number.isNaN(days) ? undefined : days;
  }),
);

export const vendorAdRow = rowFrom({
  id: ['vendor_ads_id', id],
  title: ['title', text],
  description: ['description', text],
  /** Digits with the country code, without '+'. */
  mobile: ['mobile', text],
  email: ['email', text],
  address: ['address', text],
  picture: ['image', text],
  category: ['category', text],
  visibility: ['isVisible', visibility],
  createdAt: ['createdAt', timestampSchema],
  expiresIn: ['expiresIn', text],
  daysLeft: ['expiresIn', daysLeft],
} satisfies FieldsOf<AdRow>);

export type VendorAd = v.InferOutput<typeof vendorAdRow>;

export const adCategoryRow = rowFrom({
  id: ['vendor_ads_category_id', id],
  name: ['category', text],
  isEnabled: ['status', flag],
} satisfies FieldsOf<CategoryRow>);

export type AdCategory = v.InferOutput<typeof adCategoryRow>;

export const fewDays = 45;

/** An ad without days left counts as expired. */
export const expiresWithin = ({ daysLeft = Infinity }: VendorAd, days: number) => daysLeft >= 0 && daysLeft <= days;

export const expiresWithinWeek = (ad: VendorAd) => expiresWithin(ad, 7);

export const isAboutToExpire = ({ daysLeft: days, expiresIn }: VendorAd) =>
  days === undefined ? expiresIn <= `${fewDays} days` : days <= fewDays;

/** The server's text, but for its '1 days'. */
export const expiresText = ({ expiresIn }: VendorAd) => expiresIn.trim().replace(/^1 days$/i, '1 day');

/** Two ads with one title and one number are the same offer; '' if either is missing. */
export function offerKey({ title, mobile }: VendorAd) {
  const [name, phone] = [fold(title), internationalMobile(mobile)];
  return name === '' || phone === '' ? '' : `${name} ${phone}`;
}

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

export const isValidMobile = (phone: Phone) =>
  isPhone(mobileOf(phone)) && (typeof phone === 'string' || phone.valid?.() !== false);

type AdTexts = Pick<VendorAd, 'title' | 'description' | 'mobile' | 'email' | 'address' | 'category'>;

/** `image` is a new file, or the path of the current one; '' is none. */
export type AdForm = AdTexts & { image: File | string };

export type AdValues = Omit<AdTexts, 'mobile'> & { mobile: Phone; visibility: Visibility; newCategory: string };

/** The value of the option 'Other'; the character cannot occur in a category. */
export const otherCategory = '\u0000';

/** Of a Select's search: 'Other' matches every text, since it adds a new category. */
export const isCategoryLike = (text: string, option?: { value: string; label: string }) =>
  option?.value === otherCategory || searchKey(option?.label ?? '').includes(searchKey(text));

export function valuesFromReply(ad: Partial<VendorAd> = {}): AdValues {
  const { category = '', title = '', description = '', email = '', address = '', visibility = 'shown' } = ad;
  const mobile = internationalMobile(ad.mobile ?? '');
  return { category, newCategory: '', title, description, mobile, email, address, visibility };
}

export const isEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(withoutInvisible(email));

export const lengthOf = (description: string) => [...description].length;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a conjunct of an Indian script, whose consonants a virama joins. */
const halfConjunct = /(?:\p{L}\p{M}*[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d])+$/u;

/** Ends before a letter with its signs, or a flag, that does not fit whole. */
export function cutDescription(text: string): string {
  let fitting = '';
  for (const { segment } of letters.segment(text)) {
    if (lengthOf(fitting + segment) > longestDescription) return fitting.replace(halfConjunct, '');
    fitting += segment;
  }
  return fitting;
}

export const categoryNameOf = ({ category, newCategory }: AdValues) =>
  (category === otherCategory ? newCategory : category).trim();

export function missingIn(values: AdValues): string[] {
  const { title, description, email, address } = values;
  const isTooLong = lengthOf(description.trim()) > longestDescription;
  const isFilled = {
    Category: !isBlank(categoryNameOf(values)),
    Title: !isBlank(title),
    Description: !isTooLong && !isBlank(description),
    Mobile: isValidMobile(values.mobile),
    Email: isEmail(email),
    Address: !isBlank(address),
  };
  return Object.entries(isFilled).flatMap(([label, isThere]) => (isThere ? [] : label));
}

export const valuesToRequest = (values: AdValues, image: File | string): AdForm => ({
  title: values.title.trim(),
  description: values.description.trim(),
  mobile: mobileOf(values.mobile).slice(1),
  email: withoutInvisible(values.email),
  address: values.address.trim(),
  image,
  category: categoryNameOf(values),
});

export const toRequest = ({ title, description, mobile, email, address, category, ...ad }: VendorAd): AdBody => ({
  title,
  description,
  mobile,
  email,
  address,
  image: ad.picture,
  isVisible: visibilityCodes[ad.visibility],
  category,
});

export function adFormData(ad: AdForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries(ad)) form.append(name, value);
  return form;
}

/** A form is sent with '\r\n', whatever its fields hold. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n');

/** Whether a stored ad equals the one sent; the server renames its picture. */
export function isSameAd(stored: VendorAd, ad: AdForm) {
  const texts = ['title', 'description', 'email', 'address', 'category'] as const;
  const isSame = texts.every((name) => linesOf(stored[name]) === linesOf(ad[name]));
  return isSame && digitsOf(stored.mobile) === digitsOf(ad.mobile);
}
