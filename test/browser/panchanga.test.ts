import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoTest as test, expect } from './support/fixtures';
import { flaws } from './support/flaws';

type Entry = { daily_panchanga_id: number; date: string; thithi: string };

const here = '/admin/daily_panchanga';
const addCalls = '**/api/panchanga/add_panchanga';

/** What the server has, asked for with the session of the page. */
const entriesOf = (page: Page) =>
  page.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('persist:auth') ?? '{}') as { token: string }; // the console wrote it
    const headers = { 'x-access-token': String(JSON.parse(stored.token)) };
    const answer = await fetch('/api/panchanga/list_panchanga', { headers });
    return ((await answer.json()) as { responseData: Entry[] }).responseData; // the companion's own shape
  });

/** Counts what an administrator does. */
function actor(page: Page) {
  let actions = 0;
  return {
    actions: () => actions,
    press: async (name: string | RegExp) => {
      actions += 1;
      await page.getByRole('button', { name }).last().click();
    },
  };
}

/** How many presses of 'Next month' lead to the next month of thirty days of which nothing is entered yet. */
function leavesToTurn() {
  const now = new Date();
  for (let count = 1; ; count += 1) {
    const days = new Date(now.getFullYear(), now.getMonth() + count + 1, 0).getDate();
    // The demonstration data reach five days into the future.
    if (days === 30 && (count > 1 || now.getDate() < 23)) return count;
  }
}

test('fills a month of thirty missing days in less than ten actions', async ({ page }) => {
  await page.goto(here);
  const { press, actions } = actor(page);
  await press('Month planner');
  for (let turn = leavesToTurn(); turn > 0; turn -= 1) await press('Next month');
  await page.getByText('30 missing').waitFor();
  await press('Fill the missing days');
  await press('Add 30 days');
  await page.getByText('30 days added').waitFor();
  await page.getByText('30 match', { exact: true }).waitFor();
  expect(actions()).toBeLessThan(10);
});

test('reports a run in which every fifth day fails exactly, and completes it without adding a day twice', async ({
  page,
  complaints,
}) => {
  let asked = 0;
  let isFailing = true;
  await page.route(addCalls, async (route) => {
    asked += 1;
    if (!isFailing || asked % 5 !== 0) return route.continue();
    // Every other failure comes after the day was saved: its answer is lost on the way.
    if (asked % 10 === 0) await route.fetch();
    return route.fulfill({ status: 500, json: { message: 'Injected failure.' } });
  });
  await page.goto(`${here}?view=month&month=2031-06`);
  await page.getByText('30 missing').waitFor();
  await page.getByRole('button', { name: 'Fill the missing days' }).click();
  const box = page.getByRole('dialog', { name: 'Fill the missing days of June 2031' });
  await box.getByRole('row').nth(30).waitFor();
  expect(await box.getByRole('row').count()).toBe(31);
  await box.getByRole('button', { name: 'Add 30 days' }).click();
  await box.getByText('24 days added, 6 failed.').waitFor();
  expect(await box.getByText('Failed: Injected failure.').count()).toBe(6);
  expect(asked).toBe(30);
  isFailing = false;
  await box.getByRole('button', { name: 'Resume with the 6 days left' }).click();
  await page.getByText('6 days added', { exact: true }).waitFor();
  await box.waitFor({ state: 'detached' });
  // Three of the six were saved already.
  expect(asked).toBe(33);
  const june = (await entriesOf(page)).filter(({ date }) => date.startsWith('2031-06')).map(({ date }) => date);
  expect(june).toHaveLength(30);
  expect(new Set(june).size).toBe(30);
  // The browser itself reports each failure that was injected.
  expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  test('computes the same wherever the browser stands, and gives its list of names to the keyboard', async ({
    page,
  }) => {
    await page.goto(`${here}?add=2026-11-22`);
    const tithi = page.getByRole('combobox', { name: 'Thithi' });
    await page.getByText('until 02:38, Nov 23').waitFor();
    expect(await tithi.inputValue()).toBe('Shukla Trayodashi');
    await page.getByText('Sunrise in Udupi 06:33.').waitFor();

    await tithi.focus();
    await tithi.fill('Bidi');
    await page.locator('.ant-select-item-option').getByText('Krishna Dwitiya').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await tithi.inputValue()).toBe('Krishna Dwitiya');
    await page.getByText('Almanac: Shukla Trayodashi, until 02:38, Nov 23').waitFor();

    // Escape closes the list, then asks; nothing that was typed is lost by accident.
    await page.keyboard.press('ArrowDown');
    await page.locator('.ant-select-dropdown:visible').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'hidden' });
    expect(await page.getByText('Discard what you typed?').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByText('Discard what you typed?').waitFor();
  });
});

