import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCategory } from '../support/builders';
import { openConsole } from '../support/openConsole';

export const world = () => ({
  categories: [aCategory({ category: 'Catering' }), aCategory({ category: 'Tailor', status: 0 })],
});

export const dialog = () => screen.getByRole('dialog', { name: 'Add New Vendor ad' });

export const field = (label: string) => within(dialog()).getByLabelText(label);

export const addButton = () => within(dialog()).getByRole('button', { name: 'Add' });

/** Opens the form on the screen of the ads. */
export async function openOn(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Add Vendor Ad' }));
  await screen.findByRole('dialog', { name: 'Add New Vendor ad' });
  await waitFor(() => expect(field('Category')).toHaveFocus());
}

export async function open(visit: Parameters<typeof openConsole>[2] = {}) {
  const opened = await openConsole('/admin/vendor_ads', world(), visit);
  await openOn(opened.admin);
  return opened;
}

export async function choose(admin: UserEvent, option: string) {
  await admin.click(field('Category'));
  await admin.click(await screen.findByTitle(option));
}

/** Puts a text in the place of what a field holds. */
export async function write(admin: UserEvent, label: string, value: string) {
  await admin.clear(field(label));
  await admin.paste(value);
}

export async function fillTexts(admin: UserEvent) {
  await write(admin, 'Title', ' Saffron Sweets ');
  await write(admin, 'Description', 'Sweets for weddings');
  await write(admin, 'Email', 'saffron@example.org');
  await write(admin, 'Address', '4 Car Street, Udupi');
  await admin.click(field('Mobile'));
  await admin.paste('+919876543210');
}

/** The form with everything that it needs. */
export async function openFilled() {
  const opened = await open();
  await choose(opened.admin, 'Catering');
  await fillTexts(opened.admin);
  return opened;
}

export const sent = (image: string, category = 'Catering') => [
  ['title', 'Saffron Sweets'],
  ['description', 'Sweets for weddings'],
  ['mobile', '919876543210'],
  ['email', 'saffron@example.org'],
  ['address', '4 Car Street, Udupi'],
  ['image', image],
  ['category', category],
];
