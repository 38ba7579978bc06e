import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCategory } from '../support/builders';

export const catering = () => aCategory({ category: 'Catering' });

export const box = () => within(screen.getByRole('dialog', { name: 'Manage Category' }));

export const inBox = (text: string) => box().findByText(text);

export async function openBox(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Manage Category' }));
  await screen.findByRole('dialog', { name: 'Manage Category' });
}
