import { screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole, pressInDialog, rowOf, type OpenConsole } from '../support/openConsole';
import { isWrite } from '../support/steps';
import { address, twoVersions, field, openForm } from './versionsSteps';

/** Keeps what is sent to the versions' calls from now on, with their bodies; each leaves once `pass` has come. */
function record({ intercept }: OpenConsole, pass?: Promise<void>) {
  const sent: unknown[] = [];
  intercept(async (request) => {
    if (isWrite(request)) sent.push([request.method, new URL(request.url).pathname, await request.clone().json()]);
    if (isWrite(request)) await pass;
    return undefined as never; // the companion answers
  });
  return sent;
}

/** antd writes the description after the render that the key caused. */
const advised = (label: string, advice: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(advice));

describe('the versions of the apps', () => {
  it('adds one with the call of the contract', async () => {
    const opened = await openForm('Add version');
    const { admin, companion } = opened;
    const sent = record(opened);
    await admin.type(field('Android Version'), '2.11.0');
    await admin.type(field('IOS Version'), ' 2.10.0');
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    expect(await screen.findByText('Version added: Android 2.11.0, iOS 2.10.0')).toBeVisible();
    expect(await rowOf('2.11.0')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      [
        'POST',
        '/version/add_version',
        { android_version: '2.11.0', ios_version: '2.10.0', access_token: companion.token },
      ],
    ]);
  });

  it('sends nothing while a field is empty, and says so', async () => {
    const { admin, calls } = await openForm('Add version');
    await admin.type(field('Android Version'), '2.11.0');
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    expect(await screen.findByText("Fields can't be empty!!")).toBeVisible();
    await advised('IOS Version', 'Enter the IOS Version');
    expect(field('IOS Version')).toBeInvalid();
    expect(field('IOS Version')).toHaveFocus();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(field('Android Version')).toHaveValue('2.11.0');

    await admin.type(field('IOS Version'), '2.11');
    await waitFor(() => expect(screen.queryByText('Enter the IOS Version')).not.toBeInTheDocument());
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    expect(await screen.findByText('Version added: Android 2.11.0, iOS 2.11')).toBeVisible();
  });

  it('promises no more of a new version than the contract: the list shows whether it is live', async () => {
    await openForm('Add version');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The new version may go live at once. Look in the list, and switch off the old one if you no longer want it.',
    );
  });

  it('says which versions are live, and keeps the one whose button is pressed', async () => {
    const { admin } = await openConsole(address, { versions: twoVersions() });
    await admin.click(await screen.findByRole('switch', { name: 'Version 8 active' }));
    expect(await screen.findByText('2.10.0/2.9.0 and 2.4.0/2.3.1 are live.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Keep/ }).map((button) => button.textContent)).toEqual([
      'Keep 2.10.0/2.9.0',
      'Keep 2.4.0/2.3.1',
    ]);
    await admin.click(screen.getByRole('button', { name: 'Keep 2.10.0/2.9.0' }));
    expect(await screen.findByText('Version updated: 7 is off')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Version 7 active' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Version 8 active' })).toBeChecked();
    expect(screen.queryByText(/are live/)).not.toBeInTheDocument();
    // The pressed button is gone.
    expect(screen.getByText('2 versions')).toHaveFocus();
  });

  it('changes one, once, however often the button is pressed', async () => {
    const opened = await openForm('Edit version 7');
    const { admin, companion } = opened;
    const sent = record(opened);
    expect(field('Android Version')).toHaveValue('2.4.0');
    await admin.clear(field('Android Version'));
    await admin.type(field('Android Version'), '2.4.1');
    const update = within(screen.getByRole('dialog', { name: 'Update Version' })).getByRole('button', {
      name: 'Update',
    });
    await admin.dblClick(update);
    expect(await screen.findByText('Version updated: 7')).toBeVisible();
    expect(await rowOf('2.4.1')).toBeVisible();
    expect(sent).toEqual([
      [
        'PUT',
        '/version/update_version',
        { access_token: companion.token, version_id: 7, android_version: '2.4.1', ios_version: '2.3.1' },
      ],
    ]);
  });
});

describe('the switches', () => {
  it('move when the server has said yes, and wait until then', async () => {
    const opened = await openConsole(address, { versions: twoVersions() });
    const { admin, companion } = opened;
    let letPass = () => {};
    const sent = record(opened, new Promise((resolve) => (letPass = resolve)));
    const active = await screen.findByRole('switch', { name: 'Version 8 active' });
    await admin.click(active);
    expect(active).toHaveAttribute('aria-busy', 'true');
    expect(active).not.toBeChecked();
    letPass();
    await waitFor(() => expect(active).toBeChecked());
    expect(await screen.findByText('Version updated: 8 is live')).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Version updated: 8 is off')).toBeVisible();
    expect(sent).toEqual([
      ['PUT', '/version/update_version', { access_token: companion.token, version_id: 8, status: 1 }],
      ['PUT', '/version/update_version', { access_token: companion.token, version_id: 8, status: 0 }],
    ]);
  });

  it('turn maintenance on for all the screens to say, off from any of them, and Undo is its name at first', async () => {
    const opened = await openConsole(address, { versions: twoVersions() });
    const { admin, companion } = opened;
    const sent = record(opened);
    const maintenance = await screen.findByRole('switch', { name: 'Maintenance Mode' });
    await waitFor(() => expect(maintenance).toBeEnabled());
    await admin.click(maintenance);
    await waitFor(() => expect(maintenance).toBeChecked());
    expect(screen.getByText('On')).toBeVisible();
    await goTo('/admin/users');
    expect(await screen.findByText(/Maintenance mode is on/)).toBeVisible();
    await admin.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/Maintenance mode is on/)).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    const token = companion.token;
    expect(sent).toEqual([
      ['PUT', '/version/maintenance', { access_token: token, maintenance_mode: 1 }],
      ['PUT', '/version/maintenance', { access_token: token, maintenance_mode: 0 }],
    ]);
  });
});
