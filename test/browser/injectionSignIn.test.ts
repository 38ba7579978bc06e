import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { press, infectedTest as test } from './support/infectedStage';
import { oddAddresses, returnAddresses } from './support/injections';
import { walkTo } from './support/openBrowser';
import { administrator } from './support/serveWorld';
import { look } from './support/watchHarm';

test.describe('a sign-in leads to a screen of the console', () => {
  const asked = (next: string) => `/auth/login?next=${encodeURIComponent(next)}`;
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await press(page, 'Sign In');
  };

  test('for whoever has a session, whatever the address asks for', async ({ openInfected, server }) => {
    const { page, harm, leave } = await openInfected();
    await walkTo(page, asked('/admin/users?page=2'));
    await page.waitForURL(`${server.address}/admin/users?page=2`);
    for (const next of returnAddresses(new URL(server.address).host)) {
      await walkTo(page, asked(next));
      await page.waitForURL(`${server.address}/admin/dashboard`);
      expect(await look(page, { title: 'Dashboard' })).toEqual([]);
      expect([next, ...harm()]).toEqual([next]);
    }
    await leave();
  });

  test('for whoever signs in, whatever the address asks for', async ({ openInfected, server }) => {
    const all = returnAddresses(new URL(server.address).host);
    for (const next of ['/admin/version-control', ...all.filter((_next, index) => index % 9 === 0)]) {
      const { page, harm, leave } = await openInfected({ isSignedIn: false });
      await page.goto(asked(next));
      await signIn(page);
      await page.waitForURL(
        `${server.address}/admin/${next === '/admin/version-control' ? 'version-control' : 'dashboard'}`,
      );
      expect([next, ...harm()]).toEqual([next]);
      await leave();
    }
  });

  for (const third of [0, 1, 2])
    test(`for whoever came to an odd address first, part ${third + 1} of 3`, async ({ openInfected, server }) => {
      for (const address of oddAddresses.filter((_address, index) => index % 3 === third)) {
        const { page, harm, leave } = await openInfected({ isSignedIn: false });
        const answer = await page.goto(server.address + address);
        expect([address, answer?.status()]).toEqual([address, 200]);
        await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/auth/login');
        await signIn(page);
        await page.waitForURL(/\/admin\//);
        expect(await look(page, {})).toEqual([]);
        expect([address, ...harm()]).toEqual([address]);
        // The same with a session.
        await page.goto(server.address + address);
        await page.waitForURL(/\/admin\//);
        expect(await look(page, {})).toEqual([]);
        expect([address, ...harm()]).toEqual([address]);
        await leave();
      }
    });
});
