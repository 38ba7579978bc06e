import * as v from 'valibot';
import { figure, flag, id, rowFrom, text } from '@/shared/api/page';
import { timestampSchema } from '@/shared/dates';
import { digitsOf, internationalMobile, isPhone } from '@/shared/phone';

export type Visibility = 'shown' | 'hidden';

const visibilityOnWire: Record<Visibility, number> = { shown: 1, hidden: 2 };

const visibility = v.pipe(
  figure,
  v.transform((value): Visibility => (value === visibilityOnWire.shown ? 'shown' : 'hidden')),
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
  /** A path for `mediaUrl`. */
  picture: ['image', text],
  category: ['category', text],
  visibility: ['isVisible', visibility],
  createdAt: ['createdAt', timestampSchema],
  expiresIn: ['expiresIn', text],
  daysLeft: ['expiresIn', daysLeft],
});

export type VendorAd = v.InferOutput<typeof vendorAdRow>;

/** In days. */
export const fewDays = 45;

/** Without days left it counts as expired. */
export const expiresWithinWeek = ({ daysLeft = Infinity }: VendorAd) => daysLeft >= 0 && daysLeft <= 7;

export function isAboutToExpire({ daysLeft: days, expiresIn }: VendorAd): boolean {
  return days === undefined ? expiresIn <= `${fewDays} days` : days <= fewDays;
}

export const adCategoryRow = rowFrom({
  id: ['vendor_ads_category_id', id],
  name: ['category', text],
  isEnabled: ['status', flag],
});

export type AdCategory = v.InferOutput<typeof adCategoryRow>;

type AdTexts = Pick<VendorAd, 'title' | 'description' | 'mobile' | 'email' | 'address' | 'category'>;

/** `image` is a new file, or the path of the current one; '' is none. */
export type AdForm = AdTexts & { image: File | string };

export const toWire = ({ title, description, mobile, email, address, picture, visibility, category }: VendorAd) => ({
  title,
  description,
  mobile,
  email,
  address,
  image: picture,
  isVisible: visibilityOnWire[visibility],
  category,
});

export function adFormData(ad: AdForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries(ad)) form.append(name, value);
  return form;
}

/** Whether a stored ad equals the one sent; the server renames its picture. */
export function isSameAd(stored: VendorAd, ad: AdForm) {
  const texts = ['title', 'description', 'email', 'address', 'category'] as const;
  return digitsOf(stored.mobile) === digitsOf(ad.mobile) && texts.every((name) => stored[name] === ad[name]);
}

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

/** `category` may be `otherCategory`. */
export type AdValues = Omit<AdForm, 'image' | 'mobile'> & {
  mobile: Phone;
  visibility: Visibility;
  newCategory: string;
};

/** The value of the option 'Other'; the character cannot occur in a category. */
export const otherCategory = '\u0000';

export const longestDescription = 35;

export const lengthOf = (text: string) => [...text].length;

export function valuesOf(ad: Partial<VendorAd> = {}): AdValues {
  const { category = '', title = '', description = '', email = '', address = '', visibility = 'shown' } = ad;
  const mobile = internationalMobile(ad.mobile ?? '');
  return { category, newCategory: '', title, description, mobile, email, address, visibility };
}

export function draftOf({ visibility, ...texts }: Record<string, string>): Partial<AdValues> {
  return visibility === 'shown' || visibility === 'hidden' ? { ...texts, visibility } : texts;
}

export function categoryNameOf({ category, newCategory }: AdValues): string {
  return (category === otherCategory ? newCategory : category).trim();
}

export function missingIn(values: AdValues): string[] {
  const needs: [label: string, isThere: boolean][] = [
    ['Category', categoryNameOf(values) !== ''],
    ['Title', values.title.trim() !== ''],
    ['Description', values.description.trim() !== '' && lengthOf(values.description.trim()) <= longestDescription],
    ['Mobile', isValid(values.mobile)],
    ['Email', values.email.trim() !== ''],
    ['Address', values.address.trim() !== ''],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([label]) => label);
}

export function formOf(values: AdValues, image: File | string): AdForm {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    mobile: mobileOf(values.mobile).slice(1),
    email: values.email.trim(),
    address: values.address.trim(),
    image,
    category: categoryNameOf(values),
  };
}
