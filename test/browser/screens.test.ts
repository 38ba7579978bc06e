import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';
import { flaws } from './support/flaws';

const authAddresses = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/reset-password/some-code',
];
const adminAddresses = [
  'dashboard',
  'requests',
  'requests?page=999',
  'requests?set=whole',
  'users',
  'users?group=rejected',
  'users?set=whole',
  'who-accepted-whom',
  'delete-requests',
  'view-all-deleted-users',
  'blocked_users',
  'reported_users_profiles',
  'daily_panchanga',
  'vendor_ads',
  'expired_vendor_ads',
  'profile',
  'premium-analytics',
  'version-control',
].map((path) => `/admin/${path}`);

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test.describe('no rule of accessibility is broken, nothing overflows, and the browser does not complain', () => {
  test.describe('for strangers', () => {
    test.use({ isSignedIn: false });

    for (const address of authAddresses)
      test(`at ${address}`, async ({ page }) => {
        await open(page, address);
        expect(await flaws(page)).toEqual([]);
      });
  });

  for (const address of adminAddresses)
    test(`at ${address}`, async ({ page }) => {
      await open(page, address);
      expect(await flaws(page)).toEqual([]);
    });

  test('on the screen of a member', async ({ page }) => {
    await open(page, '/admin/requests');
    const details = page.getByRole('link', { name: /^View details/ }).first();
    await open(page, (await details.getAttribute('href')) ?? '');
    expect(await flaws(page)).toEqual([]);
  });

  test('in a question, and in the account menu', async ({ page }) => {
    await open(page, '/admin/requests');
    await page.getByRole('button', { name: 'Reject' }).first().click();
    expect(await flaws(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByText('Logout').waitFor();
    expect(await flaws(page)).toEqual([]);
  });
});
