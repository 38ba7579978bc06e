import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { demoTest as test, expect } from './support/fixtures';

const here = '/admin/daily_panchanga';

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
  const dialog = page.getByRole('dialog', { name: /^Share / });
  const picture = dialog.getByRole('img', { name: /Daily Panchanga[^]*Sunrise \d\d:\d\d · Udupi[^]*until \d\d:\d\d/ });
  await picture.waitFor();

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^panchanga-\d{4}-\d\d-\d\d\.png$/);
  const image = sharp(readFileSync(await download.path()));
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
  // Below its head: letters on a pale ground.
  const { channels } = await sharp(
    await image.extract({ left: 0, top: 500, width: 1080, height: 700 }).toBuffer(),
  ).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);

  await dialog.getByText('हिन्दी').click();
  await dialog.getByRole('img', { name: /दैनिक पंचांग/ }).waitFor();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await dialog.getByText('Text copied').waitFor();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(told).toEqual([expect.stringMatching(/^दैनिक पंचांग/), `${download.suggestedFilename()} image/png`]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await dialog.getByText('The browser did not let the text be copied.').waitFor();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByText('The picture could not be shared. It can be saved instead.').waitFor();
});
