import { browserScreens } from './support/adminScreens';
import { demoTest as test, expect } from './support/fixtures';
import { signIn } from './support/openBrowser';

test.use({ members: 600, viewport: { width: 1366, height: 768 } });

/** Fetched once the screen is at rest: how much of it has come when a test ends depends on the machine. */
const atRest = [
  'notices.js',
  'notices.css',
  'GET /version/get_version_list',
  'GET /api/user/list_delete_request',
  'GET /api/user_report/list_reported_user',
  'GET /payment/getPaymentList',
  'GET /api/vendor_ads/list_vendor_ads',
  'GET /api/panchanga/list_panchanga',
];

/** A file of the build by its name without the digits of its content, any other call by method and path. */
function nameOf(method: string, url: string) {
  const { pathname } = new URL(url);
  const [, name, extension] = /^\/assets\/(.+)\.[0-9a-f]{8}(\.\w+)$/.exec(pathname) ?? [];
  return name && extension ? name + extension : `${method} ${pathname}`;
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
        // Fetched once the screen is at rest.
        !file.startsWith('/assets/chart.') &&
        !file.startsWith('/assets/notices.') &&
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
    'the way to the dashboard and its chart needs few files, calls and style rules',
    { tag: '@commit' },
    async ({ page, server }) => {
      const names: string[] = [];
      page.on('request', (request) => names.push(nameOf(request.method(), request.url())));
      await signIn(page, server);
      await page.locator('.chart-place').scrollIntoViewIfNeeded();
      await page.locator('.chart canvas').first().waitFor();
      // What the files cost is limited where they are made: src/build/BudgetPlugin.ts.
      expect([...new Set(names)].filter((name) => !atRest.includes(name)).sort()).toEqual([
        'GET /',
        'GET /admins/listuser',
        'GET /analysis/details',
        'GET /analysis/user',
        'GET /config.js',
        'POST /admins/login',
        'antd.css',
        'antd.js',
        'chart.js',
        'main.js',
        'react.js',
        'screen.css',
        'screen.js',
        'table.js',
      ]);
      const sheets = await page.evaluate(() => {
        const count = (list: CSSRuleList): number =>
          Array.from(list).reduce((sum, rule) => sum + (rule instanceof CSSGroupingRule ? count(rule.cssRules) : 1), 0);
        return Array.from(document.styleSheets, ({ href, cssRules }) => ({ href: href ?? '', rules: count(cssRules) }));
      });
      const needed = sheets.filter(({ href }) => !href.includes('/assets/notices.'));
      expect(needed.reduce((sum, { rules }) => sum + rules, 0)).toBeLessThanOrEqual(1_300);
    },
  );
});
