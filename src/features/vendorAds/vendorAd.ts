import * as v from 'valibot';
import { figure, flag, id, rowFrom, text, type FieldsOf } from '@/shared/api/page';
import { timestampSchema } from '@/shared/format/dates';
import { digitsOf } from '@/shared/format/phone';
import { fold } from '@/shared/format/search';
import type { AdBody, AdRow, CategoryRow } from '@contract/vendorAds';
import { internationalMobile } from './mobile';

export type Visibility = 'shown' | 'hidden';

const visibilityCodes = { shown: 1, hidden: 2 } as const satisfies Record<Visibility, AdRow['isVisible']>;

const visibility = v.pipe(
  figure,
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
  /** A path for `mediaUrl`. */
  picture: ['image', text],
  category: ['category', text],
  visibility: ['isVisible', visibility],
  createdAt: ['createdAt', timestampSchema],
  expiresIn: ['expiresIn', text],
  daysLeft: ['expiresIn', daysLeft],
} satisfies FieldsOf<AdRow>);

export type VendorAd = v.InferOutput<typeof vendorAdRow>;

/** In days. */
export const fewDays = 45;

/** Without days left it counts as expired. */
export const expiresWithinWeek = ({ daysLeft = Infinity }: VendorAd) => daysLeft >= 0 && daysLeft <= 7;

export function isAboutToExpire({ daysLeft: days, expiresIn }: VendorAd): boolean {
  return days === undefined ? expiresIn <= `${fewDays} days` : days <= fewDays;
}

/** The server's text, but for its '1 days'. */
export const expiresText = ({ expiresIn }: VendorAd) => expiresIn.trim().replace(/^1 days$/i, '1 day');

/** Two ads with one title and one number are the same offer; '' if either is missing. */
export function offerKey({ title, mobile }: VendorAd) {
  const [name, number] = [fold(title), internationalMobile(mobile)];
  return name === '' || number === '' ? '' : `${name} ${number}`;
}

export const adCategoryRow = rowFrom({
  id: ['vendor_ads_category_id', id],
  name: ['category', text],
  isEnabled: ['status', flag],
} satisfies FieldsOf<CategoryRow>);

export type AdCategory = v.InferOutput<typeof adCategoryRow>;

type AdTexts = Pick<VendorAd, 'title' | 'description' | 'mobile' | 'email' | 'address' | 'category'>;

/** `image` is a new file, or the path of the current one; '' is none. */
export type AdForm = AdTexts & { image: File | string };

export const toRequest = ({
  title,
  description,
  mobile,
  email,
  address,
  picture,
  visibility,
  category,
}: VendorAd): AdBody => ({
  title,
  description,
  mobile,
  email,
  address,
  image: picture,
  isVisible: visibilityCodes[visibility],
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

export function countsByCategory(ads: readonly VendorAd[]) {
  const counts = new Map<string, number>();
  for (const { category } of ads) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
