import { adminAddresses, authAddresses } from './support/addresses';
import { demoTest as test, expect } from './support/fixtures';
import { flaws } from './support/flaws';
import { openScreen as open, shareTab } from './support/shareTab';

test.describe(
  'no rule of accessibility is broken, nothing overflows, and the browser does not complain',
  { tag: '@commit' },
  () => {
    test.describe('for strangers', () => {
      test.use({ isSignedIn: false });
      const { page, wrong } = shareTab(flaws);

      for (const address of authAddresses)
        test(`at ${address}`, async () => {
          await open(page(), address);
          expect(await wrong()).toEqual([]);
        });
    });

    test.describe('for an administrator', () => {
      const { page, wrong } = shareTab(flaws);

      for (const address of adminAddresses)
        test(`at ${address}`, async () => {
          await open(page(), address);
          expect(await wrong()).toEqual([]);
        });

      test('on the screen of a member', async () => {
        await open(page(), '/admin/requests');
        const details = page()
          .getByRole('link', { name: /^View details/ })
          .first();
        await open(page(), (await details.getAttribute('href')) ?? '');
        expect(await wrong()).toEqual([]);
      });

      test('in a question, and in the account menu', async () => {
        await open(page(), '/admin/requests');
        await page().getByRole('button', { name: 'Reject' }).first().click();
        expect(await wrong()).toEqual([]);
        await page().getByRole('button', { name: 'Close' }).click();
        await page().getByRole('button', { name: 'Account' }).click();
        await page().getByText('Logout').waitFor();
        expect(await wrong()).toEqual([]);
      });
    });
  },
);
