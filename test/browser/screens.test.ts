import type { Browser, Page } from 'playwright-core';
import { looks } from './support/looks';
import { openBrowser, signIn, visit, type Visit } from './support/openBrowser';
import { makeDataFolder, startServer, type RunningServer } from './support/startServer';
import { violations } from './support/violations';

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

const data = makeDataFolder();
let browser: Browser;
let server: RunningServer;
let visitor: Visit;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer(data.folder)]);
  visitor = await visit(browser);
});

afterAll(async () => {
  await visitor.leave();
  await browser.close();
  await server.stop();
  data.remove();
});

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What is wrong with the page as it stands, in each of its looks. */
async function faults(page: Page) {
  const found: string[] = [];
  for (const [look, colorScheme, viewport] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const wrong = await violations(page);
    if (await overflows(page)) wrong.push('it is wider than the window');
    found.push(...wrong.map((fault) => `${look}: ${fault}`));
  }
  await page.setViewportSize(looks[0][2]);
  return found;
}

async function open(page: Page, address: string) {
  await page.goto(server.address + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** What the browser said since it was last asked. */
const complaints = () => visitor.complaints.splice(0);

describe('no rule of accessibility is broken, nothing overflows, and the browser does not complain', () => {
  it.each(authAddresses)('at %s', async (address) => {
    await open(visitor.page, address);
    expect(await faults(visitor.page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  describe('for those who are signed in', () => {
    beforeAll(() => signIn(visitor.page, server));

    it.each(adminAddresses)('at %s', async (address) => {
      await open(visitor.page, address);
      expect(await faults(visitor.page)).toEqual([]);
      expect(complaints()).toEqual([]);
    });

    it('on the screen of a member', async () => {
      const { page } = visitor;
      await open(page, '/admin/requests');
      const details = page.getByRole('link', { name: /^View details/ }).first();
      await open(page, (await details.getAttribute('href')) ?? '');
      expect(await faults(page)).toEqual([]);
      expect(complaints()).toEqual([]);
    });

    it('in a question, and in the account menu', async () => {
      const { page } = visitor;
      await open(page, '/admin/requests');
      await page.getByRole('button', { name: 'Reject' }).first().click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByText('Logout').waitFor();
      expect(await faults(page)).toEqual([]);
      expect(complaints()).toEqual([]);
    });
  });
});
