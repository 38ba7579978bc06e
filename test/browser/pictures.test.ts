import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoTest as test, expect } from './support/fixtures';

/** From now on every picture is this large. */
async function drawPictures(page: Page, width: number, height: number) {
  const body = await sharp({ create: { width, height, channels: 3, background: '#b4610a' } })
    .png()
    .toBuffer();
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

/** The picture of the only dialog above the screen, once it is drawn. */
async function pictureOf(preview: Locator) {
  const picture = preview.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture;
}

/** How large it is shown, and whether all of that lies within the window, or within the button around it. */
const shownIn = (picture: Locator, frame: 'window' | 'button' = 'window') =>
  picture.evaluate((image, name) => {
    const { x, y, width, height, right, bottom } = image.getBoundingClientRect();
    const around = name === 'button' ? image.closest('button') : null;
    const edge = around?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isInside = x >= edge.left && y >= edge.top && right <= edge.right && bottom <= edge.bottom;
    return { width, height, isInside };
  }, frame);

for (const [width, height] of [
  [1, 1],
  [16, 4000],
  [4000, 16],
  [4000, 3000],
  [900, 1600],
] as const)
  test.describe(`a picture of ${width} × ${height}`, () => {
    test.beforeEach(({ page }) => drawPictures(page, width, height));

    /** All of it in its proportions at first, then in its own size. */
    async function isShownWhole(preview: Locator) {
      const picture = await pictureOf(preview);
      const shown = await shownIn(picture);
      expect(shown.isInside).toBe(true);
      expect(Math.abs(shown.width * height - shown.height * width) / Math.max(width, height)).toBeLessThan(1);
      if (shown.width > width - 1 && shown.height > height - 1) return;
      await preview.getByRole('button', { name: 'Own size' }).click();
      await expect
        .poll(async () => {
          const own = await shownIn(picture);
          return [Math.round(own.width / 8), Math.round(own.height / 8)];
        })
        .toEqual([Math.round(width / 8), Math.round(height / 8)]);
      await preview.getByRole('button', { name: 'Whole picture' }).click();
      await expect.poll(async () => (await shownIn(picture)).isInside).toBe(true);
    }

    test('is whole in the desk, and in the window by P', async ({ page }) => {
      await page.route('**/retrieve/userDetails*', async (route) => {
        const response = await route.fetch();
        const profile = await response.json();
        profile.personalDetails.profile_link = '/media/photo.png';
        await route.fulfill({ response, json: profile });
      });
      await page.goto('/admin/requests');
      await page.locator('.desk-link').first().click();
      const button = page.getByRole('button', { name: /^Enlarge the photo of / });
      const thumbnail = button.locator('img');
      await button.waitFor();
      expect(await thumbnail.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
      expect((await shownIn(thumbnail, 'button')).isInside).toBe(true);

      await button.focus();
      await page.keyboard.press('p');
      const preview = page.getByRole('dialog');
      await isShownWhole(preview);
      await page.keyboard.press('Escape');
      await preview.waitFor({ state: 'detached' });
      await expect(button).toBeFocused();
      // A letter of the desk did nothing, and the desk is still open.
      await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    });

    test('of an ad is whole from its details', async ({ page }) => {
      await page.goto('/admin/vendor_ads');
      await page
        .getByRole('button', { name: /^View Details of / })
        .first()
        .click();
      const details = page.getByRole('dialog', { name: 'View Details' });
      await details.getByRole('button', { name: /^Enlarge the picture of / }).click();
      const preview = page.getByRole('dialog').nth(1);
      await isShownWhole(preview);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(details).toBeVisible();
    });
  });

test('turns a picture, and goes to the next and the previous one of the expired ads', async ({ page }) => {
  await drawPictures(page, 300, 200);
  await page.goto('/admin/expired_vendor_ads');
  const buttons = page.getByRole('button', { name: /^Enlarge the picture of / });
  const [first, second] = await Promise.all([0, 1].map((index) => buttons.nth(index).getAttribute('aria-label')));
  const preview = (label: string | null) =>
    page.getByRole('dialog', { name: label?.replace('Enlarge the picture of ', ''), exact: true });
  await buttons.first().click();
  const picture = await pictureOf(preview(first ?? null));
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect.poll(async () => (await shownIn(picture)).height).toBe(300);
  await page.keyboard.press('ArrowRight');
  await preview(second ?? null).waitFor();
  await page.keyboard.press('ArrowLeft');
  await preview(first ?? null).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(buttons.first()).toBeFocused();
});
