import type { Browser, BrowserContext, Page } from '@playwright/test';
import { worldTest } from './fixtures';
import { administrator } from '../../support/companion';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Profile = {
  context: BrowserContext;
  /** What the browser's console said of every tab, and every error that nobody caught. */
  complaints: string[];
  /** The calls that left the tabs: 'PUT /admins/accept'. */
  calls: string[];
  open: (address: string) => Promise<Page>;
};

export type ProfileOptions = { isSignedIn?: boolean; within?: Browser; hasTouch?: true };

/** Each test opens browser profiles of its own, in which the administrator has signed in unless it is said otherwise. */
export const profileTest = worldTest.extend<{ newProfile: (options?: ProfileOptions) => Promise<Profile> }>({
  newProfile: async ({ browser, server, viewport }, provide) => {
    const profiles: BrowserContext[] = [];
    await provide(async ({ isSignedIn = true, within = browser, hasTouch } = {}) => {
      const storageState = isSignedIn ? await server.signedIn() : undefined;
      const context = await within.newContext({
        baseURL: server.address,
        viewport,
        hasTouch,
        storageState,
      });
      context.setDefaultTimeout(15_000);
      profiles.push(context);
      return watch(context);
    });
    server.standInBetween(undefined);
    await server.db.deleteFrom('app_versions').where('android_version', '=', '9.0.0').execute();
    await Promise.all(profiles.map((context) => context.close()));
  },
});

async function watch(context: BrowserContext): Promise<Profile> {
  const complaints: string[] = [];
  const calls: string[] = [];
  await context.route('**/media/*', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${pathname}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  const open = async (address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  return { context, complaints, calls, open };
}

/** The heading of a screen; that of a member's page is their name. */
export function heading(page: Page, name: string) {
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  return (name === 'Member' ? title.or(page.locator('h1 .person-name')) : title).waitFor({ state: 'visible' });
}
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export async function signIn(page: Page, { email, password } = administrator) {
  // Behind another tab a page takes its time.
  await page.bringToFront();
  await page.getByLabel('Email').last().fill(email);
  await page.getByLabel('Password', { exact: true }).last().fill(password);
  await button(page, 'Sign In').last().click();
}

export async function signOut(page: Page) {
  await page.bringToFront();
  await button(page, 'Account').click();
  await page.getByText('Logout').click();
  await heading(page, 'Sign In');
}

export const android = (page: Page) => page.getByLabel('Android Version', { exact: true });

export async function beginVersion(page: Page) {
  await button(page, 'Add version').click();
  await android(page).fill('9.0.0');
  await page.getByLabel('IOS Version', { exact: true }).fill('9.1.0');
}

export async function sendVersion(page: Page) {
  await button(page, 'Add').click();
  await page.getByText('Version added').waitFor();
}
