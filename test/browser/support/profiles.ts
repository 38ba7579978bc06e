import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, worldTest } from './fixtures';
import { administrator } from '../../support/companion';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Profile = {
  context: BrowserContext;
  /** The calls that left the tabs: 'PUT /admins/accept'. */
  calls: string[];
  open: (address: string) => Promise<Page>;
};

export type ProfileOptions = {
  isSignedIn?: boolean;
  within?: Browser;
  hasTouch?: true;
  /** What its browser may complain of. */
  provokes?: RegExp;
};

type ProfileFixtures = {
  newProfile: (options?: ProfileOptions) => Promise<Profile>;
  /** Opens a tab of one profile. */
  open: Profile['open'];
};

/**
 * Each test opens browser profiles of its own, in which the administrator has signed in unless it is said otherwise. In the end
 * no tab may have had anything to complain about, nor left an error uncaught.
 */
export const profileTest = worldTest.extend<ProfileFixtures>({
  newProfile: async ({ browser, server, viewport }, provide) => {
    const profiles: BrowserContext[] = [];
    const complaints: string[] = [];
    await provide(async ({ isSignedIn = true, within = browser, hasTouch, provokes } = {}) => {
      const storageState = isSignedIn ? await server.signedIn() : undefined;
      const context = await within.newContext({
        baseURL: server.address,
        viewport,
        hasTouch,
        storageState,
      });
      context.setDefaultTimeout(15_000);
      profiles.push(context);
      return watch(context, (text) => void (provokes?.test(text) || complaints.push(text)));
    });
    server.standInBetween(undefined);
    await server.db.deleteFrom('app_versions').where('android_version', '=', '9.0.0').execute();
    await Promise.all(profiles.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
  open: async ({ newProfile }, provide) => {
    let profile: Promise<Profile> | undefined;
    await provide(async (address) => (await (profile ??= newProfile())).open(address));
  },
});

async function watch(context: BrowserContext, complain: (text: string) => void): Promise<Profile> {
  const calls: string[] = [];
  await context.route('**/media/*', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${pathname}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  const open = async (address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  return { context, calls, open };
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
