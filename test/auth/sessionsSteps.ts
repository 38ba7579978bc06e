import { screen } from '@testing-library/react';
import type { Companion } from '../support/companion';
import { openConsole } from '../support/openConsole';
import { goToProfile } from '../support/steps';
import { administrator } from '../support/companion';

export const extensions = ['sessions', 'second-factor'] as const;

async function signInElsewhere(companion: Companion, from: string, userAgent: string) {
  const init = { token: null, json: administrator, from, headers: { 'user-agent': userAgent } };
  return (await companion.call<{ token: string }>('POST', '/admins/login', init)).body.token;
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const rows = async () => (await screen.findAllByRole('button', { name: /^End the session of/ })).map(inRow);

const inRow = (button: HTMLElement) => button.closest('li')?.textContent ?? '';

export const isOpen = async (companion: Companion, token: string) =>
  (await companion.call('GET', '/analysis/details', { token })).status === 200;

/** At the profile, with two sessions elsewhere. */
export async function openProfile() {
  const opened = await openConsole('/auth/forgot-password', {}, { extensions });
  const { admin, companion } = opened;
  const desk = await signInElsewhere(companion, '203.0.113.7', firefox);
  const script = await signInElsewhere(companion, '203.0.113.8', 'curl/8.5.0');
  await admin.click(await screen.findByRole('link', { name: 'Login' }));
  await goToProfile(admin);
  await screen.findByText('This session');
  return { ...opened, desk, script };
}
