import { expect } from './support/fixtures';
import {
  payloadOf,
  everyPayload,
  press,
  box,
  closeBox,
  type Stage,
  infectedTest as test,
} from './support/infectedStage';
import { payloads } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look, type Sight } from './support/watchHarm';

test.describe('they stay texts in boxes, fields and toasts', () => {
  let stage: Stage;
  test.beforeAll(async ({ openInfected }) => {
    stage = await openInfected({ rows: 3, textOf: () => everyPayload });
  });
  test.afterEach(() => void (stage.infection.refuses = 'none'));
  test.afterAll(() => stage.leave());

  const isWell = async (sight: Sight = {}) => {
    expect(await look(stage.page, sight)).toEqual([]);
    expect(stage.harm()).toEqual([]);
  };
  const open = async (address: string, sight: Sight = {}) => {
    await walkTo(stage.page, `/admin/${address}`);
    await isWell(sight);
  };

  // Screen, what opens the question, what sends it, and whether it names somebody.
  for (const [screen, opener, action, isNamed] of [
    ['users', /^(Un)?block$/i, /^(Un)?block$/i, true],
    ['delete-requests', 'Accept', 'Delete account', true],
    ['reported_users_profiles', /^(Un)?block$/i, /^(Un)?block$/i, true],
    ['reported_users_profiles', 'Delete Account', 'Delete Account', true],
    ['daily_panchanga', 'Delete', 'Delete', false],
    ['vendor_ads', /^Delete </, 'Delete', true],
  ] as const)
    test(`at ${screen}, in the question behind ${opener}`, async () => {
      const { page, infection } = stage;
      await open(screen);
      infection.refuses = 'writes';
      await press(page.locator('#content'), opener);
      await box(page).waitFor();
      if (isNamed) expect(await box(page).locator('bdi').textContent()).toContain(payloads[0]);
      await press(box(page), action);
      await box(page).getByText('Not saved').waitFor();
      await isWell();
      infection.refuses = 'none';
      await press(box(page), /Try again$/);
      await box(page).waitFor({ state: 'detached' });
      await isWell();
    });

  test('in what answers to one and the same question sixty times, and in the toasts', async () => {
    const { page, infection } = stage;
    await open('users');
    infection.refuses = 'writes';
    await press(page.locator('#content'), /^(Un)?block$/i);
    const action = box(page).locator('.ant-modal-footer .ant-btn-primary');
    const seen = new Set<string>();
    let last = '';
    for (let turn = 0; turn < payloads.length; turn += 1) {
      await action.evaluate((button: HTMLElement) => button.click());
      const told = await page.waitForFunction((before) => {
        const text = document.querySelector('.ant-modal .ant-alert-error')?.textContent ?? '';
        return text !== '' && text !== before && text;
      }, last);
      last = String(await told.jsonValue());
      seen.add(last);
    }
    expect(seen.size).toBeGreaterThan(50);
    await isWell({ texts: payloads, least: 20 });
    await closeBox(page);
  });

  test('in the boxes that show, and the forms that change', async () => {
    const { page, infection } = stage;
    // Screen, what opens the box, how often the texts stand in it and behind it, and what sends the form.
    const boxes: [screen: string, opener: string | RegExp, times: number, action?: string][] = [
      ['reported_users_profiles', /^View Reporter Details/, 4],
      ['vendor_ads', /^View Details/, 10],
      ['vendor_ads', /^Edit /, 8, 'Update'],
      ['vendor_ads', 'Manage Category', 4],
      ['daily_panchanga', 'Edit', 10, 'Update'],
      ['version-control', /^Edit version/, 8, 'Update'],
    ];
    for (const [screen, opener, times, action] of boxes) {
      await open(screen);
      await press(page.locator('#content'), opener);
      await box(page).waitFor();
      await isWell({ texts: payloads, times });
      if (action !== undefined && (await box(page).getByRole('button', { name: action, exact: true }).isEnabled())) {
        infection.refuses = 'writes';
        await press(box(page), action);
        await box(page).getByText('Not saved').waitFor();
        await isWell();
        infection.refuses = 'none';
        await press(box(page), /Try again$/);
        await box(page).waitFor({ state: 'detached' });
      } else await closeBox(page);
      await isWell();
    }
  });

  test('in the categories, their questions and their forms', async () => {
    const { page, infection } = stage;
    await open('vendor_ads');
    await press(page, 'Manage Category');
    for (const [opener, action] of [
      [/^Edit /, 'Update'],
      [/^Delete /, 'Delete'],
    ] as const) {
      await press(page.getByRole('dialog', { name: 'Manage Category' }), opener);
      await isWell({ texts: payloads, times: 4 });
      infection.refuses = 'writes';
      await press(box(page), action);
      await box(page).getByText('Not saved').waitFor();
      await isWell();
      infection.refuses = 'none';
      await press(box(page), /Try again$/);
      await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
    }
    await press(box(page), 'Add Category');
    await page.getByLabel('Category Name').fill(payloadOf(3));
    await isWell();
    await press(box(page), 'Add');
    await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
    await isWell();
    await closeBox(page);
  });

  test('in the form of an ad, with its lists, its day and the names of its files', async () => {
    const { page, infection } = stage;
    infection.rows = 60;
    infection.textOf = payloadOf;
    await open('users');
    await open('vendor_ads?search=rows');
    await page.reload();
    await press(page.locator('#content'), 'Add Vendor Ad');
    await box(page).getByLabel('Category', { exact: true }).click();
    await page.locator('.ant-select-item-option').getByText(payloadOf(0)).first().waitFor();
    await isWell();
    for (const text of payloads.slice(0, 8)) await box(page).getByLabel('Category', { exact: true }).fill(text);
    await page.locator('.ant-select-item-option-active').waitFor();
    await page.keyboard.press('Enter');
    await box(page).getByLabel('Email', { exact: true }).fill('hall@example.org');
    for (const [place, label] of ['Title', 'Description', 'Address'].entries())
      await box(page)
        .getByLabel(label, { exact: true })
        .fill(payloadOf(place + 40));
    await box(page).getByLabel('Mobile').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9876543210');
    const file = box(page).locator('input[type=file]');
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"><script>hurt()</script><image href="//elsewhere.test/x"/></svg>';
    const pages = ['<!DOCTYPE html><script>parent.hurt()</script><img src=x onerror=hurt()>', picture];
    for (const [text, mimeType] of [
      ...pages.map((content) => [content, 'image/svg+xml'] as const),
      ...pages.map((content) => [content, 'text/html'] as const),
      [picture, 'image/png'] as const,
    ]) {
      await file.setInputFiles({ name: 'picture.png', mimeType, buffer: Buffer.from(text) });
      await box(page)
        .getByText(/^picture\.png/)
        .waitFor();
      await isWell();
    }
    for (const text of payloads) {
      // No system lets a file be named with these.
      const name = `${text.replaceAll(/[/\\\u0000]/g, '_')}.png`;
      await file.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
      await isWell({ texts: [name] });
    }
    for (const text of payloads.slice(0, 6)) {
      const name = `${text.replaceAll(/[/\\\u0000]/g, '_')}.html`;
      await file.setInputFiles({ name, mimeType: 'text/html', buffer: Buffer.from(text) });
      await box(page).getByText('Please choose a jpg').waitFor();
    }
    infection.refuses = 'writes';
    await press(box(page), 'Add');
    await box(page).getByText('Not saved').waitFor();
    await isWell();
    infection.refuses = 'none';
    await press(box(page), /Try again$/);
    await page.getByText('Vendor ad added successfully...').waitFor();
    await isWell();
    Object.assign(infection, { rows: 3, textOf: () => everyPayload });
  });

  test('in the members that are answered together', async () => {
    const { page, infection } = stage;
    infection.refuses = 'writes';
    await open('users', { title: 'Users', texts: payloads, times: 3 });
    await page.getByLabel('All on this page').check();
    await press(page.locator('#content'), /^Unblock \d/);
    await isWell({ texts: payloads, times: 4 });
    await press(box(page), /^Unblock \d/);
    await box(page).getByText('Failed: ').first().waitFor();
    await isWell();
    await closeBox(page);
    await isWell();
    await press(page.locator('#content'), 'Clear');
  });

  test('in what the search boxes are given', async () => {
    const { page } = stage;
    const screens = [
      ['users', 'Search by name'],
      ['daily_panchanga', 'Search the panchanga'],
      ['vendor_ads', 'Search the ads'],
      ['premium-analytics', 'Search by name or phone'],
    ] as const;
    for (const [place, [screen, label]] of screens.entries()) {
      await open(screen);
      const search = page.getByRole('searchbox', { name: label, exact: true });
      for (const text of payloads.filter((_text, index) => index % screens.length === place)) {
        await search.fill(text);
        await search.press('Enter');
        await page.waitForFunction(
          (wanted) => {
            const asked = new URLSearchParams(window.location.search);
            return (asked.get('name') ?? asked.get('search')) === wanted;
          },
          (await search.inputValue()).trim(),
        );
        await isWell();
      }
    }
  });

  test('in every part of an address', async () => {
    const { page, infection } = stage;
    const names = [
      'name',
      'group',
      'view',
      'month',
      'page',
      'member',
      'search',
      'sort',
      'category',
      'filter',
      'from',
      'to',
      'add',
      'edit',
      'next',
    ];
    const screens = [
      ['requests', 'User Requests'],
      ['users', 'Users'],
      ['users?name=someone%40example.org', 'Users'],
      ['daily_panchanga', 'Daily Panchanga'],
      ['daily_panchanga?view=month', 'Daily Panchanga'],
      ['vendor_ads', 'Vendor ads'],
      ['premium-analytics', 'Premium Analytics'],
      ['dashboard', 'Dashboard'],
      ['who-accepted-whom', 'Accepted Matches'],
    ] as const;
    infection.textOf = payloadOf;
    for (const [index, text] of payloads.entries()) {
      const isProfile = index % 4 === 3;
      const [screen, title] = screens[index % screens.length] ?? screens[0];
      const [path, facts] = screen.split('?');
      const search = new URLSearchParams(facts);
      for (const name of names) if (!search.has(name)) search.set(name, text);
      await walkTo(page, `/admin/${isProfile ? `view-user/${encodeURIComponent(text)}` : path}?${search.toString()}`);
      await isWell({ title: isProfile ? 'Member' : title });
    }
    infection.textOf = () => everyPayload;
  });

  test('in what the server says where a list should be', async () => {
    const { page, infection } = stage;
    await open('profile');
    await page.reload();
    infection.refuses = 'all';
    const screens = [
      'dashboard',
      'requests',
      'users',
      'users?name=x',
      'users?name=someone%40example.org',
      'who-accepted-whom',
      'delete-requests',
      'view-all-deleted-users',
      'blocked_users',
      'reported_users_profiles',
      'daily_panchanga',
      'daily_panchanga?view=month',
      'vendor_ads',
      'expired_vendor_ads',
      'view-user/somebody',
      'premium-analytics',
      'version-control',
    ];
    for (const screen of screens) {
      await walkTo(page, `/admin/${screen}`);
      // An e-mail address is looked for among all members on a press.
      if (screen.includes('%40')) {
        await press(page, /^Search all/);
        await page.getByText('Stopped at').waitFor();
      } else await page.locator('#content').getByRole('button', { name: 'Retry' }).first().waitFor();
      await isWell({ texts: payloads, least: 1 });
    }
  });

  test('in what the server says of passwords', async ({ openInfected, server }) => {
    const { page, infection, harm, leave } = await openInfected({ isSignedIn: false });
    const send = async (address: string, button: string, turns: number) => {
      const toast = page.locator('.ant-notification-notice').last();
      const isRefused = infection.refuses !== 'none';
      // A failure stands in the form.
      const said = isRefused
        ? page.locator('form [role=alert]').filter({ hasText: /./ }).first()
        : toast.locator('.ant-notification-notice-title');
      for (let turn = 0; turn < turns; turn += 1) {
        if (address !== '') await walkTo(page, address);
        await press(page, button);
        await said.waitFor();
        expect(payloads.map((text) => text.replace(/[\s\p{C}]/gu, ''))).toContain(
          ((await said.textContent()) ?? '').replace(/^Not saved: |[\s\p{C}]/gu, ''),
        );
        if (!isRefused) await press(toast, 'Dismiss');
      }
      expect(await look(page, {})).toEqual([]);
      expect(harm()).toEqual([]);
    };
    infection.refuses = 'all';
    await send('', 'Sign In', 8);
    await send('/auth/forgot-password', 'Submit', 1);
    await send('', 'Submit', 8);
    await send('/auth/reset-password/code', 'Update', 1);
    await send('', 'Update', 8);
    infection.refuses = 'none';
    await send('/auth/forgot-password', 'Submit', 8);
    await send('/auth/forgotpassword/code', 'Update', 2);
    for (const [index, text] of payloads.entries()) {
      await walkTo(page, '/auth/login');
      await page.getByLabel('Password', { exact: true }).waitFor();
      const code = encodeURIComponent(text);
      await walkTo(page, `/auth/reset-password${index % 2 === 0 ? `/${code}` : `?code=${code}`}`);
      await page.waitForURL(`${server.address}/auth/reset-password`);
    }
    expect(await look(page, { title: 'Reset Password' })).toEqual([]);
    await walkTo(page, '/auth/login');
    await page.getByLabel('Email').fill(server.email);
    await page.getByLabel('Password', { exact: true }).fill(server.password);
    await press(page, 'Sign In');
    await page.waitForURL(/dashboard$/);
    await walkTo(page, '/admin/profile');
    expect(await look(page, { title: 'My profile', texts: [payloadOf(0)] })).toEqual([]);
    await send('', 'Submit', 10);
    infection.refuses = 'writes';
    await send('', 'Submit', 8);
    await leave();
  });
});
