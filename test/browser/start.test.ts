import { openWithoutScripts, signIn } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

test.describe('for somebody who has yet to sign in', () => {
  test.use({ isSignedIn: false });

  test('moves nothing about while it loads', { tag: '@commit' }, async ({ page, server }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value); // a layout shift's own field
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await signIn(page, server);
    await page.getByRole('button', { name: 'Accept' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('button', { name: 'Accept' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]); // set above
  });

  test('starts in a tab behind others too, where nothing is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/');
    await page.waitForURL('**/auth/login');
  });
});

for (const address of ['/console/', '/admin/', '/console/auth/login'])
  test(`says at ${address} that it may need a host of its own, where its files are elsewhere`, async ({
    page,
    complaints,
  }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(address);
    await page.getByText(/or it is served below a path: it needs a host of its own\.$/).waitFor();
    expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

test('shows the sign-in form to nobody who is signed in', { tag: '@commit' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/auth/login');
  await page.locator('#root form').waitFor({ state: 'attached' });
  expect(await page.locator('#root form').isVisible()).toBe(false);
  release();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test(
  'says that it is offline, and reads on by itself once it is back',
  { tag: '@commit' },
  async ({ page, complaints }) => {
    await page.goto('/admin/requests');
    await page.getByRole('button', { name: 'Accept' }).first().waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    await page.context().setOffline(false);
    await page
      .getByRole('link', { name: /^View details/ })
      .first()
      .waitFor();
    // The browser itself reports every call that did not get out.
    expect(complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);

test('leads past the menu with the first key, to the screen itself', { tag: '@commit' }, async ({ page }) => {
  await page.goto('/admin/requests');
  await page.getByRole('button', { name: 'Accept' }).first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#screen')).toBeFocused();
});
