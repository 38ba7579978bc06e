import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { beginVersion, button, heading, sendVersion, signIn, signOut, profileTest as test } from './support/profiles';

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
});
