import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { servePayments } from './support/servePayments';
import { demoTest as test, expect } from './support/fixtures';

/** How many rows the list has. */
const sentence = (page: Page, text: RegExp | string = /[a-z]/) => page.locator('.list-count').filter({ hasText: text });

async function exportedRows(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.startsWith('\ufeff"Name","Mobile"')).toBe(true);
  return file.trimEnd().split('\r\n').length - 1;
}

test('opens, pages, searches, filters and saves a hundred thousand payments', async ({ browser, server, page }) => {
  const payments = await servePayments(server.address, 100_000);
  const storageState = await page.context().storageState();
  storageState.origins.forEach((origin) => (origin.origin = payments.address));
  const tab = await (await browser.newContext({ baseURL: payments.address, storageState })).newPage();
  await tab.goto('/admin/premium-analytics');
  await sentence(tab).waitFor();
  expect(await sentence(tab).textContent()).toBe('100,000 payments');
  expect(await exportedRows(tab)).toBe(100_000);

  await tab.getByRole('link', { name: 'Last page' }).click();
  await tab.waitForURL(/page=10000$/);
  await tab.getByRole('link', { name: 'Page 9999' }).waitFor();
  await tab.getByRole('searchbox').fill('ಕಾವ್ಯಾ 777');
  await sentence(tab, /^[1-9]\d* of 100,000 payments/).waitFor();
  const names = await tab.locator('tbody .person-name').allTextContents();
  expect(names).toHaveLength(10);
  expect(names.filter((name) => !name.startsWith('ಕಾವ್ಯಾ'))).toEqual([]);
  expect(await exportedRows(tab)).toBe(Number((await sentence(tab).textContent())?.split(' ')[0]));

  await tab.getByRole('searchbox').fill('');
  await sentence(tab, /^100,000 payments$/).waitFor();
  payments.calls.splice(0);
  await tab.getByRole('combobox', { name: 'Payments to list' }).click();
  await tab.locator('.ant-select-item-option').getByText('Failed Payments').click();
  await sentence(tab, /^[\d,]+ failed payments$/).waitFor();
  expect(payments.calls).toEqual(['3']);
  await tab.context().close();
  payments.close();
});
