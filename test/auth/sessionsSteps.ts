import { screen } from '@testing-library/react';
import type { Companion } from '../support/companion';
import { openConsole } from '../support/openConsole';
import { goToProfile } from '../support/steps';
import { firefox, signInFrom } from '../support/aBrowser';

export const extensions = ['sessions', 'second-factor'] as const;

export const rows = async () => (await screen.findAllByRole('button', { name: /^End the session of/ })).map(inRow);

const inRow = (button: HTMLElement) => button.closest('li')?.textContent ?? '';

export const isOpen = async (companion: Companion, token: string) =>
  (await companion.call('GET', '/analysis/details', { token })).status === 200;

/** At the profile, with two sessions elsewhere. */
export async function openProfile() {
  const opened = await openConsole('/auth/forgot-password', {}, { extensions });
  const { admin, companion } = opened;
  const desk = await signInFrom(companion, '203.0.113.7', firefox);
  const script = await signInFrom(companion, '203.0.113.8', 'curl/8.5.0');
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await goToProfile(admin);
  await screen.findByText('This session');
  return { ...opened, desk, script };
}
