import { act, screen, waitFor, within } from '@testing-library/react';
import { membersApi } from '@/features/members/membersApi';
import { baseApi } from '@/shared/api/baseApi';
import { aCategory, aDeletionRequest, aMember, anAd, aPanchanga, aReport, aVersion } from '../support/builders';
import { runTimersOf } from '../support/clock';
import { inMenu, openConsole, pressInDialog } from '../support/openConsole';
import { isWrite, refusing } from '../support/steps';
import { pending, bar } from './failuresSteps';

it('a failure of a switch is told by a toast alone, which is no obstacle to the next try', async () => {
  const { admin, intercept } = await openConsole('/admin/version-control', {
    versions: [aVersion({ version_id: 7 })],
  });
  intercept(refusing(isWrite, 'Not now.'));
  const active = await screen.findByRole('switch', { name: 'Version 7 active' });
  await admin.click(active);
  expect(await screen.findByText('Not now.')).toBeVisible();
  intercept(() => undefined);
  await admin.click(active);
  expect(await screen.findByText(/^Version updated/)).toBeVisible();
});

describe('a question whose call is refused', () => {
  const approved = aMember({ username: 'Bina', status: 'approved' });
  const blocked = aMember({ username: 'Chitra', status: 'blocked' });
  const world = {
    members: [aMember({ username: 'Asha', status: 'pending' }), approved, blocked],
    reports: [aReport(blocked, approved)],
    deletionRequests: [aDeletionRequest(approved)],
    ads: [anAd({ title: 'Rose House' })],
    categories: [aCategory({ category: 'Florist' })],
    panchanga: [aPanchanga({ date: '2026-01-14' })],
  };

  it.each([
    ['/admin/requests', ['Accept'], 'Accept', 'Not accepted', 'Are you sure you want to accept Asha'],
    ['/admin/requests', ['Reject'], 'Reject', 'Not rejected', 'Are you sure you want to reject Asha'],
    ['/admin/users', ['Block'], 'Block', 'Not blocked', 'Are you sure you want to block the member?Bina'],
    ['/admin/users', ['Unblock'], 'Unblock', 'Not unblocked', 'Are you sure you want to unblock the member?Chitra'],
    ['/admin/reported_users_profiles', ['Delete Account'], 'Delete Account', 'Not deleted', 'the account of Bina?'],
    ['/admin/delete-requests', ['Accept'], 'Delete Account', 'Not deleted', "accept Bina's delete request?"],
    [
      `/admin/view-user/${approved.user_id}`,
      ['Delete Account'],
      'Delete Account',
      'Not deleted',
      "accept Bina's delete request?",
    ],
    ['/admin/vendor_ads', ['Delete Rose House'], 'Delete', 'Not deleted', 'this vendor ad? Rose House'],
    [
      '/admin/vendor_ads',
      ['Manage Category', 'Delete Florist'],
      'Delete',
      'Not deleted',
      'Florist is no longer offered',
    ],
    ['/admin/daily_panchanga', ['Delete'], 'Delete', 'Not deleted', 'Do you want to delete this item?Jan 14, 2026'],
  ])('at %s after %j and %s says %s, and goes on asking: %s', async (address, presses, action, failure, question) => {
    const { admin, intercept } = await openConsole(address, world);
    for (const press of presses) await admin.click(await screen.findByRole('button', { name: press }));
    intercept(refusing(isWrite, 'Somebody else is at it.'));
    const dialog = screen.getAllByRole('dialog').at(-1)!; // the question was opened last
    await admin.click(within(dialog).getByRole('button', { name: action }));
    await within(dialog).findByRole('button', { name: 'Try again' });
    const [before = '', after = ''] = dialog.textContent.split(`${failure}: Somebody else is at it.`);
    expect(before).not.toContain(question);
    expect(after).toContain(question);
  });
});

it('an answer that cannot be read is not called none', async () => {
  const { admin, intercept } = await openConsole('/admin/version-control', { versions: [aVersion()] });
  await admin.click(await screen.findByRole('button', { name: 'Add version' }));
  await admin.type(await screen.findByLabelText('Android Version'), '3.0.0');
  await admin.type(screen.getByLabelText('IOS Version'), '3.0.1');
  intercept((request) => (isWrite(request) ? new Response('{"responseCode":', { status: 201 }) : undefined));
  await pressInDialog(admin, 'Add New Application Version', 'Add');
  expect(await screen.findByText(/^The answer could not be read; it may have been saved\./)).toBeVisible();
});

describe('a server that does not answer', () => {
  it('is asked at once when somebody presses Try now', async () => {
    const { admin, calls, intercept } = await openConsole('/admin/profile', pending);
    await screen.findByText('Total users');
    intercept(() => Promise.reject(new TypeError('cut off')));
    await admin.click(inMenu('Dashboard'));
    const tryNow = await screen.findByRole('button', { name: 'Try now' });
    const tries = () => calls.filter((call) => call === 'GET /analysis/details').length;
    const before = tries();
    for (const press of [1, 2, 3]) {
      await admin.click(tryNow);
      await waitFor(() => expect(tries()).toBeGreaterThanOrEqual(before + press));
    }
    intercept(() => undefined);
    await admin.click(tryNow);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(tryNow).not.toBeInTheDocument();
  });

  it('is asked again by itself within five seconds', async () => {
    const { admin, intercept, store } = await openConsole('/admin/profile', pending);
    await screen.findByText('Total users');
    intercept(() => Promise.reject(new TypeError('cut off')));
    await admin.click(inMenu('Dashboard'));
    const shown = await bar();
    await act(async () => void (await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))));
    const poll = membersApi.endpoints.getStats.initiate(undefined, { subscribe: false, forceRefetch: true });
    await runTimersOf(async () => {
      await act(async () => void (await store.dispatch(poll)));
      intercept(() => undefined);
    }, 5_000);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    await waitFor(() => expect(shown).not.toHaveTextContent('Reconnecting…'));
  });
});
