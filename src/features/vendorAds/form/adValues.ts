import { checkValidity, getFormattedNumber, parsePhoneNumber } from 'react-phone-hooks';
import { digitsOf, internationalMobile, isMobile } from '@/shared/phone';
import type { AdForm } from '../adForm';
import type { AdCategory, VendorAd, Visibility } from '../vendorAd';
import { lengthOf } from './useLimit';

/** `category` may be `otherCategory`; `mobile` has '+' and the country code. */
export type AdValues = Omit<AdForm, 'image'> & { visibility: Visibility; newCategory: string };

/** The value of the option 'Other'; the character cannot occur in a category. */
export const otherCategory = '\u0000';

export const longestDescription = 35;

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

export function isOffered(category: string, known: readonly AdCategory[]): boolean {
  if (category === '' || category === otherCategory) return true;
  return known.some(({ name, isEnabled }) => isEnabled && name === category);
}

/** Some countries' masks are too short for their numbers: those are kept whole. */
export function isMobileOfCountry(mobile: string): boolean {
  const masked = getFormattedNumber(mobile);
  const isWhole = digitsOf(masked) === digitsOf(mobile);
  return isMobile(mobile) && (!isWhole || checkValidity(parsePhoneNumber(masked)));
}

export function missingIn(values: AdValues): string[] {
  const needs: [label: string, isThere: boolean][] = [
    ['Category', categoryNameOf(values) !== ''],
    ['Title', values.title.trim() !== ''],
    ['Description', values.description.trim() !== '' && lengthOf(values.description.trim()) <= longestDescription],
    ['Mobile', isMobileOfCountry(values.mobile)],
    ['Email', values.email.trim() !== ''],
    ['Address', values.address.trim() !== ''],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([label]) => label);
}

export function formOf(values: AdValues, image: File | string): AdForm {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    mobile: values.mobile.slice(1),
    email: values.email.trim(),
    address: values.address.trim(),
    image,
    category: categoryNameOf(values),
  };
}
