import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { areWaiting, waitingRequests } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

test.use({ members: 5000 });

const shownNames = (page: Page) => page.locator('tbody .person-name').allTextContents();

/** A file as RFC 4180 has it, read character by character; fails on anything that is not. */
function parsedCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] !== '"') throw new Error(`A cell without quotes at ${at}.`);
    let cell = '';
    for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
      if (at >= text.length) throw new Error('A cell without an end.');
      if (text[at] === '"') at += 1;
      cell += text[at];
    }
    cells.push(cell);
    const isRowOver = text.startsWith('\r\n', at + 1);
    if (!isRowOver && text[at + 1] !== ',') throw new Error(`Neither a comma nor a line's end at ${at + 1}.`);
    if (isRowOver) {
      rows.push(cells);
      cells = [];
    }
    at += isRowOver ? 3 : 2;
  }
  return rows;
}

/** How many calls for a page of the list are under way at most. */
function watchCalls(page: Page) {
  const calls = { most: 0, all: 0 };
  let underWay = 0;
  const isPage = (url: string) => url.includes('/admins/listuser');
  page.on('request', (request) => {
    if (!isPage(request.url())) return;
    underWay += 1;
    calls.all += 1;
    calls.most = Math.max(calls.most, underWay);
  });
  page.on('requestfinished', (request) => void (underWay -= isPage(request.url()) ? 1 : 0));
  return calls;
}

test('searches and sorts thousands of members, saves them all, and parses back row by row', async ({ page }) => {
  await page.goto('/admin/users');
  const searchAll = page.getByRole('button', { name: 'Search everyone (by phone and e-mail too)' });
  const total = Number(
    (await page.locator('.stat-users [role=definition]').filter({ hasText: /\d/ }).textContent())?.replace(/\D/g, ''),
  );
  expect(total).toBeGreaterThan(4000);
  await page.waitForLoadState('networkidle');
  const calls = watchCalls(page);
  await searchAll.click();
  await page.getByText(/of about/).waitFor();
  await page.getByText(`${total.toLocaleString('en')} members · updated`).waitFor({ timeout: 60_000 });
  expect(calls.most).toBeLessThanOrEqual(3);
  expect(calls.all).toBeLessThanOrEqual(Math.ceil(total / 10) + 2);

  await page.getByRole('columnheader', { name: 'Name' }).click();
  await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  expect(new URL(page.url()).search).toContain('sort=name');
  const first = await shownNames(page);
  expect(first).toHaveLength(10);
  expect([...first].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare)).toEqual(first);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  await page.getByText(`Exported ${total.toLocaleString('en-US')} rows`).waitFor();
  expect(file.suggestedFilename()).toMatch(new RegExp(`^users-accepted-${total}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const [headings, ...rows] = parsedCsv(text.slice(1));
  expect(headings).toEqual(['Name', 'E-mail', 'Phone Number', 'User Id', 'Status']);
  expect(rows).toHaveLength(total);
  expect(rows.filter((row) => row.length !== 5)).toEqual([]);
  expect(new Set(rows.map((row) => row[3])).size).toBe(total);
  expect(rows.filter((row) => row.some((cell) => /^\s*[=+\-@]/.test(cell)))).toEqual([]);
  expect(rows.slice(0, 10).map((row) => row[0])).toEqual(first);

  // Who joined when depends on the day, and not everybody has an address.
  const email =
    rows
      .slice(1234)
      .map((row) => row[1] ?? '')
      .find((cell) => cell.includes('@')) ?? '';
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await page.getByText(/^[1-9]\d* found\.$/).waitFor();
  await page.locator('tbody').getByText(email).first().waitFor();
  await page.reload();
  await page.getByText(/^[1-9]\d* found\.$/).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('searchbox').inputValue()).toBe(email.toUpperCase());
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Search everyone (by phone and e-mail too)' }).waitFor();
});

test('answers thirty requests, a third of which fail, and repeats nothing but the failures', async ({
  page,
  complaints,
}) => {
  await page.goto('/admin/dashboard');
  const waiting = await waitingRequests(page);
  const asked: string[] = [];
  const answered: string[] = [];
  let isFailing = true;
  await page.route('**/admins/accept?*', async (route) => {
    const id = new URL(route.request().url()).searchParams.get('user_id') ?? '';
    asked.push(id);
    if (isFailing && asked.length % 10 < 3)
      return route.fulfill({ status: 500, json: { message: 'Injected failure.' } });
    answered.push(id);
    return route.continue();
  });

  await page.goto('/admin/requests');
  await page.getByRole('button', { name: 'Select rows' }).click();
  for (const number of [1, 2, 3]) {
    if (number > 1) await page.getByRole('link', { name: `Page ${number}` }).click();
    await page.waitForURL(number > 1 ? `**page=${number}*` : '**/requests*');
    // Unchecked it belongs to the new page.
    await page.getByRole('checkbox', { name: 'All on this page', checked: false }).check();
    await page.getByText(`${number * 10} selected`).waitFor();
  }
  await page.getByRole('button', { name: 'Accept 30' }).click();
  const figures: string[] = [];
  page.on('request', (request) => request.url().endsWith('/analysis/details') && figures.push(request.url()));
  const dialog = page.getByRole('dialog', { name: 'Accept the requests' });
  await dialog.getByRole('button', { name: 'Accept 30' }).click();
  await dialog.getByText('21 members accepted, 9 failed.').waitFor();
  expect(await dialog.getByText('Failed: Injected failure.').count()).toBe(9);
  expect(asked).toHaveLength(30);
  await page.getByText('21 accepted successfully!!').waitFor();
  await areWaiting(page, waiting - 21);
  expect(figures).toHaveLength(1);

  isFailing = false;
  const failed = asked.filter((id) => !answered.includes(id));
  await dialog.getByRole('button', { name: 'Try the failures again' }).click();
  await dialog.getByText('30 members accepted.').waitFor();
  expect(asked.slice(30).sort()).toEqual(failed.sort());
  expect(new Set(answered).size).toBe(answered.length);
  expect(figures.length).toBeLessThanOrEqual(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('button', { name: 'Accepted' }).count()).toBe(10);
  // The browser itself reports each failure that was injected.
  expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
});
