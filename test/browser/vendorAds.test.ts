import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoTest as test, expect } from './support/fixtures';

type Upload = { name: string; mimeType: string; buffer: Buffer };

const twoMegabytes = 2 * 1024 * 1024;
const tooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';

/** A picture as a camera makes it; readers stop at its end, so what is appended to reach a size does no harm. */
async function aPhoto(format: 'jpeg' | 'png', name: string, bytes = 0): Promise<Upload> {
  const canvas = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b4610a' } });
  const picture = await canvas.toFormat(format).toBuffer();
  const padding = Buffer.alloc(Math.max(0, bytes - picture.length));
  return { name, mimeType: `image/${format}`, buffer: Buffer.concat([picture, padding]) };
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add New Vendor ad' });
const sendButton = (page: Page) => form(page).locator('button[type=submit]');

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

const choosePicture = (page: Page, file: Upload) => form(page).locator('input[type=file]').setInputFiles(file);

/** Sends the form and waits until the ad stands first in the list. */
async function send(page: Page, title: string) {
  await sendButton(page).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('row').nth(1).getByText(title).waitFor();
}

async function openDetails(page: Page, title: string) {
  await page.getByRole('button', { name: `View Details of ${title}` }).click();
  return page.getByRole('dialog', { name: 'View Details' });
}

const isDrawn = (page: Page, title: string) =>
  page.waitForFunction((alt) => {
    const picture = document.querySelector<HTMLImageElement>(`[role=dialog] img[alt="${alt}"]`);
    return picture?.complete && picture.naturalWidth > 0;
  }, title);

test('stores and shows an ad with a picture of two megabytes', { tag: '@commit' }, async ({ page }) => {
  const title = 'Saffron Sweets';
  await openForm(page, title);
  await choosePicture(page, await aPhoto('jpeg', 'full.JPEG', twoMegabytes));
  await isDrawn(page, title);
  await send(page, title);
  await openDetails(page, title);
  await isDrawn(page, title);
});

test('refuses a byte more than two megabytes, makes it smaller on demand, and sends that', async ({ page }) => {
  await openForm(page, 'Ad that was too large');
  await choosePicture(page, await aPhoto('png', 'over.png', twoMegabytes + 1));
  await form(page).getByText(tooLarge).waitFor();
  expect(await form(page).locator('input[type=file]').inputValue()).toBe('');
  await form(page).getByRole('button', { name: 'Make it smaller for me' }).click();
  await form(page)
    .getByText(/^over\.jpg, \d+ kB$/)
    .waitFor();
  expect(await form(page).getByText(tooLarge).count()).toBe(0);
  await send(page, 'Ad that was too large');
  await openDetails(page, 'Ad that was too large');
  await isDrawn(page, 'Ad that was too large');
});
