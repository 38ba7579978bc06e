import { callOf, type CallName } from '../server/contract';
import { expect } from './support/fixtures';
import {
  box,
  closeBox,
  everyPayload,
  payloadOf,
  press,
  type Stage,
  infectedTest as test,
} from './support/infectedStage';
import { payloads, worstId } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look, type Sight } from './support/watchHarm';

const bare = (text: string) => text.replace(/[\s\p{C}]/gu, '');

test.describe('they stay texts in boxes, fields and toasts', () => {
  let stage: Stage;
  test.beforeAll(async ({ openInfected }) => {
    stage = await openInfected({ rows: 3, textOf: () => everyPayload });
  });
  test.afterEach(() => {
    Object.assign(stage.infection, { refuses: 'none', rows: 3, textOf: () => everyPayload, special: undefined });
  });
  test.afterAll(() => stage.leave());

  const isWell = async (sight: Sight = {}) => {
    expect(await look(stage.page, sight)).toEqual([]);
    expect(stage.harm()).toEqual([]);
  };
  const open = async (address: string, sight: Sight = {}) => {
    await walkTo(stage.page, `/admin/${address}`);
    await isWell(sight);
  };

  // Call, screen, what is pressed one after the other, and the row that it is about.
  const actions: [call: CallName, screen: string, presses: (string | RegExp)[], row?: number][] = [
    ['acceptMember', 'requests', ['Accept', 'Accept']],
    ['rejectMember', 'requests', ['Reject', 'Reject']],
    ['blockMember', 'users', ['Block', 'Block']],
    ['acceptMember', 'users', ['Unblock', 'Unblock'], 1],
    ['acceptDeletion', 'delete-requests', ['Accept', 'Delete account']],
    ['blockMember', 'reported_users_profiles', ['Block', 'Block']],
    ['acceptMember', 'reported_users_profiles', ['Unblock', 'Unblock'], 1],
    ['acceptDeletion', 'reported_users_profiles', ['Delete Account', 'Delete Account']],
    ['updatePanchanga', 'daily_panchanga', ['Edit', 'Update']],
    ['deletePanchanga', 'daily_panchanga', ['Delete', 'Delete']],
    ['updateAd', 'vendor_ads', [/^Edit /, 'Update']],
    ['updateAd', 'vendor_ads', [/^Status of/]],
    ['deleteAd', 'vendor_ads', [/^Delete /, 'Delete']],
    ['updateCategory', 'vendor_ads', ['Manage Category', /^Edit /, 'Update']],
    ['updateCategory', 'vendor_ads', ['Manage Category', /^Status of/]],
    ['deleteCategory', 'vendor_ads', ['Manage Category', /^Delete /, 'Delete']],
    ['updateVersion', 'version-control', [/^Edit version/, 'Update']],
    ['updateVersion', 'version-control', [/^Version .* active$/]],
  ];

  const isSwitch = (button: string | RegExp = '') => button instanceof RegExp && /Status|active/.test(button.source);

  for (const [name, screen, presses, row = 0] of actions)
    test(`at ${screen}, by ${presses.join(', ')}, with an id that stays what it is`, async () => {
      const { page, infection } = stage;
      const given = [worstId, `${worstId}!`];
      const texts = ['<img src=x onerror=hurt()>', "'><svg onload=hurt()>"];
      const facts: Record<string, unknown> = { mobile: '919876543210' };
      Object.assign(infection, {
        rows: 2,
        textOf: (place: number) => texts[place],
        special: (field: string, place: number) => (/(^|_)id$/.test(field) ? given[place] : facts[field]),
      });
      await page.goto(`/admin/${screen}`);
      await isWell({ texts: texts.slice(0, 1) });
      // A request that is refused was answered by somebody else: its question closes.
      const isAsked = screen !== 'requests' && !isSwitch(presses.at(-1));
      if (isAsked) infection.refuses = 'writes';
      const isWrite = page.waitForRequest((request) => request.method() !== 'GET');
      for (const [step, button] of presses.entries()) {
        const place = step === 0 ? page.locator('#content') : box(page);
        if (isSwitch(button)) await place.getByRole('switch', { name: button }).first().click();
        else await press(place, button);
        await isWell();
      }
      const request = await isWrite;
      const id = given[row] ?? '';
      const { pathname, searchParams } = new URL(request.url());
      const { method, path } = callOf(name);
      expect([request.method(), ...pathname.split('/').map(decodeURIComponent)]).toEqual([
        method,
        ...path.split('/').map((segment) => (segment === '{id}' ? id : segment)),
      ]);
      expect([...searchParams]).toEqual(/Member$/.test(name) ? [['user_id', id]] : []);
      if (name === 'updateVersion') expect(request.postDataJSON()).toMatchObject({ version_id: id });
      if (name === 'updatePanchanga') expect(request.postDataJSON()).toMatchObject({ id });
      if (!isAsked) return isWell();
      await box(page).getByText('Not saved').waitFor();
      await isWell();
      infection.refuses = 'none';
      const count = await page.getByRole('dialog').count();
      await press(box(page), /Try again$/);
      await page
        .getByRole('dialog')
        .nth(count - 1)
        .waitFor({ state: 'detached' });
      await isWell();
    });

  test('in what answers to one and the same question thirty times, and in the toasts', async () => {
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
    expect(seen.size).toBeGreaterThan(25);
    await isWell({ texts: payloads, least: 10 });
    await closeBox(page);
  });

  test('in the boxes that show, and the forms that change', async () => {
    const { page } = stage;
    // Whatever was read before is forgotten.
    await page.goto('/admin/profile');
    // Screen, what opens the box, and how often the texts stand in it and behind it.
    for (const [screen, opener, times] of [
      ['reported_users_profiles', /^View Reporter Details/, 4],
      ['vendor_ads', /^View Details/, 10],
      ['vendor_ads', /^Edit /, 8],
      ['vendor_ads', 'Manage Category', 4],
      ['daily_panchanga', 'Edit', 10],
      ['version-control', /^Edit version/, 8],
    ] as const) {
      await open(screen);
      await press(page.locator('#content'), opener);
      await box(page).waitFor();
      await isWell({ texts: payloads, times });
      await closeBox(page);
      await isWell();
    }
  });

  test('in the form of an ad, with its lists, its day and the names of its files', async () => {
    const { page, infection } = stage;
    infection.rows = 30;
    infection.textOf = payloadOf;
    await open('vendor_ads?search=rows');
    await page.reload();
    await press(page.locator('#content'), 'Add Vendor Ad');
    const field = (label: string) => box(page).getByLabel(label, { exact: true });
    await field('Category').click();
    await page.locator('.ant-select-item-option').getByText(payloadOf(0)).first().waitFor();
    await isWell();
    for (const text of payloads.slice(0, 8)) await field('Category').fill(text);
    await page.locator('.ant-select-item-option-active').waitFor();
    await page.keyboard.press('Enter');
    await field('Email').fill('hall@example.org');
    for (const label of ['Title', 'Description', 'Address']) await field(label).fill('<img src=x onerror=hurt()>');
    await field('Mobile').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('9876543210');
    const file = box(page).locator('input[type=file]');
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"><script>hurt()</script><image href="//elsewhere.test/x"/></svg>';
    for (const mimeType of ['image/svg+xml', 'text/html', 'image/png']) {
      await file.setInputFiles({ name: 'picture.png', mimeType, buffer: Buffer.from(drawing) });
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
    await file.setInputFiles({ name: '<svg onload=hurt()>.html', mimeType: 'text/html', buffer: Buffer.from(drawing) });
    await box(page).getByText('Please choose a jpg').waitFor();
    infection.refuses = 'writes';
    await press(box(page), 'Add');
    await box(page).getByText('Not saved').waitFor();
    await isWell();
    infection.refuses = 'none';
    await press(box(page), /Try again$/);
    await page.getByText('Vendor ad added successfully...').waitFor();
    await isWell();
  });

  test('in the members that are answered together', async () => {
    const { page, infection } = stage;
    infection.refuses = 'writes';
    await page.goto('/admin/users');
    await isWell({ title: 'Users', texts: payloads, times: 3 });
    await page.getByLabel('All on this page').check();
    await press(page.locator('#content'), /^Unblock \d/);
    await isWell({ texts: payloads, times: 4 });
    await press(box(page), /^Unblock \d/);
    await box(page).getByText('Failed: ').first().waitFor();
    await isWell();
    await closeBox(page);
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
        const wanted = (await search.inputValue()).trim();
        await page.waitForURL(({ searchParams: facts }) => (facts.get('name') ?? facts.get('search')) === wanted);
        await isWell();
      }
    }
  });

  test('in every part of an address', async () => {
    const { page, infection } = stage;
    const names = ['name', 'group', 'view', 'month', 'page', 'member', 'search', 'sort', 'category', 'filter'];
    const screens = [
      ['requests', 'User Requests'],
      ['users', 'Users'],
      ['users?name=someone%40example.org', 'Users'],
      ['daily_panchanga', 'Daily Panchanga'],
      ['daily_panchanga?view=month', 'Daily Panchanga'],
      ['vendor_ads', 'Vendor ads'],
      ['premium-analytics', 'Premium Analytics'],
      ['who-accepted-whom', 'Accepted Matches'],
    ] as const;
    infection.textOf = payloadOf;
    for (const [index, text] of payloads.entries()) {
      const isProfile = index % 4 === 3;
      const [screen, title] = screens[index % screens.length] ?? screens[0];
      const [path, facts] = screen.split('?');
      const search = new URLSearchParams(facts);
      for (const name of [...names, 'from', 'to', 'add', 'edit', 'next']) if (!search.has(name)) search.set(name, text);
      await walkTo(page, `/admin/${isProfile ? `view-user/${encodeURIComponent(text)}` : path}?${search.toString()}`);
      await isWell({ title: isProfile ? 'Member' : title });
    }
  });

  test('in what the server says where a list should be', async () => {
    const { page, infection } = stage;
    await open('profile');
    await page.reload();
    infection.refuses = 'all';
    for (const screen of [
      ...['dashboard', 'requests', 'users', 'users?name=x', 'who-accepted-whom', 'delete-requests', 'vendor_ads'],
      ...['view-all-deleted-users', 'blocked_users', 'reported_users_profiles', 'daily_panchanga', 'version-control'],
      ...['daily_panchanga?view=month', 'expired_vendor_ads', 'view-user/somebody', 'premium-analytics'],
    ]) {
      await walkTo(page, `/admin/${screen}`);
      await page.locator('#content').getByRole('button', { name: 'Retry' }).first().waitFor();
      await isWell({ texts: payloads, least: 1 });
    }
  });
});

test('they stay texts in what the server says of passwords', async ({ openInfected, server }) => {
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
      const text = ((await said.textContent()) ?? '').replace(/^Not saved: /, '');
      expect(payloads.map(bare)).toContain(bare(text));
      if (!isRefused) await press(toast, 'Dismiss');
    }
    expect([...(await look(page, {})), ...harm()]).toEqual([]);
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
  await send('', 'Submit', 8);
  infection.refuses = 'writes';
  await send('', 'Submit', 8);
  await leave();
});
