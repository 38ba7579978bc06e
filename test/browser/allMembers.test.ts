import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { areWaiting, waitingRequests } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

test.use({ members: 5000 });

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

declare global {
  /** The calls for a page of the list: under way, at most at once, and all of them. */
  var listCalls: { now: number; most: number; all: number };
}

/** Counted in the page: outside it, the ends of calls are heard late. */
const watchCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls = { now: 0, most: 0, all: 0 };
    const send = window.fetch;
    window.listCalls = calls;
    window.fetch = async (input, init) => {
      if (!String(input).includes('/admins/listuser')) return send(input, init);
      calls.now += 1;
      calls.all += 1;
      calls.most = Math.max(calls.most, calls.now);
      return send(input, init).finally(() => (calls.now -= 1));
    };
  });

test('reads thousands of members to find one by e-mail, and saves a group that parses back row by row', async ({
  page,
}) => {
  await watchCalls(page);
  await page.goto('/admin/users');
  const figure = (name: string) => page.locator(`.stat-${name} dd`).filter({ hasText: /\d/ });
  const countOf = async (name: string) => Number((await figure(name).textContent())?.replace(/\D/g, ''));
  const total = await countOf('users');
  expect(total).toBeGreaterThan(4000);
  await page.waitForLoadState('networkidle');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: /Exporting [\d,]+ of/ }).waitFor();
  // The list stays, and can be gone through meanwhile.
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('**page=2');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^users-accepted-${total}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  await page.getByText(/^Exported [\d,]+ rows$/).waitFor();
  const calls = await page.evaluate(() => window.listCalls);
  // Beside three of the reading, one of the list.
  expect(calls.most).toBeLessThanOrEqual(3 + 1);
  expect(calls.all).toBeLessThanOrEqual(Math.ceil(total / 10) + 4);

  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const [headings, ...rows] = parsedCsv(text.slice(1));
  expect(headings).toEqual(['Name', 'E-mail', 'Phone Number', 'User Id', 'Status']);
  expect(rows).toHaveLength(total);
  expect(rows.filter((row) => row.length !== 5)).toEqual([]);
  expect(new Set(rows.map((row) => row[3])).size).toBe(total);
  expect(rows.filter((row) => row.some((cell) => /^\s*([=\-@]|\+(?![\d ]+$))/.test(cell)))).toEqual([]);

  // Who joined when depends on the day, and not everybody has an address.
  const email =
    rows
      .slice(1234)
      .map((row) => row[1] ?? '')
      .find((cell) => cell.includes('@')) ?? '';
  const address = `/admin/users?name=${encodeURIComponent(email.toUpperCase())}`;
  await page.goto(address);
  const all = total + (await countOf('requests')) + (await countOf('rejected'));
  await page.getByRole('button', { name: `Search all ${all.toLocaleString('en')} members` }).click();
  await page.getByText(/^Searching… [\d,]+ of/).waitFor();
  await page.getByText(`All ${all.toLocaleString('en')} members were read just now.`).waitFor({ timeout: 60_000 });
  await page.locator('tbody').getByText(email).first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe(email.toUpperCase());
});

test(
  'answers thirty requests, a third of which fail, and repeats nothing but the failures',
  { tag: '@commit' },
  async ({ page, complaints }) => {
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
    await page.getByText('9 accepted successfully!!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(asked.slice(30).sort()).toEqual(failed.sort());
    expect(new Set(answered).size).toBe(answered.length);
    expect(figures.length).toBeLessThanOrEqual(2);
    expect(await page.getByRole('button', { name: 'Accepted' }).count()).toBe(10);
    // The browser itself reports each failure that was injected.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
  },
);
