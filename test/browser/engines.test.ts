import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { heading, profileTest as test, signIn } from './support/profiles';
import { browserScreens } from './support/adminScreens';

/** Everything that runs over the right edge of the window, or of the row or grid in which it stands. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? ['the page is wider than the window'] : [];
    for (const element of document.querySelectorAll('#content *')) {
      const row = element.parentElement;
      if (!row) continue;
      const { display, overflowX } = getComputedStyle(row);
      const { position, marginRight } = getComputedStyle(element);
      // A negative margin says that it shall run over, as the larger area of a small button does.
      if (!/grid|flex/.test(display) || overflowX !== 'visible') continue;
      if (position === 'absolute' || marginRight.startsWith('-')) continue;
      const over = Math.round(element.getBoundingClientRect().right - row.getBoundingClientRect().right);
      if (over > 1) found.push(`${element.className} runs ${over} px over ${row.className}: ${element.textContent}`);
    }
    return found;
  });

test('every screen shows its data, in its place', async ({ open }) => {
  const page = await open('/admin/profile');
  const found: string[] = [];
  for (const { address, title, data } of browserScreens) {
    await page.goto(address);
    await heading(page, title);
    await page.locator('#content').getByText(data).first().waitFor();
    found.push(...(await overflows(page)).map((what) => `${address}: ${what}`));
  }
  expect(found).toEqual([]);
});

test('who signs in stays so after a reload and in another tab, and the token opens nothing elsewhere', async ({
  newProfile,
  server,
}) => {
  const { context, open } = await newProfile({ isSignedIn: false });
  const page = await open('/auth/login');
  await signIn(page);
  await heading(page, 'Dashboard');
  await page.reload();
  await heading(page, 'Dashboard');
  const other = await open('/admin/users');
  await other.getByText('Ravi Shetty').waitFor();

  const thief = await newProfile({ isSignedIn: false, provokes: /./ });
  await thief.context.addInitScript(
    (session) => window.localStorage.setItem('persist:auth', session),
    await page.evaluate(() => window.localStorage.getItem('persist:auth') ?? ''),
  );
  await heading(await thief.open('/admin/users'), 'Sign In');
  await page.reload();
  await heading(page, 'Dashboard');
  const kept = { httpOnly: true, sameSite: 'Strict', secure: false };
  expect(await context.cookies()).toMatchObject([kept, kept]);
  expect(server.address).toMatch(/^http:/);
});
