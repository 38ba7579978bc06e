import { withoutInvisible } from '@/shared/format/text';
import { longestDescription } from '@contract/limits';
import { isBlank } from '@contract/text';
import { internationalMobile, isValid, mobileOf, type Phone } from '../mobile';
import type { AdForm, VendorAd, Visibility } from '../vendorAd';

/** `category` may be `otherCategory`. */
export type AdValues = Omit<AdForm, 'image' | 'mobile'> & {
  mobile: Phone;
  visibility: Visibility;
  newCategory: string;
};

/** The value of the option 'Other'; the character cannot occur in a category. */
export const otherCategory = '\u0000';

export const lengthOf = (text: string) => [...text].length;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Ends before a letter with its signs, or a flag, that does not fit whole. */
export function cutDescription(text: string): string {
  let fitting = '';
  for (const { segment } of letters.segment(text)) {
    if (lengthOf(fitting + segment) > longestDescription) break;
    fitting += segment;
  }
  return fitting;
}

export function valuesFromReply(ad: Partial<VendorAd> = {}): AdValues {
  const { category = '', title = '', description = '', email = '', address = '', visibility = 'shown' } = ad;
  const mobile = internationalMobile(ad.mobile ?? '');
  return { category, newCategory: '', title, description, mobile, email, address, visibility };
}

/** Only what cannot be an address is refused. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(withoutInvisible(text));

export const categoryNameOf = ({ category, newCategory }: AdValues) =>
  (category === otherCategory ? newCategory : category).trim();

/** The labels of the fields that a new ad lacks. */
export function missingIn(values: AdValues): string[] {
  const { title, description, email, address } = values;
  const isTooLong = lengthOf(description.trim()) > longestDescription;
  const needs = {
    Category: !isBlank(categoryNameOf(values)),
    Title: !isBlank(title),
    Description: !isTooLong && !isBlank(description),
    Mobile: isValid(values.mobile),
    Email: isEmail(email),
    Address: !isBlank(address),
  };
  return Object.entries(needs).flatMap(([label, held]) => (held ? [] : label));
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
