import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import {
  android,
  beginVersion,
  button,
  heading,
  sendVersion,
  signIn,
  type Profile,
  profileTest as test,
} from './support/profiles';
import { walkTo } from './support/openBrowser';

for (const [how, gone] of [
  ['answers with 404', { status: 404, body: 'Not found' }],
  [
    'answers with a page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Console</title><p>The console</p>' },
  ],
] as const)
  test.describe(`when the console is deployed anew, and the host ${how} for a part that is gone`, () => {
    /** What the browser itself says of a file that is none. */
    const provokes = /status of 404|Unexpected token '<'|MIME type|text\/html/;

    /** Once it is called, no part arrives that has not come by then; it answers how they all come back. */
    function watchLoaded({ context }: Profile) {
      const loaded = new Set<string>();
      context.on('requestfinished', (request) => loaded.add(request.url()));
      return async () => {
        const there = new Set(loaded);
        await context.route('**/assets/**', (route) =>
          there.has(route.request().url()) ? route.fallback() : route.fulfill(gone),
        );
        return () => context.unrouteAll();
      };
    }

    // A dialog lies above the menu, but not in the way of a script.
    const leaveForUsers = (page: Page) =>
      page.getByRole('link', { name: 'Users', exact: true }).evaluate((link: HTMLAnchorElement) => link.click());
    const missingScreen = (page: Page) => page.getByRole('heading', { name: 'This screen could not be loaded' });
    const chunkFailed = (page: Page) => page.getByText(/^A part of this console could not be loaded\./);

    test('a form half filled in survives, is asked about, and can be sent; a reload is offered in the frame', async ({
      newProfile,
    }) => {
      const profile = await newProfile({ provokes });
      const deploy = watchLoaded(profile);
      const toasts = profile.context.waitForEvent('response', (response) => /assets\/notices/.test(response.url()));
      const page = await profile.open('/admin/version-control');
      await page.getByRole('cell', { name: '2.5.0' }).waitFor();
      await toasts;
      const comeBack = await deploy();
      await beginVersion(page);
      await leaveForUsers(page);
      await page.getByText('Discard what you typed?').waitFor();
      await button(page, 'Keep editing').click();
      expect(await android(page).inputValue()).toBe('9.0.0');
      await sendVersion(page);
      await beginVersion(page);
      await leaveForUsers(page);
      await button(page, 'Discard').click();
      await missingScreen(page).waitFor();
      expect(await page.getByRole('navigation', { name: 'Screens' }).isVisible()).toBe(true);
      expect(await page.locator('.stats').getByText('Blocked Users').isVisible()).toBe(true);
      // What had arrived goes on.
      await page.getByRole('link', { name: 'Version Control' }).click();
      await page.getByRole('cell', { name: '2.5.0' }).waitFor();
      await leaveForUsers(page);
      await missingScreen(page).waitFor();
      await comeBack();
      await button(page, 'Reload').click();
      await page.getByText('Ravi Shetty').waitFor();
    });

    test('a part of a screen says so in its place, and comes when it is tried again', async ({ newProfile }) => {
      const profile = await newProfile({ provokes });
      const page = await profile.open('/admin/profile');
      await heading(page, 'My profile');
      /** The code of the screen is there, and that of its parts is not. */
      const openInParts = async (address: string) => {
        await profile.context.route(/assets\/(chart|vendorForm|commands)\./, (route) => route.fulfill(gone));
        await page.goto(address);
      };
      await openInParts('/admin/dashboard');
      await chunkFailed(page).waitFor();
      await page.getByText('Meera').first().waitFor();
      await profile.context.unrouteAll();
      await button(page, 'Retry').click();
      await page.locator('.chart canvas').first().waitFor();

      await page.setViewportSize({ width: 390, height: 844 });
      await profile.context.route(/assets\/menuDrawer\./, (route) => route.fulfill(gone));
      await page.goto('/admin/requests');
      const missingMenu = page.getByRole('dialog', { name: 'The menu could not be loaded' });
      await button(page, 'Open the menu').click();
      await missingMenu.getByRole('button', { name: 'Close' }).click();
      await missingMenu.waitFor({ state: 'detached' });
      await button(page, 'Open the menu').click();
      await missingMenu.waitFor();
      await profile.context.unrouteAll();
      await button(page, 'Retry').click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Vendor ads', exact: true }).waitFor();
      await page.setViewportSize({ width: 1366, height: 768 });

      await openInParts('/admin/vendor_ads');
      const missingPart = page.getByRole('dialog', { name: 'This part could not be loaded' });
      await button(page, 'Edit Lotus House').click();
      await missingPart.getByRole('button', { name: 'Retry' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
      await missingPart.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await missingPart.getByRole('button', { name: 'Close' }).click();
      await missingPart.waitFor({ state: 'detached' });
      await button(page, 'Add Vendor Ad').click();
      await chunkFailed(page).waitFor();
      await profile.context.unrouteAll();
      await button(page, 'Retry').click();
      await page.getByRole('dialog', { name: 'Add New Vendor ad' }).getByLabel('Mobile').waitFor();
    });

    test('a request says that it was not checked, and a question what it lacks', async ({ newProfile }) => {
      const profile = await newProfile({ provokes });
      await profile.context.route(/assets\/(marks|question|members)\./, (route) => route.fulfill(gone));
      const page = await profile.open('/admin/dashboard');
      await page.getByText('Not checked').first().waitFor();
      await button(page, 'Reject').first().click();
      const question = page.getByRole('dialog', { name: 'Reject the request' });
      await expect(question.getByRole('button', { name: 'Retry' })).toHaveCount(2);
      await profile.context.unrouteAll();
      await question.getByRole('button', { name: 'Retry' }).last().click();
      await question.getByLabel('Reason (kept as a note)').waitFor();
    });

    test('nobody is left with an empty page, signed in or not', { tag: '@commit' }, async ({ newProfile }) => {
      const profile = await newProfile({ provokes, isSignedIn: false });
      const hide = (name: RegExp) => profile.context.route(name, (route) => route.fulfill(gone));
      await hide(/assets\/(password|screen)/);
      const page = await profile.open('/auth/login');
      await page.getByRole('link', { name: 'Forgot password' }).click();
      await missingScreen(page).waitFor();
      await walkTo(page, '/auth/reset-password/code');
      await missingScreen(page).waitFor();
      await walkTo(page, '/auth/login');
      await signIn(page);
      await missingScreen(page).waitFor();
      await profile.context.unrouteAll();
      await button(page, 'Reload').click();
      await heading(page, 'Dashboard');
    });

    for (const isSignedIn of [true, false])
      test(`a console that does not begin says so and offers a reload (signed in: ${isSignedIn})`, async ({
        newProfile,
      }) => {
        const profile = await newProfile({ provokes, isSignedIn });
        await profile.context.route(/assets\/main/, (route) => route.fulfill(gone));
        const page = await profile.open(isSignedIn ? '/admin/dashboard' : '/auth/login');
        await page.getByText(/^The console could not be loaded\./).waitFor();
        await profile.context.unrouteAll();
        await button(page, 'Reload').click();
        await heading(page, isSignedIn ? 'Dashboard' : 'Sign In');
      });
  });

// The browser may drop a script that is on its way when it puts the page aside, and tells nobody.
test('code that never comes is given up, and comes on Retry', async ({ newProfile }) => {
  const { context, open } = await newProfile();
  await context.route(/assets\/settings.*js$/, () => undefined);
  const page = await open('/admin/users');
  await heading(page, 'Users');
  await page.clock.install();
  await walkTo(page, '/admin/version-control');
  await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
  await page.clock.fastForward('00:30');
  await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
  await context.unrouteAll();
  await button(page, 'Retry').click();
  await page.getByRole('cell', { name: '2.5.0' }).waitFor();
});

test('a toast whose code did not come is shown with the next one', async ({ newProfile }) => {
  const { context, open } = await newProfile({ provokes: /ERR_FAILED/ });
  await context.route(/assets\/notices\./, (route) => route.abort());
  const page = await open('/admin/version-control');
  const version = page.getByRole('switch', { name: 'Version 1 active' });
  const failed = page.waitForEvent('requestfailed', (request) => /assets\/notices\..*js$/.test(request.url()));
  await version.click();
  await expect(version).not.toBeChecked();
  await failed;
  await context.unrouteAll();
  await version.click();
  await page.getByText('Version updated: 1 is live').waitFor();
  expect(await page.getByText('Version updated: 1 is off').isVisible()).toBe(true);
});
