import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { aDeletionRequest, aMember, anAd, aPanchanga, aPayment, aReport, daysAgo } from '../support/builders';
import { goTo, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';

const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');

const panel = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
const lines = async () =>
  (await panel()).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('what waits for the administrator', () => {
  it('is told in numbers that lead to the lists, by calls after the others', async () => {
    const [asha, ravi, uma] = [aMember({ status: 'approved' }), aMember({ status: 'approved' }), aMember()];
    const { calls } = await openConsole('/admin/dashboard', {
      members: [asha, ravi, uma, aMember({ status: 'pending', created_at: daysAgo(9) })],
      deletionRequests: [aDeletionRequest(asha)],
      reports: [aReport(asha, ravi)],
      payments: [
        aPayment({ state: 'Processing', created_at: daysAgo(2) }),
        aPayment({ state: 'Processing', created_at: daysAgo(0) }),
      ],
      ads: [anAd({ expires_at: daysAgo(-4) }), anAd({ expires_at: daysAgo(-40) })],
    });
    const oldest = dayjs().subtract(9, 'day').toDate().toLocaleDateString(undefined, { dateStyle: 'medium' });
    await waitFor(async () => expect(await lines()).toHaveLength(6), { timeout: 15_000 });
    expect(await lines()).toEqual([
      [`2 sign-ups waiting since ${oldest}`, '/admin/requests'],
      ['1 deletion request', '/admin/delete-requests'],
      ['1 reported member not blocked yet', '/admin/reported_users_profiles?show=unblocked'],
      ['1 payment processing for over 24 hours', '/admin/premium-analytics?filter=processing&view=stuck'],
      ['1 ad expires within 7 days', '/admin/vendor_ads?view=week'],
      [expect.stringMatching(/^1 day without panchanga: tomorrow, /), `/admin/daily_panchanga?add=${tomorrow}`],
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
    await openConsole('/admin/dashboard', { panchanga: [aPanchanga({ date: tomorrow })] });
    expect(await (await panel()).findByText('Nothing waits for you.')).toBeVisible();
    expect(await lines()).toEqual([]);
  });

  it('leaves out with a word what could not be read, and asks again', async () => {
    const { admin, intercept } = await openConsole('/admin/dashboard', { panchanga: [aPanchanga({ date: tomorrow })] });
    intercept(({ url }) =>
      /reported_user|getPaymentList/.test(url) ? Response.json({ message: 'Not today.' }, { status: 500 }) : undefined,
    );
    const waiting = await panel();
    expect(await waiting.findByText(/^Not known, as it could not be read: reports, payments\./)).toBeVisible();
    expect(screen.queryByText('Not today.')).toBeNull();
    intercept(() => undefined);
    await admin.click(waiting.getByRole('button', { name: 'Try again' }));
    expect(await waiting.findByText('Nothing waits for you.')).toBeVisible();
  });

  it('asks for the figures again too, where nobody knows how many signed up', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password', {
      members: [aMember()],
      panchanga: [aPanchanga({ date: tomorrow })],
    });
    intercept(({ url }) => (url.includes('/analysis/details') ? Response.json({}, { status: 500 }) : undefined));
    await goTo('/admin/dashboard');
    const waiting = await panel();
    expect(await waiting.findByText(/^Not known, as it could not be read: sign-ups\./)).toBeVisible();
    intercept(() => undefined);
    await admin.click(waiting.getByRole('button', { name: 'Try again' }));
    expect(await waiting.findByRole('link', { name: /^1 sign-up waiting/ })).toBeVisible();
  });

  it('stands in the menu too, and follows what is answered', async () => {
    const { admin } = await openConsole('/admin/dashboard', {
      members: [aMember({ username: 'Asha Rao' }), aMember({ username: 'Uma Iyer' })],
    });
    const menu = () => within(screen.getAllByRole('navigation', { name: 'Screens' })[0] ?? document.body);
    expect(await menu().findByTitle('2 waiting')).toBeVisible();
    expect(document.title).toBe('(2) Dashboard');
    await rowOf('Asha Rao');
    await pressInRow(admin, 'Asha Rao', 'Accept');
    await pressInDialog(admin, 'Accept the request', 'Accept');
    expect(await menu().findByTitle('1 waiting')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(1) Dashboard'));
  });
});

describe('the list that a line leads to', () => {
  it('shows the reported members who are not blocked yet', async () => {
    const [asha, ravi] = [
      aMember({ username: 'Asha Rao', status: 'approved' }),
      aMember({ username: 'Ravi Shetty', status: 'blocked' }),
    ];
    await openConsole('/admin/reported_users_profiles?show=unblocked', {
      members: [asha, ravi],
      reports: [aReport(ravi, asha), aReport(asha, ravi)],
    });
    await rowOf('Asha Rao');
    expect(screen.queryByText('Ravi Shetty')).toBeNull();
  });

  it('shows the ads that expire within a week', async () => {
    await openConsole('/admin/vendor_ads?view=week', {
      ads: [
        anAd({ title: 'Lotus House', expires_at: daysAgo(-4) }),
        anAd({ title: 'Temple Flowers', expires_at: daysAgo(-40) }),
      ],
    });
    await rowOf('Lotus House');
    expect(screen.queryByText('Temple Flowers')).toBeNull();
  });
});
