import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';
import { flaws } from './support/flaws';
import { visit, type Visit } from './support/openBrowser';

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
  'users',
  'users?group=rejected',
  'users?name=someone%40example.org',
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
  'activity',
  'activity?action=view&from=2020-01-01',
].map((path) => `/admin/${path}`);

async function open(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** One tab for all tests beside it: a browser that has the console's code already opens a screen at half of the work. */
function shareTab() {
  let tab: Visit;
  test.beforeAll(async ({ browser, baseURL, storageState }) => {
    tab = await visit(browser, { baseURL, storageState });
  });
  test.afterAll(() => tab.leave());
  return {
    page: () => tab.page,
    /** What is wrong with the page as it stands, and what the browser said since it was last asked. */
    wrong: async () => [...(await flaws(tab.page)), ...tab.complaints.splice(0)],
  };
}

test.describe(
  'no rule of accessibility is broken, nothing overflows, and the browser does not complain',
  { tag: '@commit' },
  () => {
    test.describe('for strangers', () => {
      test.use({ isSignedIn: false });
      const { page, wrong } = shareTab();

      for (const address of authAddresses)
        test(`at ${address}`, async () => {
          await open(page(), address);
          expect(await wrong()).toEqual([]);
        });
    });

    test.describe('for an administrator', () => {
      const { page, wrong } = shareTab();

      for (const address of adminAddresses)
        test(`at ${address}`, async () => {
          await open(page(), address);
          expect(await wrong()).toEqual([]);
        });

      test('on the screen of a member', async () => {
        await open(page(), '/admin/requests');
        const details = page()
          .getByRole('link', { name: /^View details/ })
          .first();
        await open(page(), (await details.getAttribute('href')) ?? '');
        expect(await wrong()).toEqual([]);
      });

      test('in a question, and in the account menu', async () => {
        await open(page(), '/admin/requests');
        await page().getByRole('button', { name: 'Reject' }).first().click();
        expect(await wrong()).toEqual([]);
        await page().getByRole('button', { name: 'Close' }).click();
        await page().getByRole('button', { name: 'Account' }).click();
        await page().getByText('Logout').waitFor();
        expect(await wrong()).toEqual([]);
      });
    });
  },
);
