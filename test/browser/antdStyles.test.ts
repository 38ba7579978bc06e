import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { antdComponents } from '../../src/build/antdComponents';
import { expect, test } from './support/fixtures';

const site = 'http://antd.test';
const bothPages = ['extracted', 'runtime']
  .map((styles) => `<iframe name="${styles}" src="/${styles}/index.html" width="1300" height="900"></iframe>`)
  .join('');

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antd-styles-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'test/browser/antd/build.ts', folder], { stdio: 'inherit' });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Both pages side by side, each with every component. */
async function openBoth(page: Page) {
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: bothPages })
      : route.fulfill({ path: path.join(folder, pathname) });
  });
  await page.goto(site);
  for (const styles of ['extracted', 'runtime'])
    await page.frameLocator(`[name=${styles}]`).getByText('Not saved').waitFor();
}

/** Every computed property in which the two pages differ, of all elements and of what stands before and after them. */
const differences = (page: Page) =>
  page.evaluate(() => {
    const [one, other] = Array.from(window.frames, ({ document }) => {
      document.getAnimations().forEach((animation) => animation.cancel());
      // One of the two pages alone can have the focus.
      (document.activeElement as HTMLElement | null)?.blur(); // of another window, whose elements are no instances of ours
      return Array.from(document.body.querySelectorAll('*'));
    });
    if (!one || !other || one.length !== other.length) return { compared: 0, found: ['They hold other elements.'] };
    let compared = 0;
    const found: string[] = [];
    one.forEach((element, index) => {
      const twin = other[index] ?? element;
      for (const part of ['', '::before', '::after']) {
        const [style, wanted] = [element, twin].map((one) =>
          one.ownerDocument.defaultView?.getComputedStyle(one, part),
        );
        // What has no content is not drawn.
        if (part !== '' && style?.content === 'none' && wanted?.content === 'none') continue;
        compared += wanted?.length ?? 0;
        // Their text holds the same properties, and is made much faster than each of them.
        if (wanted?.cssText && style?.cssText === wanted.cssText) continue;
        for (const name of wanted ?? []) {
          const [value, right] = [style, wanted].map((values) => values?.getPropertyValue(name));
          const component = element.closest('[data-component]')?.getAttribute('data-component');
          if (value !== right) found.push(`${component} ${element.className}${part} ${name}: ${value}, not ${right}`);
        }
      }
    });
    return { compared, found };
  });

test.describe('the extracted style sheets', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in the ${colorScheme} scheme`, () => {
      test.use({ colorScheme });

      test('look as the styles that Ant Design computes', async ({ page }) => {
        await openBoth(page);
        const { compared, found } = await differences(page);
        expect(found.slice(0, 20)).toEqual([]);
        expect(compared).toBeGreaterThan(100_000);
      });
    });

  test('are compared for every component that the console imports', async ({ page }) => {
    await openBoth(page);
    const parts = page.frameLocator('[name=extracted]').locator('[data-component]');
    const drawn = await parts.evaluateAll((sections) =>
      sections.map((one) => one.getAttribute('data-component') ?? ''),
    );
    expect(drawn.sort()).toEqual(antdComponents());
  });
});
