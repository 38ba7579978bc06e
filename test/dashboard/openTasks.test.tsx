import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { dayThere } from '../support/clock';
import { aDeletionRequest, aMember, anAd, aPanchanga, aPayment, aReport, daysAgo } from '../support/builders';
import { leaveTab } from '../support/clock';
import { decideInRow, openConsole, rowOf } from '../support/openConsole';
import { refusing } from '../support/steps';

const tomorrow = dayThere(1);
/** A day of the next month, so that its emptiness is no line in the last week of this one. */
const nextMonth = aPanchanga({ date: dayjs(dayThere()).add(1, 'month').date(15).format('YYYY-MM-DD') });
const filled = [aPanchanga({ date: tomorrow }), nextMonth];

const panel = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
const lines = async () =>
  (await panel()).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('is told worst first, each line with its age and a verb, by calls after the rows', async () => {
  const oldest = aMember({ status: 'pending', created_at: daysAgo(9) });
  const [asha, ravi, uma] = [aMember({ status: 'approved' }), aMember({ status: 'approved' }), aMember()];
  const { calls } = await openConsole('/admin/dashboard', {
    members: [asha, ravi, uma, oldest],
    panchanga: [nextMonth],
    deletionRequests: [aDeletionRequest(asha)],
    reports: [aReport(asha, ravi)],
    payments: [
      aPayment({ state: 'Processing', created_at: daysAgo(2) }),
      aPayment({ state: 'Processing', created_at: daysAgo(0) }),
    ],
    ads: [anAd({ expires_at: daysAgo(-4) }), anAd({ expires_at: daysAgo(-40) })],
  });
  await waitFor(async () => expect(await lines()).toHaveLength(6), { timeout: 15_000 });
  expect(await lines()).toEqual([
    [" Tomorrow's panchanga is missingAdd it", `/admin/daily_panchanga?add=${tomorrow}`],
    ['2 sign-ups, oldest 9 daysStart reviewing', `/admin/requests?member=${oldest.user_id}`],
    ['1 ad expires within 7 daysOpen', '/admin/vendor_ads?view=week'],
    ['1 reported member to look at, oldest 2 daysLook', '/admin/reported_users_profiles?show=unblocked'],
    ['1 stuck payment, oldest 2 daysCheck', '/admin/premium-analytics?filter=processing&view=stuck'],
    ['1 deletion requestAnswer', '/admin/delete-requests'],
  ]);
  expect(calls.slice(3).filter((call) => !call.includes('version'))).toEqual([
    'GET /api/user/list_delete_request',
    'GET /api/user_report/list_reported_user',
    expect.stringMatching(/getPaymentList.*filter_type=2/),
    expect.stringContaining('/api/vendor_ads/list_vendor_ads'),
    'GET /api/panchanga/list_panchanga',
  ]);
});

it('says in one sentence that nothing waits', async () => {
  await openConsole('/admin/dashboard', { panchanga: filled });
  expect(await (await panel()).findByText('You are all caught up.')).toBeVisible();
  expect(await lines()).toEqual([]);
});

it('keeps the last figures of a call that failed, marked as old', async () => {
  const member = aMember({ status: 'approved' });
  const deletionRequests = [aDeletionRequest(member)];
  const { admin, intercept } = await openConsole('/admin/dashboard', {
    members: [member],
    panchanga: filled,
    deletionRequests,
  });
  const line = async () => (await (await panel()).findByRole('link', { name: /^1 deletion request/ })).closest('li');
  expect(await line()).not.toHaveAttribute('data-old');
  intercept(refusing('list_delete_request', 'Not today.', 500));
  await leaveTab();
  const waiting = await panel();
  expect(await waiting.findByText(/^Couldn't load deletion requests\./)).toBeVisible();
  expect(await line()).toHaveAttribute('data-old');
  intercept(() => undefined);
  await admin.click(waiting.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await line()).not.toHaveAttribute('data-old'));
});

it('stands in the menu too, and follows what is answered', async () => {
  const { admin } = await openConsole('/admin/dashboard', {
    members: [aMember({ username: 'Asha Rao' }), aMember({ username: 'Uma Iyer' })],
  });
  const menu = () => within(screen.getAllByRole('navigation', { name: 'Screens' })[0] ?? document.body);
  expect(await menu().findByTitle('2 waiting')).toBeVisible();
  expect(document.title).toBe('(2) Dashboard');
  await rowOf('Asha Rao');
  await decideInRow(admin, 'Asha Rao', 'Accept');
  expect(await menu().findByTitle('1 waiting')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('(1) Dashboard'));
});
