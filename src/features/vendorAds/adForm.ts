import { digitsOf } from '@/shared/phone';
import { visibilityOnWire, type VendorAd } from './vendorAd';

type AdTexts = Pick<VendorAd, 'title' | 'description' | 'mobile' | 'email' | 'address' | 'category'>;

/** An ad as its form sends it; `image` is a new picture, or the path of the one that it keeps, empty for none. */
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

/** Whether a stored ad is the one that was sent; its picture has another name on the server. */
export function isSameAd(stored: VendorAd, ad: AdForm) {
  const texts = ['title', 'description', 'email', 'address', 'category'] as const;
  return digitsOf(stored.mobile) === digitsOf(ad.mobile) && texts.every((name) => stored[name] === ad[name]);
}
