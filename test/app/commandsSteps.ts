import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../support/builders';

export const approved = { status: 'approved' } as const;

export const asha = () =>
  aMember({ username: 'Asha Rao', email: 'lotus@example.org', phone: '919900011122', ...approved });

export const searchField = () => screen.findByRole('combobox', { name: 'Screens, actions and people' });

export async function openPalette(admin: UserEvent, text = '') {
  await admin.keyboard('{Control>}k{/Control}');
  const field = await searchField();
  await waitFor(() => expect(field).toHaveFocus());
  if (text !== '') await admin.type(field, text);
  return field;
}
