import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoTest as test, expect } from './support/fixtures';

const tooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';

/** A picture as a camera makes it; readers stop at its end, so what is appended to reach a size does no harm. */
async function aPhoto(name: string, bytes: number) {
  const canvas = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b4610a' } });
  const picture = await canvas.png().toBuffer();
  return { name, mimeType: 'image/png', buffer: Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]) };
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add New Vendor ad' });

async function openForm(page: Page, title: string) {
  await page.goto('/admin/vendor_ads');
  await page.getByRole('button', { name: 'Add Vendor Ad' }).click();
  await form(page).getByLabel('Category', { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Catering' }).click();
  await form(page).getByLabel('Title').fill(title);
  await form(page).getByLabel('Description').fill('Sweets for weddings');
  await form(page).getByLabel('Mobile').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('9876543210');
  await form(page).getByLabel('Email').fill('saffron@example.org');
  await form(page).getByLabel('Address').fill('4 Car Street, Udupi');
}

test(
  'refuses a byte more than two megabytes, makes it smaller on demand, sends that and shows it',
  { tag: '@commit' },
  async ({ page }) => {
    const title = 'Ad that was too large';
    await openForm(page, title);
    const file = form(page).locator('input[type=file]');
    await file.setInputFiles(await aPhoto('over.png', 2 * 1024 * 1024 + 1));
    await form(page).getByText(tooLarge).waitFor();
    expect(await file.inputValue()).toBe('');
    await form(page).getByRole('button', { name: 'Make it smaller for me' }).click();
    await form(page)
      .getByText(/^over\.jpg, \d+ kB$/)
      .waitFor();
    expect(await form(page).getByText(tooLarge).count()).toBe(0);
    await form(page).locator('button[type=submit]').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('row').nth(1).getByText(title).waitFor();
    await page.getByRole('button', { name: `View Details of ${title}` }).click();
    await page.waitForFunction((alt) => {
      const picture = document.querySelector<HTMLImageElement>(`[role=dialog] img[alt="${alt}"]`);
      return picture?.complete && picture.naturalWidth > 0;
    }, title);
  },
);
