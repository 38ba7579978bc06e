import type { BrowserContextOptions, Page } from '@playwright/test';
import type { RunningServer } from './startServer';

// Chromium asks for hosts of its own unless it is told not to.
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type SignIn = Pick<RunningServer, 'address' | 'email' | 'password'>;

/** Sends the e-mail and the password, and waits for nothing. */
export async function sendPassword(page: Page, { address, email, password }: SignIn) {
  await page.goto(`${address}/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export async function signIn(page: Page, facts: SignIn) {
  await sendPassword(page, facts);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Opens an address and holds back its program until the returned function lets it through. */
export async function openWithoutScripts(page: Page, address: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return () => release();
}

/** Goes to another screen without loading the page, by a step that is numbered as the router numbers its own. */
export const walkTo = (page: Page, address: string) =>
  page.evaluate((next) => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }; // as the router stores it
    window.history.pushState({ idx: idx + 1 }, '', next);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const requestsFigure = (page: Page, text: RegExp) => page.locator('.stat-requests dd').filter({ hasText: text });

/** How many requests wait, as the figures say; a dash stands there until they come. */
export const waitingRequests = async (page: Page) => Number(await requestsFigure(page, /^\d+$/).textContent());

/** Waits until the figures say that so many requests wait. */
export const areWaiting = (page: Page, count: number) => requestsFigure(page, new RegExp(`^${count}$`)).waitFor();

/** The facts of a browser in which the administrator has signed in already. */
export function signedInState(address: string, token: string): NonNullable<BrowserContextOptions['storageState']> {
  const session = JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(Date.now()) });
  return { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'persist:auth', value: session }] }] };
}
