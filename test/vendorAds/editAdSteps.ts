import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, anAd } from '../support/builders';
import { openConsole, pressInRow } from '../support/openConsole';

export const saffron = (facts: Parameters<typeof anAd>[0] = {}) =>
  anAd({ title: 'Saffron', category: 'Catering', image: '/media/ads/sweets.png', mobile: '919876543210', ...facts });

const world = (ad: ReturnType<typeof saffron>) => ({
  ads: [ad],
  categories: [aCategory({ category: 'Catering' }), aCategory({ category: 'Sweets' })],
});

export const dialog = () => screen.getByRole('dialog', { name: 'Update Vendor Ad' });

export const field = (label: string) => within(dialog()).getByLabelText(label);

export const updateButton = () => within(dialog()).getByRole('button', { name: 'Update' });

export async function openForm(ad = saffron()) {
  const opened = await openConsole('/admin/vendor_ads', world(ad));
  await pressInRow(opened.admin, 'Saffron', 'Edit Saffron');
  await screen.findByRole('dialog', { name: 'Update Vendor Ad' });
  await waitFor(() => expect(field('Category')).toHaveFocus());
  return opened;
}
