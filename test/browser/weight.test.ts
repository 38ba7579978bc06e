import type { Page } from '@playwright/test';
import { browserScreens } from './support/adminScreens';
import { demoTest as test, expect } from './support/fixtures';
import { signIn } from './support/openBrowser';

test.use({ members: 600, viewport: { width: 1366, height: 768 } });

/** The chart follows its reply at once or at the next idle time: afterwards nothing is left to draw. */
async function waitForRest(page: Page) {
  await page.locator('.chart canvas').first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('the code of every screen sets out with the document', async ({ page }) => {
  await page.goto('/admin/users');
  const member = await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .getAttribute('href');
  const addresses = browserScreens.map(({ address, title }) => (title === 'Member' ? (member ?? '') : address));
  for (const address of addresses) {
    const document = await page.goto(address);
    const html = (await document?.text()) ?? '';
    await page.locator('#content .panel').first().waitFor();
    const announced = await page
      .locator('link[rel=preload], link[rel=prefetch]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const late = fetched.filter(
      (file) =>
        /^\/assets\/.*\.(js|css)$/.test(file) &&
        // Drawn once the screen is at rest.
        !file.startsWith('/assets/chart.') &&
        !announced.includes(file) &&
        !html.includes(`src="${file}"`) &&
        !html.includes(`href="${file}"`),
    );
    expect([address, ...late]).toEqual([address]);
  }
});

test.describe('for somebody who has yet to sign in', () => {
  test.use({ isSignedIn: false });

  test(
    'the way to the dashboard and its chart costs few calls, bytes and style rules',
    { tag: '@commit' },
    async ({ page, server }) => {
      const sizes: number[] = [];
      page.on('requestfinished', async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        sizes.push(responseBodySize + responseHeadersSize);
      });
      await signIn(page, server);
      await page.locator('.chart-place').scrollIntoViewIfNeeded();
      await waitForRest(page);
      const rules = await page.evaluate(() => {
        const count = (list: CSSRuleList): number =>
          Array.from(list).reduce((sum, rule) => sum + (rule instanceof CSSGroupingRule ? count(rule.cssRules) : 1), 0);
        return Array.from(document.styleSheets).reduce((sum, sheet) => sum + count(sheet.cssRules), 0);
      });
      expect(sizes.length).toBeLessThanOrEqual(24);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(695_000);
      expect(rules).toBeLessThanOrEqual(1_300);
    },
  );
});
