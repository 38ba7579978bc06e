import { internationalMobile, isMobile } from '@/shared/phone';
import type { AdCategory } from '../adCategory';
import type { AdForm } from '../adForm';
import type { VendorAd, Visibility } from '../vendorAd';

export type AdValues = {
  /** The name of a category, or `otherCategory`, or nothing yet. */
  category: string;
  newCategory: string;
  title: string;
  description: string;
  /** With its plus sign and country code. */
  mobile: string;
  email: string;
  address: string;
  visibility: Visibility;
};

/** The value of the option 'Other'; no category name can contain this character. */
export const otherCategory = '\u0000';

export const longestDescription = 35;

const blankAd: AdValues = {
  category: '',
  newCategory: '',
  title: '',
  description: '',
  mobile: '',
  email: '',
  address: '',
  visibility: 'shown',
};

export function valuesOf(ad: VendorAd | undefined): AdValues {
  if (!ad) return blankAd;
  const { category, title, description, email, address, visibility } = ad;
  const mobile = internationalMobile(ad.mobile);
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

export const lengthOf = (text: string) => [...text].length;

export function missingIn(values: AdValues, isMobileValid: boolean): string[] {
  const needs: [label: string, isThere: boolean][] = [
    ['Category', categoryNameOf(values) !== ''],
    ['Title', values.title.trim() !== ''],
    ['Description', values.description.trim() !== '' && lengthOf(values.description.trim()) <= longestDescription],
    ['Mobile', isMobileValid && isMobile(values.mobile)],
    ['Email', values.email.trim() !== ''],
    ['Address', values.address.trim() !== ''],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([label]) => label);
}

/** What is sent of a form; `picture` is the path of the one that the ad has already. */
export function formOf(values: AdValues, file: File | undefined, picture: string): AdForm {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    mobile: values.mobile.slice(1),
    email: values.email.trim(),
    address: values.address.trim(),
    category: categoryNameOf(values),
    file,
    picture,
  };
}
