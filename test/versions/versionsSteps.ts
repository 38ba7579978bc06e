import { screen } from '@testing-library/react';
import { aVersion } from '../support/builders';
import { openConsole, rowOf } from '../support/openConsole';

export const address = '/admin/version-control';

export const twoVersions = () => [
  aVersion({ version_id: 7, android_version: '2.4.0', ios_version: '2.3.1' }),
  aVersion({ version_id: 8, android_version: '2.10.0', ios_version: '2.9.0', status: 0 }),
];

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export async function openForm(name: string) {
  const opened = await openConsole(address, { versions: twoVersions() }, { signedInAs: 'admin@example.org' });
  await rowOf('2.10.0');
  await opened.admin.click(screen.getByRole('button', { name }));
  return opened;
}
