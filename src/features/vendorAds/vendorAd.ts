import * as v from 'valibot';
import { figure, flag, id, rowFrom, text } from '@/shared/api/page';

export type Visibility = 'shown' | 'hidden';

export const visibilityOnWire: Record<Visibility, number> = { shown: 1, hidden: 2 };

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
  /** Parsed where it is shown: this file must not load dayjs. */
  createdAt: ['createdAt', text],
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
