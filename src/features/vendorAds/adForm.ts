import { digitsOf } from '@/shared/phone';
import { visibilityOnWire, type VendorAd } from './vendorAd';

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
