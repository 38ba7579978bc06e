import { chromium, type Page, type Browser } from '@playwright/test';
import { addAdministrator } from '../support/builders';
import { expect } from './support/fixtures';
import { hashPassword } from '../../server/security/passwords';
import { heading, signIn, signOut, type Profile, type ProfileOptions, profileTest as test } from './support/profiles';
import { walkTo } from './support/openBrowser';
import { findBrowser } from './support/findBrowser';

const guest = { email: 'other@example.org', password: 'Jasmine-Garland-7' };

test.beforeAll(async ({ server }) => {
  await addAdministrator(server.db, { email: guest.email, password_hash: await hashPassword(guest.password) });
});

test.describe('two tabs of one browser', () => {
  test('show to another administrator nothing of what the first one saw', async ({ newProfile, server }) => {
    const { open } = await newProfile({ isSignedIn: false });
    const first = await open('/');
    await signIn(first);
    await heading(first, 'Dashboard');
    const second = await open('/admin/users');
    await second.getByText('Ravi Shetty').waitFor();
    await second.evaluate(() => window.sessionStorage.setItem('draft:version', '{"android":"8","ios":"8"}'));
    await walkTo(first, '/admin/profile');
    await first.getByText(server.email).waitFor();
    await signOut(first);
    // From now on no list arrives.
    server.standInBetween(({ url = '' }) => /^\/admins\/(listuser|members)\b/.test(url));
    await signIn(first, guest);
    await heading(second, 'Users');
    await second.locator('.stats').getByText('Blocked Users').waitFor();
    expect(await second.getByText('Ravi Shetty').count()).toBe(0);
    expect(await second.evaluate(() => Object.keys(window.sessionStorage))).toEqual(['signed-in-as']);
    await walkTo(second, '/admin/profile');
    await heading(second, 'My profile');
    expect(await second.getByText(server.email).count()).toBe(0);
  });
});

test.describe('the back-forward cache of the browser', () => {
  let caching: Browser;
  test.beforeAll(async () => {
    caching = await chromium.launch({
      executablePath: findBrowser(true),
      args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => caching.close());

  /** A browser profile whose tabs may lie in that cache. Our sign-out asks the browser to empty its caches, this one at times too; that of another server need not. */
  async function keepPages(newProfile: (options: ProfileOptions) => Promise<Profile>) {
    const profile = await newProfile({ within: caching });
    await profile.context.route('**/admins/logout', async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => name !== 'clear-site-data');
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    });
    return profile;
  }

  const idleParts = ['/notices.'];

  /** Leaves the console for another page of the tab, does something elsewhere, and comes back to the page, which is loaded anew. */
  async function comeBackAfter(page: Page, meanwhile: () => Promise<unknown>) {
    // What the frame fetches once it is idle has come: a script that is on its way when the page is left may never arrive.
    await page.waitForFunction((parts) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return parts.every((part) => fetched.some((name) => name.includes(part)));
    }, idleParts);
    await page.goto('/robots.txt');
    await meanwhile();
    await page.bringToFront();
    await page.evaluate(() => window.history.back());
    // As it would not be if it had not lain in the cache.
    await page.waitForFunction(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    });
  }

  test(
    'shows nothing to those who have signed out in another tab meanwhile, and goes on after the next sign-in',
    { tag: '@commit' },
    async ({ newProfile }) => {
      const { open } = await keepPages(newProfile);
      const other = await open('/admin/profile');
      const page = await open('/admin/users?name=ravi');
      await page.getByText('Ravi Shetty').waitFor();
      await comeBackAfter(page, () => signOut(other));
      await heading(page, 'Sign In');
      expect(await page.getByText('Ravi Shetty').count()).toBe(0);
      await signIn(page);
      await page.getByText('Ravi Shetty').waitFor();
      await heading(other, 'Dashboard');
    },
  );
});
