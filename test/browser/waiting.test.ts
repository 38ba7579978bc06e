import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { profileTest as test, type Profile } from './support/profiles';

const minute = 60_000;

/** A dashboard or list whose clock the test moves; what waits has been asked for. */
async function openWithClock({ context }: Profile, address: string) {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await page.getByText('Ravi Shetty').or(page.getByText('Meera')).first().waitFor();
  return page;
}

/** While a call is under way time must stand still: the call would run out of it. The page knows of each before the test does. */
async function watchCalls(page: Page) {
  await page.evaluate(() => {
    const send = window.fetch;
    let underWay = 0;
    window.fetch = (...call) => {
      underWay += 1;
      return send(...call).finally(() => (underWay -= 1));
    };
    Object.defineProperty(window, 'callsUnderWay', { get: () => underWay });
  });
  return { end: () => expect.poll(() => page.evaluate('window.callsUnderWay')).toBe(0) };
}

test('half an hour on the idle dashboard makes at most 35 calls', async ({ newProfile }) => {
  const profile = await newProfile();
  const page = await openWithClock(profile, '/admin/dashboard');
  await page.clock.runFor(5_000);
  // The last of the six calls behind the tasks.
  await expect.poll(() => profile.calls.join()).toContain('list_panchanga');
  await page.locator('.task-lines[aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  const underWay = await watchCalls(page);
  const before = profile.calls.length;
  const step = 10_000;
  for (let passed = 0; passed < 30 * minute; passed += step) {
    await page.clock.runFor(step);
    await underWay.end();
  }
  expect(profile.calls.length - before).toBeGreaterThanOrEqual(25);
  expect(profile.calls.length - before).toBeLessThanOrEqual(35);
});

const show = (page: Page, visibility: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('nothing is asked while nobody looks, and what is shown is read again afterwards', async ({ newProfile }) => {
  const profile = await newProfile();
  const page = await openWithClock(profile, '/admin/reported_users_profiles');
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await show(page, 'hidden');
  await page.clock.runFor(11_000);
  const before = profile.calls.length;
  await page.clock.runFor(10 * minute);
  expect(profile.calls.length).toBe(before);
  await show(page, 'visible');
  await expect.poll(() => profile.calls.length).toBeGreaterThan(before);
});
