import { screen, waitFor, within } from '@testing-library/react';
import { closeConsoles } from '../support/closeConsoles';
import { openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { isWrite } from '../support/steps';
import { twoVersions, field, openForm } from './versionsSteps';

it('versions that are listed already are said to be, and added only where that is wanted', async () => {
  const { admin, calls } = await openForm('Add version');
  await admin.type(field('Android Version'), '2.4.0');
  await admin.type(field('IOS Version'), '2.3');
  expect(screen.queryByText(/same Android and iOS version/)).not.toBeInTheDocument();
  await admin.type(field('IOS Version'), '.1{Enter}');
  expect(await screen.findByText('Version 7 has the same Android and iOS version.')).toBeVisible();
  const add = within(screen.getByRole('dialog', { name: /./ })).getByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await admin.click(screen.getByRole('checkbox', { name: 'Add them a second time' }));
  await admin.click(add);
  expect(await screen.findByText('Version added: Android 2.4.0, iOS 2.3.1')).toBeVisible();
});

it('one whose answer was lost is looked for in the list before it is added again', async () => {
  const { admin, companion, intercept } = await openForm('Add version');
  intercept((request) =>
    isWrite(request)
      ? companion.fetch(request).then(() => Promise.reject(new TypeError('connection lost')))
      : undefined,
  );
  await admin.type(field('Android Version'), '2.11.0');
  await admin.type(field('IOS Version'), '2.10.0{Enter}');
  expect(await screen.findByText(/^No answer; it may have been saved/)).toBeVisible();
  expect(await screen.findByText(/^Version \d+ has the same Android and iOS version\.$/)).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' })).toBeDisabled();
});

describe('what was typed', () => {
  const discard = () => screen.queryByText('Discard what you typed?');

  it('is not lost by closing the dialog without a word', async () => {
    const { admin } = await openForm('Add version');
    await admin.type(field('Android Version'), '2.11');
    await pressInDialog(admin, 'Add New Application Version', 'Close');
    expect(discard()).toBeVisible();
    await pressInDialog(admin, 'Add New Application Version', 'Keep editing');
    expect(discard()).toBeNull();
    expect(field('Android Version')).toHaveValue('2.11');
    await admin.type(field('Android Version'), '{Escape}');
    expect(discard()).toBeVisible();
    await pressInDialog(admin, 'Add New Application Version', 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await admin.click(screen.getByRole('button', { name: 'Add version' }));
    expect(field('Android Version')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('holds the way back until the administrator says so', async () => {
    const { admin } = await openConsole('/admin/users', { versions: twoVersions() });
    await admin.click(await screen.findByRole('link', { name: 'Version Control' }));
    await rowOf('2.10.0');
    await admin.click(screen.getByRole('button', { name: 'Edit version 7' }));
    await admin.type(field('IOS Version'), '9');
    window.history.back();
    expect(await screen.findByText('Discard what you typed?')).toBeVisible();
    await pressInDialog(admin, 'Update Version', 'Discard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  it('warns before the tab is closed or loaded again, and survives it', async () => {
    const first = await openForm('Add version');
    const untouched = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(untouched);
    expect(untouched.defaultPrevented).toBe(false);
    await first.admin.type(field('Android Version'), '2.11');
    const touched = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(touched);
    expect(touched.defaultPrevented).toBe(true);

    await closeConsoles();
    const { admin } = await openForm('Add version');
    await pressInDialog(admin, 'Add New Application Version', 'Restore');
    expect(field('Android Version')).toHaveValue('2.11');
    // The button went with its line.
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
