import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, worldTest as test } from './support/fixtures';
import { serveWorld, type ServedWorld } from './support/serveWorld';
import { walkTo } from './support/openBrowser';
import { inBox, key, press, screens, sights, type Sight, type Step } from './support/sights';
import { phone } from './support/flaws';
import { onePixel } from './support/profiles';

let folder: string;
let runtime: ServedWorld;
let pages: Page[];

test.beforeAll(async ({ browser, server, world }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'antd-styles-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'test/browser/support/buildRuntime.ts', folder]);
  runtime = await serveWorld(world, { folder });
  const open = async ({ address, signedIn }: ServedWorld) => {
    // The policy of the page forbids styles that are made in the browser.
    const context = await browser.newContext({ baseURL: address, storageState: await signedIn(), bypassCSP: true });
    await context.route('**/media/*', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }));
    return context.newPage();
  };
  pages = await Promise.all([open(server), open(runtime)]);
});

test.afterAll(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
  await runtime.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that is computed for every element, and for what stands before and after it. */
const computedStyles = (page: Page) =>
  page.evaluate(() => {
    document.getAnimations().forEach((animation) => animation.cancel());
    // The hint of a pressed button opens in time on one page alone, and stays behind, hidden.
    return [...document.body.querySelectorAll('*:not(.ant-tooltip-hidden, .ant-tooltip-hidden *)')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        // What has no content is not drawn.
        return part !== '' && style.content === 'none' ? [] : `${element.className}${part}; ${style.cssText}`;
      }),
    );
  });

/** The properties in which the second style differs from the first, behind the classes of the element. */
function differences(extracted: string, computed = '') {
  const right = new Set(computed.split('; '));
  const [element, ...properties] = extracted.split('; ');
  return properties.filter((property) => !right.has(property)).map((property) => `${element} ${property}`);
}

/** Answers of the API never come. */
const hold = (calls: string) => (page: Page) => page.route(calls, () => undefined);

/** What no sight shows. */
const moments: readonly Sight[] = [
  [
    'a toast',
    'version-control',
    press(/^Version .* active$/, 'switch'),
    (page) => page.locator('.notice-success').waitFor(),
  ],
  [
    'a hint',
    'dashboard',
    (page) => page.getByRole('button', { name: /^(Dark|Light) mode$/ }).hover(),
    (page) => page.getByRole('tooltip').waitFor(),
  ],
  [
    'a run that goes on',
    'requests',
    hold('**/admins/accept*'),
    press('Select Meera', 'checkbox'),
    press('Accept 1'),
    inBox(/^Accept 1/),
    (page) => page.locator('.ant-progress').waitFor(),
  ],
  [
    'the end of the desk',
    'requests',
    press('Start reviewing'),
    ...['Meera', 'Mohan', 'Mukta'].flatMap((name): Step[] => [
      (page) => page.locator('#member-name').getByText(name).waitFor(),
      key('s'),
    ]),
    (page) => page.getByText('This was the last request').waitFor(),
  ],
  ['a profile that loads', 'profile', hold('**/userDetails*'), (page) => walkTo(page, '/admin/view-user/member-asha')],
  ['the menu of a phone', 'dashboard', (page) => page.setViewportSize(phone), press('Open the menu')],
];

test.describe('the extracted style sheets look as the styles that Ant Design computes', () => {
  // The members of this world have no photo.
  const compared = sights.filter(([name]) => name !== 'the photo of a member');
  for (const [name, address, ...steps] of [
    ...screens.map((screen): Sight => [screen, screen]),
    ...compared,
    ...moments,
  ])
    test(`in ${name}`, async () => {
      const open = async (page: Page) => {
        await page.goto(`/admin/${address}`);
        await page.locator('#content .panel').first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.mouse.move(0, 0);
        for (const step of steps) await step(page);
        await page.waitForLoadState('networkidle');
      };
      await Promise.all(pages.map(open));
      for (const colorScheme of ['light', 'dark'] as const) {
        await Promise.all(pages.map((page) => page.emulateMedia({ colorScheme })));
        // One of the two may be at rest before the other.
        await expect(async () => {
          const [extracted = [], computed = []] = await Promise.all(pages.map(computedStyles));
          expect(extracted.length).toBe(computed.length);
          const found = extracted.flatMap((style, index) => differences(style, computed[index]));
          expect(found.slice(0, 20)).toEqual([]);
        }).toPass({ timeout: 10_000 });
      }
    });
});
