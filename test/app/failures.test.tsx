import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { aMember } from '../support/builders';
import { decideInRow, goTo, inMenu, openConsole, pressInDialog } from '../support/openConsole';
import { isWrite, refusing } from '../support/steps';
import { pending, bar } from './failuresSteps';

/** An answer that ends in the middle. */
const cutOff = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) }), { status: 200 });

it('a failure is told where it was pressed, and by a toast, once however often it happens', async () => {
  const { admin, intercept } = await openConsole('/admin/users', {
    members: [aMember({ username: 'Asha Rao', status: 'approved' })],
  });
  intercept(refusing(isWrite, 'Somebody else is at it.'));
  await decideInRow(admin, 'Asha Rao', 'Block');
  const dialog = within(await screen.findByRole('dialog', { name: 'Block the user' }));
  expect(await dialog.findByText('Not blocked: Somebody else is at it.')).toBeVisible();
  const dismissFirst = await screen.findByRole('button', { name: 'Dismiss' });
  await pressInDialog(admin, 'Block the user', 'Try again');
  expect(await dialog.findByText('Not blocked: Somebody else is at it.')).toBeVisible();
  await waitFor(() => expect(dismissFirst).not.toBeInTheDocument());
  await admin.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument());
  expect(dialog.getByText('Not blocked: Somebody else is at it.')).toBeVisible();
});

it('of the polled figures is told beneath them, without a toast that would come back', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password', pending);
  intercept(refusing('/analysis/details', 'Out of order.'));
  await goTo('/admin/requests');
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  expect(await figures.findByText('Out of order.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  intercept(() => undefined);
  await admin.click(figures.getByRole('button', { name: 'Retry' }));
  expect(await figures.findByText('1')).toBeVisible();
});

describe('what was sent and not answered', () => {
  it('may have been saved, as its dialog says, and the list can be asked', async () => {
    const { admin, calls, intercept } = await openConsole('/admin/requests', pending);
    intercept((request) => (isWrite(request) ? cutOff() : undefined));
    await decideInRow(admin, 'Asha Rao', 'Accept');
    expect(await screen.findByText(/^No answer; it may have been saved\./)).toBeVisible();
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
    const reads = () => calls.filter((call) => call.startsWith('GET /admins/listuser')).length;
    const before = reads();
    await pressInDialog(admin, 'Accept the request', 'Refresh');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('keeps what was typed for the case that the list has it not', async () => {
    const { admin, intercept } = await openConsole('/admin/version-control');
    const open = async () => admin.click(await screen.findByRole('button', { name: 'Add version' }));
    await open();
    await admin.type(await screen.findByLabelText('Android Version'), '3.0.0');
    await admin.type(screen.getByLabelText('IOS Version'), '3.0.1');
    intercept((request) => (isWrite(request) ? cutOff() : undefined));
    await pressInDialog(admin, 'Add New Application Version', 'Add');
    await screen.findByText(/^No answer/);
    await pressInDialog(admin, 'Add New Application Version', 'Refresh');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await admin.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Android Version')).toHaveValue('3.0.0');
  });
});

describe('a server that does not answer', () => {
  it('is told in one bar, and when it is back the whole screen is read by itself, each call once', async () => {
    const { admin, calls, intercept, store } = await openConsole('/admin/profile', pending);
    await screen.findByText('Total users');
    intercept(() => Promise.reject(new TypeError('cut off')));
    await admin.click(inMenu('Dashboard'));
    expect(await bar()).toBeVisible();
    const table = within(await screen.findByRole('group', { name: 'User Requests' }));
    // A call that is repeated takes the line away for a moment.
    await waitFor(() => expect(table.getByText('Waiting for the connection…')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();

    // The calls that are still repeated come to their end.
    await act(async () => void (await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))));
    intercept(() => undefined);
    calls.length = 0;
    await admin.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument());
    expect(screen.queryByText('Waiting for the connection…')).not.toBeInTheDocument();
    expect(calls).toEqual(expect.arrayContaining(['GET /analysis/details', 'GET /analysis/user']));
    expect([...new Set(calls)]).toEqual(calls);
  });

  it('can be tried by nobody who is offline', async () => {
    const { admin, intercept } = await openConsole('/admin/profile', pending);
    await screen.findByText('Total users');
    intercept(() => Promise.reject(new TypeError('cut off')));
    await admin.click(inMenu('Dashboard'));
    expect(await screen.findByRole('button', { name: 'Try now' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try now' })).not.toBeInTheDocument();
    intercept(() => undefined);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  it('leaves the rows that were read, which can decide nothing until they are read again', async () => {
    const { admin, intercept } = await openConsole('/admin/users', {
      members: [aMember({ username: 'Asha Rao', status: 'approved' })],
    });
    const block = () => screen.findByRole('button', { name: 'Block' });
    expect(await block()).toBeEnabled();
    intercept((request) => (isWrite(request) ? cutOff() : Promise.reject(new TypeError('cut off'))));
    await decideInRow(admin, 'Asha Rao', 'Block');
    await screen.findByText(/^No answer/);
    await pressInDialog(admin, 'Block the user', 'Refresh');
    expect(await bar()).toBeVisible();
    await waitFor(async () => expect(await block()).toBeDisabled());
    // Here the bar alone says it, so that nothing moves.
    expect(screen.queryByText('Waiting for the connection…')).not.toBeInTheDocument();
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(async () => expect(await block()).toBeEnabled());
  });
});
