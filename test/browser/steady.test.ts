import type { Page } from '@playwright/test';
import { manyOfEverything } from '../support/seedEverything';
import { expect } from './support/fixtures';
import { heading, profileTest as test } from './support/profiles';

test.use({ world: manyOfEverything(45), viewport: { width: 1366, height: 768 } });

/** Menu entry, and what is pressed, typed or chosen there that changes the rows. */
const screens: readonly (readonly [menu: string, change?: (page: Page) => Promise<unknown>])[] = [
  ['Dashboard'],
  [
    'User Requests',
    async (page) => {
      await page.getByRole('button', { name: 'Accept' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('button', { name: 'Accepted' }).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    },
  ],
  ['Users', (page) => search(page, 'User 4')],
  ['Accepted Matches'],
  ['Delete User Requests'],
  ['View All Deleted Users'],
  ['Blocked Users'],
  ['Reported Users'],
  ['Daily Panchanga', (page) => search(page, 'Rohini')],
  ['Vendor ads', (page) => search(page, 'House 4')],
  ['Expired Vendor ads'],
  ['Premium Analytics', (page) => search(page, 'User 4')],
  ['Version Control'],
];

async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL(/(search|name)=/);
  await page.locator('tbody').getByText(text).first().waitFor();
}

const columns = (page: Page) =>
  page
    .locator('.list-table thead th')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));

const waitForRows = (page: Page) => page.locator('.list[aria-busy=false] tbody tr.ant-table-row').first().waitFor();

test('three presses at one point turn three pages of every list, and no column moves', async ({ open }) => {
  const page = await open('/admin/profile');
  const found: string[] = [];
  for (const [menu, change] of screens) {
    await page.getByRole('link', { name: menu, exact: true }).first().click();
    await heading(page, menu);
    await waitForRows(page);
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    const box = await next.boundingBox();
    const before = await columns(page);
    for (const turned of [2, 3, 4]) {
      await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 16);
      const shown = page.locator(`.ant-pagination-item-active.ant-pagination-item-${turned}`);
      const range = page.locator('.ant-pagination-total-text', { hasText: new RegExp(`^${5 * turned - 4}-`) });
      await shown
        .or(range)
        .waitFor({ state: 'attached', timeout: 2_000 })
        .catch(() => found.push(`${menu}: press ${turned - 1} shows ${page.url()}`));
    }
    await waitForRows(page);
    await change?.(page);
    const after = await columns(page);
    if (String(after) !== String(before)) found.push(`${menu}: columns at ${before} are at ${after}`);
  }
  expect(found).toEqual([]);
});

test('turning a page scrolls nothing', { tag: '@commit' }, async ({ open }) => {
  const page = await open('/admin/users');
  await page.setViewportSize({ width: 1366, height: 500 });
  await waitForRows(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 5_000);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(100);
  const before = await scrolled();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current]')).waitFor();
  await waitForRows(page);
  expect(await scrolled()).toBe(before);
});

test('a toast stands in the corner', async ({ open }) => {
  const page = await open('/admin/profile');
  await page.route('**/admins/changepassword', (route) => route.fulfill({ json: { message: 'Password changed' } }));
  for (const name of ['Old Password', 'New Password', 'Confirm Password'])
    await page.getByLabel(name).fill('a-password');
  await page.getByRole('button', { name: 'Submit' }).click();
  const toast = page.locator('.ant-notification-notice');
  await toast.hover();
  /** How far its right and its lower edge are from those of the window. */
  const fromCorner = () =>
    toast.evaluate((notice) => {
      const { right, bottom } = notice.getBoundingClientRect();
      return [innerWidth - right, innerHeight - bottom].map(Math.round);
    });
  await expect.poll(fromCorner).toEqual([24, 16]);
});
