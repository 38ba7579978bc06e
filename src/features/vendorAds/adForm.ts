import { digitsOf } from '@/shared/phone';
import { visibilityOnWire, type VendorAd } from './vendorAd';

type AdTexts = Pick<VendorAd, 'title' | 'description' | 'mobile' | 'email' | 'address' | 'category'>;

/** An ad as its form sends it; without a new picture it keeps the one at `picture`, or has none. */
export type AdForm = AdTexts & { file: File | undefined; picture: string };

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

export function adFormData({ title, description, mobile, email, address, category, file, picture }: AdForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description, mobile, email, address })) form.append(name, value);
  form.append('image', file ?? picture);
  form.append('category', category);
  return form;
}

/** Whether a stored ad is the one that was sent; its picture has another name on the server. */
export function isSameAd(stored: VendorAd, ad: AdForm) {
  const texts = ['title', 'description', 'email', 'address', 'category'] as const;
  return digitsOf(stored.mobile) === digitsOf(ad.mobile) && texts.every((name) => stored[name] === ad[name]);
}
