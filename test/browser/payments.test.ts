import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { looks } from './support/looks';
import { openBrowser, signIn, visit } from './support/openBrowser';
import { servePayments } from './support/servePayments';
import { makeDataFolder, startServer, type RunningServer } from './support/startServer';
import { violations } from './support/violations';

const count = 100_000;
const data = makeDataFolder();
let browser: Browser;
let server: RunningServer;
let payments: Awaited<ReturnType<typeof servePayments>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer(data.folder)]);
  payments = await servePayments(server.address, count);
});

afterAll(async () => {
  await browser.close();
  payments.close();
  await server.stop();
  data.remove();
});

const sentence = (page: Page) => page.getByRole('region', { name: 'Figures of these payments' }).getByRole('status');

async function openPayments(page: Page, search = '') {
  await signIn(page, { ...server, address: payments.address });
  await page.goto(`${payments.address}/admin/premium-analytics${search}`);
  await sentence(page).getByText('payments').waitFor();
}

it('opens, pages, searches, filters and saves a hundred thousand payments in a worker of their own', async () => {
  const { page, complaints, leave } = await visit(browser);
  await openPayments(page);
  expect(await sentence(page).textContent()).toBe('100,000 payments.');
  expect(page.workers()).toHaveLength(1);

  await page.getByRole('link', { name: 'Last page' }).click();
  await page.waitForURL(/page=10000$/);
  await page.getByRole('link', { name: 'Page 9999' }).waitFor();
  await page.getByRole('searchbox').fill('ಕಾವ್ಯಾ 777');
  await sentence(page)
    .getByText(/^[1-9]\d* of 100,000 payments\.$/)
    .waitFor();
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
  await sentence(page).getByText('100,000 payments.').waitFor();
  payments.calls.length = 0;
  await page.getByRole('combobox', { name: 'Payments to list' }).selectOption('Failed Payments');
  await sentence(page).getByText('the others were not asked for').waitFor();
  expect(payments.calls).toEqual(['3']);
  expect(complaints).toEqual([]);
  await leave();
});

it('saves all of a hundred thousand payments', async () => {
  const { page, leave } = await visit(browser);
  await openPayments(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText('100000 rows saved.').waitFor();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + count);
  await leave();
});

it('leaves no worker behind when the administrator signs out', async () => {
  const { page, leave } = await visit(browser);
  await openPayments(page);
  const [worker] = page.workers();
  const ended = new Promise((resolve) => worker?.once('close', resolve));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Logout').click();
  await page.getByLabel('Email').waitFor();
  await ended;
  expect(page.workers()).toEqual([]);
  await leave();
});

it.each(looks)('breaks no rule of accessibility on %s', async (_where, colorScheme, viewport) => {
  const { page, complaints, leave } = await visit(browser, { viewport, colorScheme });
  await openPayments(page);
  const findings: string[] = [];
  for (const search of ['', '?view=calls', '?view=stuck', '?filter=failed', '?find=nobody+at+all']) {
    await page.goto(`${payments.address}/admin/premium-analytics${search}`);
    await sentence(page).getByText('payments').waitFor();
    await page.getByText('The figures as a table').click();
    await page
      .getByRole('img', { name: /^Payments per month from/ })
      .locator('canvas')
      .first()
      .waitFor();
    findings.push(...(await violations(page)).map((finding) => `${search}: ${finding}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      findings.push(`${search} is too wide`);
  }
  expect(findings).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
