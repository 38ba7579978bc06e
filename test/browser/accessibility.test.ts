import { demoTest as test, expect } from './support/fixtures';
import { flaws, flawsInBothColours, phone } from './support/flaws';
import { visit, type Visit } from './support/openBrowser';
import { decisive, screens, screensOfStrangers, sights, type Step } from './support/sights';

/** One tab for all tests beside it: a browser that has the console's code already opens a screen at half of the work. */
function shareTab(look: Step) {
  let tab: Visit;
  test.beforeAll(async ({ browser, baseURL, storageState, viewport, colorScheme }) => {
    tab = await visit(browser, { baseURL, storageState, viewport, colorScheme });
  });
  test.afterAll(() => tab.leave());
  /** Opens a screen, and looks what is wrong with it and what the browser said on the way. */
  return async (address: string, ...steps: Step[]) => {
    await tab.page.goto(address);
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    if (steps.length > 0) await tab.page.waitForLoadState('networkidle');
    for (const step of steps) await step(tab.page);
    expect([await look(tab.page), tab.complaints.splice(0)]).toEqual([[], []]);
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
      for (const path of screens) test(`at ${path}`, () => isRight(`/admin/${path}`));
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
