import type { Companion } from '../support/companion';

/** What a vendor ad needs besides its picture. */
export const adFields = {
  title: 'Saffron Sweets',
  description: 'Sweets for weddings',
  mobile: '919876543210',
  email: 'saffron@example.org',
  address: '4 Car Street, Udupi',
  category: 'Catering',
};

export function aForm(values: Record<string, string | File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, value);
  return form;
}

export const addAd = (companion: Companion, image: File) =>
  companion.call('POST', '/api/vendor_ads/add_vendor_ads', { form: aForm({ ...adFields, image }) });

export async function listAds(companion: Companion) {
  type List = { responseData: { vendor_ads_id: number; image: string | null }[] };
  return (await companion.call<List>('GET', '/api/vendor_ads/list_vendor_ads')).body.responseData;
}
