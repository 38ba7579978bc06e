import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { flaws } from './support/flaws';
import { servePayments } from './support/servePayments';
import { demoTest, expect } from './support/fixtures';

type Served = Awaited<ReturnType<typeof servePayments>>;
const servers = new Map<number, Served>();

/** The product as it is, but for its payments, of which there are so many. */
const test = demoTest.extend<{ count: number }>({
  count: [100_000, { option: true }],
  server: async ({ server, count }, provide) => {
    const payments = servers.get(count) ?? (await servePayments(server.address, count));
    servers.set(count, payments);
    await provide({ ...server, address: payments.address });
  },
});

test.afterAll(() => servers.forEach(({ close }) => void close()));

/** How many rows the list has. */
const sentence = (page: Page, text: RegExp | string = /[a-z]/) => page.locator('.list-count').filter({ hasText: text });

async function openPayments(page: Page, search = '') {
  await page.goto(`/admin/premium-analytics${search}`);
  await sentence(page).waitFor();
}

test('opens, pages, searches, filters and saves a hundred thousand payments', async ({ page, count }) => {
  await openPayments(page);
  expect(await sentence(page).textContent()).toBe('100,000 payments');

  await page.getByRole('link', { name: 'Last page' }).click();
  await page.waitForURL(/page=10000$/);
  await page.getByRole('link', { name: 'Page 9999' }).waitFor();
  await page.getByRole('searchbox').fill('ಕಾವ್ಯಾ 777');
  await sentence(page, /^[1-9]\d* of 100,000 payments/).waitFor();
  const names = await page.locator('tbody .person-name').allTextContents();
  expect(names).toHaveLength(10);
  expect(names.filter((name) => !name.startsWith('ಕಾವ್ಯಾ'))).toEqual([]);

  const found = Number((await sentence(page).textContent())?.split(' ')[0]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.startsWith('\ufeff"Name","Mobile"')).toBe(true);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + found);

  await page.getByRole('searchbox').fill('');
  await sentence(page, /^100,000 payments$/).waitFor();
  servers.get(count)?.calls.splice(0);
  await page.getByRole('combobox', { name: 'Payments to list' }).click();
  await page.locator('.ant-select-item-option').getByText('Failed Payments').click();
  await sentence(page, /^[\d,]+ failed payments$/).waitFor();
  expect(servers.get(count)?.calls).toEqual(['3']);
});

test('saves all of a hundred thousand payments', async ({ page, count }) => {
  await openPayments(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('Exported 100,000 rows').waitFor();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + count);
});

test.describe('of fewer payments, which are shown in the same way,', () => {
  test.use({ count: 2_000 });

  test('breaks no rule of accessibility, and stays within the window', async ({ page }) => {
    const found: string[] = [];
    for (const search of ['', '?view=calls', '?view=stuck', '?filter=failed', '?search=nobody+at+all']) {
      await page.goto(`/admin/premium-analytics${search}`);
      await sentence(page).waitFor();
      await page.getByRole('heading', { name: 'Payments per month' }).click();
      await page.getByText('Show as table').click();
      await page
        .getByRole('img', { name: /^Payments per month from/ })
        .locator('canvas')
        .first()
        .waitFor();
      found.push(...(await flaws(page)).map((flaw) => `${search}: ${flaw}`));
    }
    expect(found).toEqual([]);
  });
});
