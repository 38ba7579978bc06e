import type { Page } from '@playwright/test';
import { browserScreens } from './support/adminScreens';
import { demoTest as test, expect } from './support/fixtures';
import { flaws, flawsInBothColours, phone } from './support/flaws';
import { decisive, screensOfStrangers, sights, type Step } from './support/sights';

/** Those that read something, but for the member's page, which needs a member; and the one that reads nothing. */
const screens = browserScreens
  .map(({ address }) => address)
  .filter((address) => !/[?]|view-user/.test(address))
  .concat('/admin/profile');

/** One tab for all tests beside it: a browser that has the console's code already opens a screen at half of the work. */
function shareTab(look: Step) {
  let page: Page;
  const complaints: string[] = [];
  test.beforeAll(async ({ browser, baseURL, storageState, viewport, colorScheme }) => {
    page = await browser.newPage({ baseURL, storageState, viewport, colorScheme });
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  });
  test.afterAll(() => page.close());
  /** Opens a screen, and looks what is wrong with it and what the browser said on the way. */
  return async (address: string, ...steps: Step[]) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (steps.length > 0) await page.waitForLoadState('networkidle');
    for (const step of steps) await step(page);
    expect([await look(page), complaints.splice(0)]).toEqual([[], []]);
  };
}

test.describe(
  'no rule of accessibility is broken, nothing overflows, and the browser does not complain',
  { tag: '@commit' },
  () => {
    test.describe('for strangers', () => {
      test.use({ isSignedIn: false });
      const isRight = shareTab(flaws);
      for (const path of screensOfStrangers) test(`at ${path}`, () => isRight(`/auth/${path}`));
    });

    test.describe('for an administrator', () => {
      const isRight = shareTab(flaws);
      for (const address of screens) test(`at ${address}`, () => isRight(address));
      for (const [name, path, ...steps] of decisive) test(`in ${name}`, () => isRight(`/admin/${path}`, ...steps));
    });
  },
);

for (const [where, viewport] of [
  ['a desktop', { width: 1366, height: 900 }],
  ['a phone', phone],
] as const)
  test.describe(`nor in what opens over a screen on ${where}`, () => {
    test.use({ viewport, colorScheme: 'light' });
    const isRight = shareTab(flawsInBothColours);
    for (const [name, path, ...steps] of sights) test(`in ${name}`, () => isRight(`/admin/${path}`, ...steps));
  });
