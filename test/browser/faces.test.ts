import { demoTest as test, expect } from './support/fixtures';

test.use({ members: 900 });

test('walks the faces by the arrows, and sees each photo whole', async ({ page }) => {
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

  await page.setViewportSize({ width: 390, height: 844 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  const [first, second, third] = await page
    .locator('.face')
    .evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().left));
  expect(second).toBeGreaterThan(first ?? 0);
  expect(third).toBe(first);
});
