import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { daysAgo } from '../support/builders';
import { expect } from './support/fixtures';
import { profileTest as test } from './support/profiles';

const count = 100_000;
const names = ['Asha Rao', 'Ravi Kumar', 'ಕಾವ್ಯಾ ಭಟ್', 'Mohan Das Gupta', 'Lakshmi Narayanan', 'Priya S', 'Sunita Devi'];
const states = ['Success', 'Failed', 'Processing'];

const aPayment = (index: number) => ({
  payment_index: count - index,
  user_name: `${names[index % names.length]} ${index % 9973}`,
  phone_no: `9198${String((index * 7919) % 100_000_000).padStart(8, '0')}`,
  created_at: daysAgo((index / count) * 547 + 0.01),
  state: states[index % states.length],
});

/** How many rows the list has. */
const sentence = (page: Page, text: RegExp | string = /[a-z]/) => page.locator('.list-count').filter({ hasText: text });

async function exportedRows(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.startsWith('\ufeff"Name","Mobile"')).toBe(true);
  return file.trimEnd().split('\r\n').length - 1;
}

test('opens, pages, searches, filters and saves a hundred thousand payments', async ({ open, server }) => {
  const payment_list = Array.from({ length: count }, (_, index) => aPayment(index));
  const body = JSON.stringify({ responseCode: 200, message: 'Listed.', responseData: { payment_list } });
  const calls: (string | null)[] = [];
  server.standInBetween(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, server.address);
    if (pathname !== '/payment/getPaymentList') return false;
    calls.push(searchParams.get('filter_type'));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return true;
  });
  const tab = await open('/admin/premium-analytics');
  await sentence(tab).waitFor();
  expect(await sentence(tab).textContent()).toBe('100,000 payments');
  expect(await exportedRows(tab)).toBe(100_000);

  await tab.getByRole('link', { name: 'Last page' }).click();
  await tab.waitForURL(/page=10000$/);
  await tab.getByRole('link', { name: 'Page 9999' }).waitFor();
  await tab.getByRole('searchbox').fill('ಕಾವ್ಯಾ 777');
  await sentence(tab, /^[1-9]\d* of 100,000 payments/).waitFor();
  const found = await tab.locator('tbody .person-name').allTextContents();
  expect(found).toHaveLength(10);
  expect(found.filter((name) => !name.startsWith('ಕಾವ್ಯಾ'))).toEqual([]);
  expect(await exportedRows(tab)).toBe(Number((await sentence(tab).textContent())?.split(' ')[0]));

  await tab.getByRole('searchbox').fill('');
  await sentence(tab, /^100,000 payments$/).waitFor();
  calls.splice(0);
  await tab.getByRole('combobox', { name: 'Payments to list' }).click();
  await tab.locator('.ant-select-item-option').getByText('Failed Payments').click();
  await sentence(tab, /^[\d,]+ failed payments$/).waitFor();
  expect(calls).toEqual(['3']);
});
