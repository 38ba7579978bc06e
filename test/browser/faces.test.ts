import { demoTest as test, expect } from './support/fixtures';

test.use({ members: 900 });

test('walks the faces by the arrows, sees each photo whole and answers one with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/admin/requests?view=faces');
  const links = page.locator('.face .desk-link');
  await expect(links).toHaveCount(24);
  const focused = () => links.evaluateAll((all) => all.findIndex((link) => link === document.activeElement));
  const tops = await page.locator('.face').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const columns = tops.filter((top) => top === tops[0]).length;
  expect(columns).toBeGreaterThan(3);
  const steps: [key: string, index: number][] = [
    ['j', 0],
    ['ArrowDown', columns],
    ['ArrowRight', columns + 1],
    ['ArrowUp', 1],
    ['End', 23],
    ['ArrowDown', 23],
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowDown', columns + 1],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(index);
  }

  const sizes = await page
    .locator('.avatar-face')
    .evaluateAll((all) => [
      ...new Set(all.map((one) => `${Math.round(one.clientWidth)} × ${Math.round(one.clientHeight)}`)),
    ]);
  expect(sizes).toHaveLength(1);
  const photo = page.locator('.avatar-face img').first();
  expect(await photo.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');

  const chosen = page.locator('.face').nth(columns + 1);
  await page.keyboard.press('r');
  // A question is answered once its button has the focus.
  await page.waitForFunction(() => document.activeElement?.matches('.ant-modal-footer .ant-btn-primary'));
  await page.keyboard.press('Enter');
  await expect(chosen.getByRole('button', { name: 'Rejected' })).toBeVisible();
  await page.locator('.ant-modal').waitFor({ state: 'detached' });
  expect(await focused()).toBe(columns + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('#member-name').waitFor();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(24);
  expect(await focused()).toBe(columns);

  await page.setViewportSize({ width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  const [first, second, third] = await page
    .locator('.face')
    .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().left));
  expect(second).toBeGreaterThan(first ?? 0);
  expect(third).toBe(first);
});
