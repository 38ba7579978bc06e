import { expect } from './support/fixtures';
import { heading, signIn, profileTest as test } from './support/profiles';
import { browserScreens } from './support/adminScreens';
import { walkTo } from './support/openBrowser';

const day = 86_400_000;

for (const [way, jump] of [
  ['forward', day + 60_000],
  ['back', -day],
] as const)
  test.describe(`a clock that is moved ${way} by a day`, () => {
    const odd = /in -\d|-\d+ (minute|hour|day)|NaN|undefined|Invalid/;
    const moved = () => new Date(Date.now() + jump);
    const signIns = (calls: string[]) => calls.filter((call) => call === 'POST /admins/login').length;

    test('before the visit asks for one sign-in, and all screens are sensible after it', async ({ newProfile }) => {
      const { context, complaints, calls } = await newProfile();
      const page = await context.newPage();
      await page.clock.setSystemTime(moved());
      await page.goto('/admin/users');
      await heading(page, 'Sign In');
      await signIn(page);
      await heading(page, 'Users');
      for (const { address, title, data } of browserScreens) {
        await walkTo(page, address);
        await heading(page, title);
        await page.locator('#content').getByText(data).first().waitFor();
        expect(await page.locator('body').innerText()).not.toMatch(odd);
      }
      await page.reload();
      await heading(page, browserScreens.at(-1)?.title ?? '');
      expect(signIns(calls)).toBe(1);
      expect(complaints).toEqual([]);
    });
  });
