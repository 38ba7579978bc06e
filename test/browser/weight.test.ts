import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';

test.use({ members: 600, viewport: { width: 1366, height: 768 } });

/** Counts what is painted on canvases from the start of the page on. */
const countStrokes = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { strokes: 0 });
    const { stroke } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.stroke = function (this: CanvasRenderingContext2D, ...path: Path2D[]) {
      (window as unknown as { strokes: number }).strokes += 1; // set above
      Reflect.apply(stroke, this, path);
    };
  });

const strokes = (page: Page) => page.evaluate(() => (window as unknown as { strokes: number }).strokes); // set above

/** The chart follows its reply at once or at the next idle time: afterwards nothing is left to draw. */
async function waitForRest(page: Page) {
  await page.locator('.chart canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
}

for (const [screen, address] of [
  ['dashboard', '/admin/dashboard'],
  ['payments', '/admin/premium-analytics'],
] as const)
  test(`a page turn of the ${screen}'s table leaves the chart alone`, async ({ page }) => {
    await countStrokes(page);
    await page.goto(address);
    await waitForRest(page);
    const drawn = await strokes(page);
    expect(drawn).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current]')).waitFor();
    await page.locator('.list[aria-busy=false]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect((await strokes(page)) - drawn).toBe(0);
  });
