import { screen, waitFor } from '@testing-library/react';
import { anAd, someMembers } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { holdBack, refusing } from '../support/steps';
import { watchSavedFiles, type SavedFile } from '../support/savedFiles';
import { approved, today } from './exportSteps';

let files: SavedFile[];

beforeEach(() => void (files = watchSavedFiles()));
const lastFile = async () => {
  await waitFor(() => expect(files).toHaveLength(1));
  return files[0]!; // the line above waits for it
};

it('is read behind the list, which can be cancelled, with its progress in the button, and named by a toast', async () => {
  const opened = await openConsole('/admin/users', { members: someMembers(23, 'Member', approved) });
  const { admin } = opened;
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  const release = holdBack(opened, ({ url }) => url.endsWith('page=2'));
  await admin.click(button);
  await screen.findByRole('button', { name: /Exporting 10 of 23/ });
  await admin.click(screen.getByRole('button', { name: 'Cancel' }));
  await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('button', { name: /Exporting 10 of 23/ })).toBeVisible();
  expect(screen.getByText('Member 23')).toBeVisible();
  await release();
  const { name, text } = await lastFile();
  expect(name).toBe(`users-accepted-23-${today()}.csv`);
  expect(await screen.findByText('Exported 23 rows')).toBeVisible();
  expect(text.split('\r\n')).toHaveLength(1 + 23 + 1);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});

it('is told to the journal before, which may refuse it; without an answer of the journal it is there as well', async () => {
  const world = { members: someMembers(3, 'Member', approved), ads: [anAd()] };
  const opened = await openConsole('/admin/users', world, { extensions: ['journal'] });
  const { admin, calls, intercept } = opened;
  await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(calls).toContain('POST /admins/journal/exports'));
  await lastFile();
  intercept(refusing('/admins/journal/exports', 'The limit is reached.', 429));
  await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Not exported: The limit is reached.')).toBeVisible();
  expect(files).toHaveLength(1);
  intercept(({ url }) => (url.includes('/exports') ? Promise.reject(new TypeError('cut')) : undefined));
  await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(2));
});

it('is not saved when the reading stops on the way, and says why', async () => {
  const { admin, intercept } = await openConsole('/admin/requests', {
    members: someMembers(25, 'Member', { status: 'pending' }),
  });
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  intercept(refusing('page=2', 'Closed.'));
  await admin.click(button);
  await screen.findByText('Not exported: Closed.');
  expect(files).toEqual([]);
  intercept(() => undefined);
  await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((await lastFile()).name).toBe(`user-requests-25-${today()}.csv`);
});
