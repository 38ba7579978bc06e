import type { Companion } from '../support/companion';

/** What a vendor ad needs besides its picture. */
export const adFields = {
  title: 'A',
  description: 'B',
  mobile: '919876543210',
  email: 'a@example.org',
  address: 'C',
  category: 'D',
};

export function aForm(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

export const addAd = (companion: Companion, image: File) =>
  companion.call('POST', '/api/vendor_ads/add_vendor_ads', { form: aForm({ ...adFields, image }) });

export async function listAds(companion: Companion) {
  type List = { responseData: { vendor_ads_id: number; image: string | null }[] };
  return (await companion.call<List>('GET', '/api/vendor_ads/list_vendor_ads')).body.responseData;
}
