import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { beginVersion, button, heading, sendVersion, signIn, signOut, profileTest as test } from './support/profiles';
import { walkTo } from './support/openBrowser';

test.describe('whatever the storage of the browser is like, the console works:', () => {
  /** Signing in, choosing colours, and a form with its draft. */
  async function work(page: Page) {
    await signIn(page);
    await heading(page, 'Dashboard');
    await page.getByText('Meera').first().waitFor();
    await button(page, 'Dark mode').click();
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    await page.getByRole('link', { name: 'Version Control' }).click();
    await beginVersion(page);
    await sendVersion(page);
  }

  test('it is full', async ({ newProfile }) => {
    const { context, complaints, open } = await newProfile({ isSignedIn: false });
    await context.addInitScript(() => {
      // An empty tab has no storage.
      for (const storage of window.origin === 'null' ? [] : [window.localStorage, window.sessionStorage])
        for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2))
          try {
            for (let part = 0; ; part += 1) storage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
          } catch {
            // There is no room for as much as this.
          }
    });
    const page = await open('/');
    await work(page);
    expect(await page.evaluate(() => window.localStorage.getItem('persist:auth'))).toBeNull();
    await signOut(page);
    expect(complaints).toEqual([]);
  });

  test('it is forbidden', async ({ newProfile }) => {
    const { context, complaints, open } = await newProfile({ isSignedIn: false });
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    });
    const page = await open('/');
    await work(page);
    await page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await signOut(page);
    expect(complaints).toEqual([]);
  });

  const session = (token: unknown, time: unknown = Date.now()) =>
    JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(time) });

  for (const [what, text] of [
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '17'],
    ['truth', 'true'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['fields of other types', JSON.stringify({ token: 1, expirationTime: [], scheme: 7, menu: {}, place: 8 })],
    ['a token of another type', session({ secret: 'x' })],
    ['a token that no header takes', session('abc\r\nx-admin: 1')],
    ['a token of a megabyte', session('x'.repeat(1_000_000))],
    ['a time without an end', session('abc', '1e999')],
  ] as const)
    test(`it holds ${what}`, async ({ newProfile }) => {
      const { complaints, calls, open } = await newProfile({ isSignedIn: false });
      const page = await open('/robots.txt');
      await page.evaluate((stored) => {
        for (const key of ['persist:auth', 'display-preferences']) window.localStorage.setItem(key, stored);
        window.sessionStorage.setItem('draft:version', stored);
      }, text);
      await page.goto('/admin/version-control');
      await heading(page, 'Sign In');
      expect(calls).toEqual([]);
      await signIn(page);
      await heading(page, 'Version Control');
      await beginVersion(page);
      await sendVersion(page);
      expect(complaints).toEqual([]);
    });

  test('it was written by another version', async ({ newProfile }) => {
    const { context, complaints } = await newProfile();
    const page = await context.newPage();
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const stored: unknown = JSON.parse(window.localStorage.getItem('persist:auth') ?? '');
      const more = {
        email: '{"a":1}',
        theme: '{{{',
        _persist: '{"version":9,"rehydrated":true}',
      };
      window.localStorage.setItem('persist:auth', JSON.stringify(Object.assign({}, stored, more)));
      const preferences = { scheme: 'sepia', menu: 'left', keys: 'vim', place: 'Atlantis', spelling: 9, density: 3 };
      window.localStorage.setItem('display-preferences', JSON.stringify(preferences));
    });
    await page.goto('/admin/profile');
    await heading(page, 'My profile');
    await walkTo(page, '/admin/daily_panchanga?add=2027-01-14');
    await page.getByText(/^Sunrise/).waitFor();
    expect(complaints).toEqual([]);
  });
});
