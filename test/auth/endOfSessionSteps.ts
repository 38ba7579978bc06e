import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aVersion } from '../support/builders';
import { openConsole, rowOf } from '../support/openConsole';

export const minute = 60_000;

export const versions = '/admin/version-control';

export const world = () => ({ versions: [aVersion({ version_id: 7, android_version: '2.4.0' })] });

export const findSignIn = () => screen.findByRole('heading', { name: 'Sign In' });

export const beginForm = (admin: UserEvent) => admin.click(screen.getByRole('button', { name: 'Add version' }));

/** A form for a version, with something typed in it. */
export async function typing() {
  const opened = await openConsole(versions, world(), { signedInAs: 'admin@example.org' });
  await rowOf('2.4.0');
  await beginForm(opened.admin);
  await opened.admin.type(screen.getByLabelText('Android Version'), '2.5.0');
  await opened.admin.type(screen.getByLabelText('IOS Version'), '2.5.1');
  return opened;
}

export const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'));