test('breaks no rule of accessibility, and stays within the window', async ({ page }) => {
  const found: string[] = [];
  const look = async (what: string) => found.push(...(await flaws(page)).map((flaw) => `${what}: ${flaw}`));
  await page.goto(here);
  await look('the list');
  await page.goto(`${here}?add=2026-11-21`);
  await page
    .getByText(/^until /)
    .first()
    .waitFor();
  await look('the box');
  await page.getByRole('combobox', { name: 'Yoga' }).fill('s');
  await page.locator('.ant-select-dropdown:visible').waitFor();
  await look('its list of names');
  await page.goto(`${here}?view=month`);
  await page.getByRole('button', { name: /^Almanac: / }).click();
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.keyboard.type('Other');
  await page.locator('.ant-select-item-option').getByText('Other coordinates...').click();
  await page.getByLabel('Latitude').fill('913');
  await look('the planner');
  await page.goto(`${here}?view=month&month=2032-02`);
  await page.getByRole('button', { name: 'Fill the missing days' }).click();
  await page.getByRole('dialog').waitFor();
  await look('the preview');
  expect(found).toEqual([]);
});

test.describe('from dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('prints a month on one sheet', async ({ page }) => {
    await page.goto(`${here}?view=month&month=2032-03`);
    await page.getByRole('button', { name: 'Fill the missing days' }).click();
    await page.getByRole('button', { name: 'Add 31 days' }).click();
    await page.getByText('31 match', { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('heading', { name: 'Daily Panchanga, March 2032' }).isVisible()).toBe(true);
    for (const part of ['.top-bar', '.admin-side', '.stats', '.footer', '.month', '.list-head'])
      expect(await page.locator(part).first().isVisible()).toBe(false);
  });
});

test('shares today as a picture and as a text', async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    const share = async ({ files }: { files: File[] }) =>
      void told.push(...files.map(({ name, type }) => `${name} ${type}`));
    const clipboard = { writeText: async (text: string) => void told.push(text) };
    Object.assign(navigator, { canShare: () => true, share });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.assign(window, { told });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told); // set above
  await page.goto(here);
  await page.getByRole('row').filter({ hasText: 'Today' }).getByRole('button', { name: 'Share' }).click();
  const box = page.getByRole('dialog', { name: /^Share / });
  const picture = box.getByRole('img', { name: /Daily Panchanga[^]*Sunrise \d\d:\d\d · Udupi[^]*until \d\d:\d\d/ });
  await picture.waitFor();
  expect(await flaws(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await box.getByRole('button', { name: 'Save picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^panchanga-\d{4}-\d\d-\d\d\.png$/);
  const image = sharp(readFileSync(await download.path()));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  // Below its head: letters on a pale ground.
  const { channels } = await sharp(
    await image.extract({ left: 0, top: 500, width: 1080, height: 700 }).toBuffer(),
  ).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);

  await box.getByText('हिन्दी').click();
  await box.getByRole('img', { name: /दैनिक पंचांग/ }).waitFor();
  await box.getByRole('button', { name: 'Copy text' }).click();
  await box.getByText('Text copied').waitFor();
  await box.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(told).toEqual([expect.stringMatching(/^दैनिक पंचांग/), `${download.suggestedFilename()} image/png`]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await box.getByRole('button', { name: 'Copy text' }).click();
  await box.getByText('The browser did not let the text be copied.').waitFor();
  await box.getByRole('button', { name: 'Share', exact: true }).click();
  await box.getByText('The picture could not be shared. It can be saved instead.').waitFor();
});
