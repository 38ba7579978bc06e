import type { Page } from '@playwright/test';
import { signIn } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

/** Opens an address and holds back its program until the returned function lets it through. */
async function openWithoutScripts(page: Page, address: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => release();
}

test.describe('for somebody who has yet to sign in', () => {
  test.use({ isSignedIn: false });

  test(
    'takes what was typed and pressed before the program had arrived',
    { tag: '@commit' },
    async ({ page, server }) => {
      const release = await openWithoutScripts(page, '/admin/requests?page=2');
      await page.getByLabel('Email').pressSequentially(server.email);
      await page.getByLabel('Password', { exact: true }).pressSequentially(server.password);
      await page.keyboard.press('Enter');
      release();
      await page.getByRole('heading', { level: 1, name: 'User Requests' }).waitFor();
      expect(new URL(page.url()).search).toBe('?page=2');
    },
  );

  test(
    'begins in the first field, and leaves the cursor in the field that was reached meanwhile',
    { tag: '@commit' },
    async ({ page, server }) => {
      const release = await openWithoutScripts(page, '/auth/login');
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.keyboard.type(server.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(server.password.slice(0, 4));
      const takenOver = page.evaluate(
        () => new Promise<void>((done) => document.addEventListener('taken-over', () => done(), { once: true })),
      );
      release();
      await takenOver;
      await page.keyboard.type(server.password.slice(4));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    },
  );

  test('paints the form before the program runs, though it is there at once', { tag: '@commit' }, async ({ page }) => {
    await page.addInitScript(() => {
      const order: string[] = [];
      Object.assign(window, { order });
      const { getItem } = Storage.prototype;
      document.addEventListener('begun', () => {
        requestAnimationFrame(() => order.push('frame'));
        // The program begins with what the tab remembers.
        Storage.prototype.getItem = function (this: Storage, key: string) {
          order.push('program');
          return Reflect.apply(getItem, this, [key]);
        };
      });
    });
    const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order); // set above
    await page.goto('/auth/login');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect.poll(order).toContain('program');
    expect((await order())[0]).toBe('frame');
  });

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
