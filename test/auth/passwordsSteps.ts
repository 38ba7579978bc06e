import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../support/openConsole';

/** The own password stays when the server refuses one of these three: its field says so, has the focus and keeps the text. */
export async function refuseOwnPassword(label: string, sentence: string, typed: string[]) {
  const { admin } = await openConsole('/admin/profile');
  const labels = ['Old Password', 'New Password', 'Confirm Password'];
  await screen.findByLabelText(label);
  for (const [index, text] of typed.entries()) await admin.type(screen.getByLabelText(labels[index] ?? ''), text);
  await admin.keyboard('{Enter}');
  const form = within(screen.getByRole('form', { name: 'Reset Password' }));
  expect(await form.findByRole('alert')).toHaveTextContent(sentence);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(labels.map((name) => screen.getByLabelText<HTMLInputElement>(name).value)).toEqual(typed);
  await admin.type(field, '!');
  await waitFor(() => expect(form.queryByRole('alert')).not.toBeInTheDocument());
}
