import type { Page, Locator } from '@playwright/test';
import { expect } from './support/fixtures';
import { beginVersion, button, heading, profileTest as test } from './support/profiles';
import { walkTo } from './support/openBrowser';

test.describe('a double press is one press:', () => {
  const focused = (region: Locator) => region.getByRole('button').and(region.page().locator(':focus'));
  /** A double click as a quick hand makes it: the second one hits whatever is there by then. */
  const clickTwice = (_page: Page, target: Locator) => target.dblclick({ delay: 5 });
  /** As a slow hand makes it: the question has come in between. */
  const clickTwiceSlowly = async (page: Page, target: Locator) => {
    await target.click();
    await focused(page.getByRole('dialog')).waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  };
  /** Another key in between tells a new press from what follows the one before. */
  const begin = async (page: Page, target: Locator) => {
    await target.focus();
    await page.keyboard.press('Shift');
  };
  const enterTwice = async (page: Page, target: Locator) => {
    await begin(page, target);
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  };
  const ways = [
    ['a double click', clickTwice],
    ['Enter twice', enterTwice],
  ] as const;

  for (const [way, press] of [...ways, ['a slow double click', clickTwiceSlowly]] as const)
    test(`${way} on a button that asks only asks`, async ({ newProfile }) => {
      const { calls, open } = await newProfile();
      const page = await open('/admin/reported_users_profiles');
      await heading(page, 'Reported Users');
      await press(page, button(page, 'Delete Account').first());
      await focused(page.getByRole('dialog', { name: 'Delete Account' })).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    });

  for (const [way, press] of ways)
    test(`${way} on a button that sends sends once, and nothing beneath it is pressed`, async ({
      newProfile,
      server,
    }) => {
      const { calls, open } = await newProfile();
      const page = await open('/admin/users');
      const sent = () => calls.filter((call) => !call.startsWith('GET'));
      const toast = (text: string | RegExp) =>
        page.locator('.notice-success').filter({ hasText: text }).first().waitFor();
      const settled = async (text: string | RegExp, call: string) => {
        await toast(text);
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Dismiss' }).first().click();
        expect(sent()).toEqual([call]);
        calls.length = 0;
      };
      const at = page.url();

      const action = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
      await button(page, 'Unblock').first().click();
      await press(page, action('Unblock'));
      await settled('Unblocked successfully!!', 'PUT /admins/accept');
      await page
        .getByRole('row', { name: /Ravi Shetty/ })
        .getByRole('button', { name: 'Block', exact: true })
        .click();
      await press(page, action('Block'));
      await settled('Blocked successfully!!', 'PUT /admins/block');
      expect(page.url()).toBe(at);

      await walkTo(page, '/admin/version-control');
      await beginVersion(page);
      await press(page, button(page, 'Add'));
      await settled('Version added', 'POST /version/add_version');
      await walkTo(page, '/admin/requests');
      await page.getByText('Meera').first().waitFor();
      await page.getByRole('checkbox', { name: 'All on this page' }).check();
      await press(page, button(page, /^Reject \d$/));
      const run = page.getByRole('dialog', { name: 'Reject the requests' });
      await run.waitFor();
      expect(sent()).toEqual([]);
      const asked = await run.locator('.bulk-row').count();
      await press(page, run.getByRole('button', { name: /^Reject \d$/ }));
      await run.waitFor({ state: 'detached' });
      expect(new Set(sent())).toEqual(new Set(['PUT /admins/reject']));
      expect(sent()).toHaveLength(asked);
      await server.db
        .updateTable('members')
        .set({ status: 'pending' })
        .where('username', 'in', ['Meera', 'Mohan', 'Mukta'])
        .execute();
    });
});

test('a switch keeps the focus while it saves, so that the next key reaches it', async ({ open }) => {
  const page = await open('/admin/version-control');
  const maintenance = page.getByRole('switch', { name: 'Maintenance Mode' });
  const isOn = await maintenance.isChecked();
  await maintenance.focus();
  for (const checked of [!isOn, isOn]) {
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: 'Maintenance Mode', checked, disabled: false }).waitFor();
    await expect(maintenance).toBeFocused();
  }
});

test('a switch pressed at the lower edge scrolls nothing', async ({ open }) => {
  const page = await open('/admin/vendor_ads');
  const pressed = page.getByRole('switch').nth(1);
  const isOn = await pressed.isChecked();
  const { y = 0, height = 0 } = (await pressed.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1366, height: Math.ceil(y + height + 20) });
  for (const checked of [!isOn, isOn]) {
    await pressed.click();
    await expect(pressed).toBeChecked({ checked });
    await expect(pressed).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('what is typed into a search box as soon as it is there stays', async ({ newProfile }) => {
  const { context } = await newProfile();
  let searches = 0;
  context.on('request', (request) => {
    if (/\/admins\/members\?.*Ravi/.test(request.url())) searches += 1;
  });
  await context.addInitScript(() =>
    new MutationObserver((_changes, observer) => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!field) return;
      observer.disconnect();
      field.focus();
      document.execCommand('insertText', false, 'Ravi');
    }).observe(document, { subtree: true, childList: true }),
  );
  const page = await context.newPage();
  await page.goto('/admin/users');
  await page.waitForURL(/name=Ravi/);
  expect(await page.getByRole('searchbox').inputValue()).toBe('Ravi');
  await page.getByText('Ravi Shetty').waitFor();
  // Before it, the whole list may have been on its way.
  expect(searches).toBe(1);
});
