import type { Browser, Locator, Page, Request } from 'playwright-core';
import { partnerSections } from '@/features/members/detail/sections';
import { callOf, type CallName } from '../server/contract';
import { aProfile, type World } from '../support/builders';
import { fullWorld, memberId } from '../support/fullWorld';
import { infectAnswers, type Infection } from './support/infectedAnswers';
import {
  ids,
  impossibleIds,
  oddAddresses,
  payloads,
  picturePaths,
  returnAddresses,
  worstId,
} from './support/injections';
import { openBrowser, walkTo } from './support/openBrowser';
import { serveWorld, type ServedWorld } from './support/serveWorld';
import { look, watchHarm, type Sight } from './support/watchHarm';

let browser: Browser;
let server: ServedWorld;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), serveWorld(worldOfAnswers())]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A world in which no part of a profile is empty. */
function worldOfAnswers(): World {
  const world = fullWorld();
  const partner = Object.fromEntries(partnerSections.flatMap(({ fields }) => fields.map(([, name]) => [name, 'Any'])));
  const others = (world.profiles ?? []).filter(({ user_id }) => user_id !== memberId);
  return { ...world, profiles: [aProfile({ user_id: memberId }, { partner }), ...others] };
}

const payloadOf = (row: number) => payloads[row % payloads.length] ?? '';
const everyPayload = payloads.join(' ');

const usualInfection = (): Infection => ({
  rows: payloads.length,
  textOf: payloadOf,
  idOf: (row) => `hurt-${row}`,
  refuses: 'none',
});

type Stage = {
  page: Page;
  infection: Infection;
  harm: () => string[];
  leave: () => Promise<void>;
};

/** A tab at rest whose server means ill, and in which everything that must not happen is noted. */
async function openInfected({
  isSignedIn = true,
  ...part
}: Partial<Infection> & { isSignedIn?: boolean } = {}): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    storageState: isSignedIn ? await server.signedIn() : undefined,
  });
  const { taken } = await watchHarm(context, server.address);
  const infection = { ...usualInfection(), ...part };
  await infectAnswers(context, infection, { texts: payloads, next: 0 });
  const page = await context.newPage();
  await page.goto(`${server.address}${isSignedIn ? '/admin/profile' : '/auth/login'}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const leave = async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, infection, harm: taken, leave };
}

/** What is wrong with a screen once it is at rest, with the address before it. */
async function wrongAt(page: Page, address: string, sight: Sight) {
  await walkTo(page, address);
  return (await look(page, sight)).map((what) => `${address}: ${what}`);
}

const addressOf = (screen: string, page = 1) =>
  page === 1 ? `/admin/${screen}` : `/admin/${screen}${screen.includes('?') ? '&' : '?'}page=${page}`;

/** Presses a button at once, wherever on the screen it stands. */
const press = (place: Page | Locator, name: string | RegExp) =>
  place
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .evaluate((button: HTMLElement) => button.click());

const box = (page: Page) => page.getByRole('dialog').last();

/** Closes the box that lies on top, whatever was typed into it. */
async function closeBox(page: Page) {
  const count = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  const isAsked = await page.waitForFunction((before) => {
    const isGone = document.querySelectorAll('dialog[open]').length < before;
    return isGone ? 'closed' : document.querySelector('dialog[open] .form-leave') && 'asked';
  }, count);
  if ((await isAsked.jsonValue()) === 'asked') await press(box(page), 'Discard');
}

describe('sixty texts that try to become code stay texts', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openInfected();
  });
  afterAll(() => stage.leave());

  /** Walks from address to address, up to the first at which something is wrong. */
  async function walk(sights: Iterable<[address: string, sight: Sight]>, { page, harm } = stage) {
    for (const [address, sight] of sights) {
      expect(await wrongAt(page, address, sight)).toEqual([]);
      expect([address, ...harm()]).toEqual([address]);
    }
  }

  it('are sixty', () => expect(new Set(payloads).size).toBe(60));

  // Address, heading, rows on a page, and how often the text of a row stands there at least.
  it.each([
    ['dashboard', 'Dashboard', 10, 3],
    ['requests', 'User Requests', 10, 3],
    ['requests?set=whole', 'User Requests', 10, 3],
    ['users', 'Users', 10, 3],
    ['users?group=rejected', 'Users', 10, 3],
    ['users?name=x', 'Users', 10, 3],
    ['users?set=whole', 'Users', 10, 3],
    ['who-accepted-whom', 'Accepted Matches', 10, 4],
    ['delete-requests', 'Delete User Requests', 10, 3],
    ['view-all-deleted-users', 'View All Deleted Users', 10, 3],
    ['blocked_users', 'Blocked Users', 10, 2],
    ['reported_users_profiles', 'Reported Users', 10, 1],
    ['daily_panchanga', 'Daily Panchanga', 5, 5],
    ['vendor_ads', 'Vendor ads', 5, 3],
    ['expired_vendor_ads', 'Expired Vendor ads', 5, 5],
    ['premium-analytics', 'Premium Analytics', 10, 2],
    ['version-control', 'Version Control', 10, 2],
  ])('on every page of %s', (screen, title, size, times) => {
    const pages = Array.from({ length: payloads.length / size }, (_, index) => index);
    return walk(
      pages.map((index) => [
        addressOf(screen, index + 1),
        { title, texts: payloads.slice(index * size, (index + 1) * size), times },
      ]),
    );
  });

  it('in sixty profiles, on their screens', () =>
    walk(payloads.map((text, row) => [`/admin/view-user/hurt-${row}`, { title: 'Member', texts: [text], times: 50 }])));

  it('on the desk', () =>
    walk(
      payloads
        .map((text, row): [string, Sight] => [
          `/admin/requests?page=${Math.ceil((row + 1) / 10)}&member=hurt-${row}`,
          { title: 'User Requests', texts: [text], times: 50 },
        ])
        .filter((_one, row) => row % 6 === 5),
    ));

  it('in the planner of three months, and on its sheet', async () => {
    const days = payloads.map((text, row) => ({ text, date: new Date(Date.now() - row * 86_400_000).toISOString() }));
    for (const month of new Set(days.map(({ date }) => date.slice(0, 7)))) {
      const texts = days.filter(({ date }) => date.startsWith(month)).map(({ text }) => text);
      await walk([[`/admin/daily_panchanga?view=month&month=${month}`, { title: 'Daily Panchanga', texts, times: 6 }]]);
      await stage.page.emulateMedia({ media: 'print' });
      expect(await stage.page.locator('.month-sheet').innerText()).toContain(texts[0]?.trim().split(/\s/)[0]);
      await stage.page.emulateMedia({ media: 'screen' });
    }
  });

  it('on the board of ads that expire soon, and in the call list', () =>
    walk([
      ['/admin/vendor_ads?view=expiring', { title: 'Vendor ads', texts: payloads, times: 3, least: 30 }],
      ['/admin/premium-analytics?view=calls', { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 }],
      ['/admin/premium-analytics?view=stuck', { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 }],
    ]));

  it('as the months of the chart, wherever the pointer rests on it', async () => {
    const { page, harm } = stage;
    await walk([['/admin/dashboard', { title: 'Dashboard' }]]);
    const chart = page.getByRole('img', { name: /^Registered users per month/ });
    await chart.locator('canvas').first().waitFor();
    await chart.scrollIntoViewIfNeeded();
    const place = await chart.boundingBox();
    if (!place) throw new Error('The chart is nowhere.');
    const seen = new Set<string>();
    // It follows the pointer at its own pace, and not before it is drawn.
    for (let step = 0; seen.size < 5 && step < 600; step += 1) {
      await page.mouse.move(place.x + (place.width * (step % 40)) / 40, place.y + place.height / 2);
      for (const month of await page.locator('.g2-tooltip strong').allTextContents()) seen.add(month);
    }
    expect(seen.size).toBe(5);
    expect([...seen].filter((month) => !payloads.includes(month))).toEqual([]);
    expect(await look(page, {})).toEqual([]);
    expect(harm()).toEqual([]);
  });
});

describe('they stay texts in boxes, fields and toasts', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openInfected({ rows: 3, textOf: () => everyPayload });
  });
  afterEach(() => void (stage.infection.refuses = 'none'));
  afterAll(() => stage.leave());

  const isWell = async (sight: Sight = {}) => {
    expect(await look(stage.page, sight)).toEqual([]);
    expect(stage.harm()).toEqual([]);
  };
  const open = async (address: string, sight: Sight = {}) => {
    await walkTo(stage.page, `/admin/${address}`);
    await isWell(sight);
  };

  // Screen, what opens the question, what sends it, and whether it names somebody.
  it.each([
    ['requests', 'Accept', 'Accept', true],
    ['requests', 'Reject', 'Reject', true],
    ['users', /^(Un)?block$/i, /^(Un)?block$/i, true],
    ['delete-requests', 'Accept', 'Accept', true],
    ['reported_users_profiles', /^(Un)?block$/i, /^(Un)?block$/i, true],
    ['reported_users_profiles', 'Delete Account', 'Delete Account', true],
    ['daily_panchanga', 'Delete', 'Delete', false],
    ['vendor_ads', /^Delete </, 'Delete', true],
  ])('at %s, in the question behind %s', async (screen, opener, action, isNamed) => {
    const { page, infection } = stage;
    await open(screen);
    infection.refuses = 'writes';
    await press(page.locator('#content'), opener);
    await box(page).waitFor();
    if (isNamed) expect(await box(page).locator('bdi').textContent()).toContain(payloads[0]);
    await press(box(page), action);
    await box(page).getByText('Not saved: ').waitFor();
    await isWell();
    infection.refuses = 'none';
    await press(box(page), /Try again$/);
    await box(page).waitFor({ state: 'detached' });
    await isWell();
  });

  it('in what answers to one and the same question sixty times, and in the toasts', async () => {
    const { page, infection } = stage;
    await open('users');
    infection.refuses = 'writes';
    await press(page.locator('#content'), /^(Un)?block$/i);
    const action = box(page).locator('.dialog-buttons .ant-btn-primary');
    const failure = box(page).locator('.confirm-failure');
    const seen = new Set<string>();
    for (let turn = 0; turn < payloads.length; turn += 1) {
      const before = await failure.textContent();
      await action.evaluate((button: HTMLElement) => button.click());
      await page.waitForFunction((last) => document.querySelector('.confirm-failure')?.textContent !== last, before);
      seen.add((await failure.textContent()) ?? '');
    }
    expect(seen.size).toBeGreaterThan(50);
    await isWell({ texts: payloads, least: 20 });
    await closeBox(page);
  });

  it('in the boxes that show, and the forms that change', async () => {
    const { page, infection } = stage;
    // Screen, what opens the box, how often the texts stand in it and behind it, and what sends the form.
    const boxes: [screen: string, opener: string | RegExp, times: number, action?: string][] = [
      ['reported_users_profiles', /^View Reporter Details/, 4],
      ['vendor_ads', /^View Details/, 10],
      ['vendor_ads', /^Edit /, 8, 'Update'],
      ['vendor_ads', 'Manage Category', 4],
      ['expired_vendor_ads', /^List again/, 8],
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
        await box(page).getByText('Not saved: ').waitFor();
        await isWell();
        infection.refuses = 'none';
        await press(box(page), /Try again$/);
        await box(page).waitFor({ state: 'detached' });
      } else await closeBox(page);
      await isWell();
    }
  });

  it('in the categories, their questions and their forms', async () => {
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
      await box(page).getByText('Not saved: ').waitFor();
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

  it('in the form of an ad, with its lists, its day and the names of its files', async () => {
    const { page, infection } = stage;
    infection.rows = 60;
    infection.textOf = payloadOf;
    await open('users');
    await open('vendor_ads?find=rows');
    await page.reload();
    await press(page.locator('#content'), 'Add Vendor Ad');
    await box(page).getByLabel('Category', { exact: true }).click();
    await page.locator('.ant-select-item-option').getByText(payloadOf(0)).first().waitFor();
    await isWell();
    for (const text of payloads.slice(0, 8)) await box(page).getByLabel('Category', { exact: true }).fill(text);
    await page.locator('.ant-select-item-option-active').waitFor();
    await page.keyboard.press('Enter');
    for (const [place, label] of ['Title', 'Description', 'Email', 'Address'].entries())
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
    await box(page).getByText('Not saved: ').waitFor();
    await isWell();
    infection.refuses = 'none';
    await press(box(page), /Try again$/);
    await page.getByText('Vendor ad added successfully...').waitFor();
    await isWell();
    Object.assign(infection, { rows: 3, textOf: () => everyPayload });
  });

  it('in the members that are answered together, and in what they share', async () => {
    const { page, infection } = stage;
    infection.refuses = 'writes';
    for (const [screen, title, action] of [
      ['requests?set=whole', 'User Requests', /^Reject \d/],
      ['users?set=whole', 'Users', /^Unblock \d/],
    ] as const) {
      await open(screen, { title, texts: payloads, times: 9 });
      expect(await page.locator('.shared-mark').first().getAttribute('title')).toContain(payloadOf(0));
      await press(page.locator('#content'), 'Select rows');
      await page.getByLabel('All on this page').check();
      await press(page.locator('#content'), action);
      await isWell({ texts: payloads, times: 10 });
      await press(box(page), action);
      await box(page).getByText('Failed: ').first().waitFor();
      await isWell();
      await closeBox(page);
      await isWell();
    }
  });

  it('in what the search boxes are given', async () => {
    const { page } = stage;
    const screens = [
      ['users', 'Search by name'],
      ['users?set=whole', 'Search by name, phone or e-mail'],
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
            return (asked.get('name') ?? asked.get('find')) === wanted;
          },
          (await search.inputValue()).trim(),
        );
        await isWell();
      }
    }
  });

  it('in every part of an address', async () => {
    const { page, infection } = stage;
    const names = [
      'name',
      'group',
      'view',
      'month',
      'page',
      'member',
      'set',
      'find',
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
      ['users?set=whole', 'Users'],
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

  it('in what the server says where a list should be', async () => {
    const { page, infection } = stage;
    await open('profile');
    await page.reload();
    infection.refuses = 'all';
    const screens = [
      'dashboard',
      'requests',
      'users',
      'users?name=x',
      'users?set=whole',
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
      await page
        .locator('#content')
        .getByRole('button', { name: /^(Retry|Go on)$/ })
        .first()
        .waitFor();
      await isWell({ texts: payloads, least: 1 });
    }
  });

  it('in what the server says of passwords', async () => {
    const { page, infection, harm, leave } = await openInfected({ isSignedIn: false });
    const send = async (address: string, button: string, turns: number) => {
      const toast = page.locator('.notice').last();
      for (let turn = 0; turn < turns; turn += 1) {
        if (address !== '') await walkTo(page, address);
        await press(page, button);
        await toast.waitFor();
        expect(payloads.map((text) => text.replace(/[\s\p{C}]/gu, ''))).toContain(
          ((await toast.locator('span').textContent()) ?? '').replace(/[\s\p{C}]/gu, ''),
        );
        await press(toast, 'Dismiss');
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

describe('a picture comes from the host of the API or not at all', () => {
  it('wherever the server says that it lies', async () => {
    const host = new URL(server.address).host;
    const paths = picturePaths(host);
    const { page, harm, leave } = await openInfected({
      rows: paths.length,
      textOf: (row) => `Somebody ${row}`,
      special: (name, row) => (/^(profile_link|profile_image|image)$/.test(name) ? paths[row] : undefined),
    });
    await page.evaluate(noteBrokenPictures);
    const arePicturesGone = async (address: string) => {
      await page.waitForFunction(() => document.querySelector('#content img, dialog img') === null);
      expect(await look(page, {})).toEqual([]);
      expect([address, ...harm()]).toEqual([address]);
    };
    // The lists show all of them, and whatever else draws pictures some.
    const each = (step: number, first = 0) => [...paths.keys()].filter((row) => row % step === first);
    const screens = [
      ['users', 10, '.avatar svg', 1],
      ['who-accepted-whom', 10, '.avatar svg', 2],
      ['view-all-deleted-users', 10, '.avatar svg', 1],
      ['expired_vendor_ads', 5, 'svg.no-picture', 1],
    ] as const;
    for (const [screen, size, drawing, times] of screens)
      for (let number = 1; number <= paths.length / size; number += 1) {
        const row = (number - 1) * size;
        expect(await wrongAt(page, addressOf(screen, number), { texts: [`Somebody ${row}`] })).toEqual([]);
        await arePicturesGone(addressOf(screen, number));
        expect(await page.locator(drawing).count()).toBe(size * times);
      }
    for (const row of each(3)) {
      await walkTo(page, `/admin/view-user/hurt-${row}`);
      expect(await look(page, { title: 'Member', texts: [`Somebody ${row}`] })).toEqual([]);
      await arePicturesGone(`profile ${row}`);
    }
    // What is listed again fetches its old picture.
    for (const row of each(2)) {
      await walkTo(page, addressOf('expired_vendor_ads', Math.floor(row / 5) + 1));
      await press(page.locator('#content'), `List again Somebody ${row}`);
      await box(page).getByText('The picture of the expired ad could not be fetched').waitFor();
      await arePicturesGone(`list again ${row}`);
      await closeBox(page);
    }
    for (const row of each(2, 1)) {
      await walkTo(page, addressOf('vendor_ads', Math.floor(row / 5) + 1));
      const opener = row % 4 === 3 ? `Edit Somebody ${row}` : `View Details of Somebody ${row}`;
      await press(page.locator('#content'), opener);
      await box(page).waitFor();
      await arePicturesGone(opener);
      await closeBox(page);
    }
    const tried = await page.evaluate(() => (window as unknown as { broken: string[] }).broken); // noted above
    expect(tried.length).toBeGreaterThan(5);
    const own = `http://${host}/`;
    expect(tried.filter((address) => !address.startsWith(own))).toEqual([]);
    await leave();
  });
});

/** Notes the address of every picture that was asked for: none of them is one. */
function noteBrokenPictures() {
  const broken: string[] = [];
  Object.assign(window, { broken });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) broken.push(target.src);
    },
    true,
  );
}

describe('an id stays what it is in every address', () => {
  const isId = /(^|_)id$/;
  const adFacts: Record<string, unknown> = { mobile: '919876543210', status: undefined };

  const openWith = (given: readonly string[]) =>
    openInfected({
      rows: given.length,
      textOf: (row) => `Somebody ${row}`,
      special: (name, row) => (isId.test(name) ? given[row] : adFacts[name]),
    });

  /** The next call that changes something. */
  const nextWrite = (page: Page) => page.waitForRequest((request) => request.method() !== 'GET');

  /** Method, path and parameters of a call with this id, all decoded. */
  function rightCall(name: CallName, id: string) {
    const { method, path } = callOf(name);
    const isInPath = path.includes('{id}');
    const isInQuery = /Member$/.test(name);
    return {
      method,
      segments: path.split('/').map((segment) => (segment === '{id}' ? id : segment)),
      search: isInQuery && !isInPath ? [['user_id', id]] : [],
    };
  }

  function sentCall(request: Request) {
    const url = new URL(request.url());
    return {
      method: request.method(),
      segments: url.pathname.split('/').map(decodeURIComponent),
      search: [...url.searchParams],
    };
  }

  // Call, screen, what is pressed one after the other, and the row that it is about.
  const actions: [call: CallName, screen: string, presses: (string | RegExp)[], row?: number][] = [
    ['acceptMember', 'requests', ['Accept', 'Accept']],
    ['rejectMember', 'requests', ['Reject', 'Reject'], 1],
    ['blockMember', 'users', ['Block', 'Block']],
    ['acceptMember', 'users', ['Unblock', 'Unblock'], 1],
    ['acceptDeletion', 'delete-requests', ['Accept', 'Accept']],
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

  it('in every call that carries one', async () => {
    const given = [worstId, `${worstId}!`];
    const { page, harm, leave } = await openWith(given);
    for (const [name, screen, presses, row = 0] of actions) {
      const id = given[row] ?? '';
      await walkTo(page, '/admin/profile');
      await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor();
      await walkTo(page, `/admin/${screen}`);
      expect(await look(page, { texts: ['Somebody 0'] })).toEqual([]);
      const request = nextWrite(page);
      for (const [step, button] of presses.entries()) {
        const place = step === 0 ? page.locator('#content') : box(page);
        const isSwitch = button instanceof RegExp && /Status|active/.test(button.source);
        if (isSwitch) await place.getByRole('switch', { name: button }).first().click();
        else await press(place, button);
      }
      const sent = await request;
      expect({ name, ...sentCall(sent) }).toEqual({ name, ...rightCall(name, id) });
      if (name === 'updateVersion') expect(sent.postDataJSON()).toMatchObject({ version_id: id });
      if (name === 'updatePanchanga') expect(sent.postDataJSON()).toMatchObject({ id });
      const last = box(page);
      while ((await page.getByRole('dialog').count()) > 0 && presses[0] === 'Manage Category') {
        await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
        await closeBox(page);
      }
      await last.waitFor({ state: 'detached' });
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  it('whatever it looks like, in a path, in a query and in the address of a profile', async () => {
    const { page, harm, leave } = await openWith(ids);
    for (const [name, screen, title] of [
      ['acceptDeletion', 'delete-requests', 'Delete User Requests'],
      ['acceptMember', 'requests', 'User Requests'],
    ] as const)
      for (const [row, id] of ids.entries()) {
        await walkTo(page, addressOf(screen, Math.floor(row / 10) + 1));
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await page
          .getByRole('row')
          .filter({ hasText: `Somebody ${row}` })
          .first()
          .waitFor();
        const request = nextWrite(page);
        await press(page.getByRole('row').nth((row % 10) + 1), 'Accept');
        await press(box(page), 'Accept');
        expect(sentCall(await request)).toEqual(rightCall(name, id));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    for (const [row, id] of ids.entries()) {
      await walkTo(page, addressOf('users', Math.floor(row / 10) + 1));
      const link = page.getByRole('link', { name: `View details of Somebody ${row}`, exact: true });
      const { pathname } = new URL((await link.getAttribute('href')) ?? '', server.address);
      expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'admin', 'view-user', id]);
      const request = page.waitForRequest(/userDetails/);
      await link.click();
      expect(sentCall(await request)).toEqual(rightCall('getMember', id));
      expect(await look(page, { title: 'Member', texts: ['Somebody'] })).toEqual([]);
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  it('or its row is said to be unreadable where no address can hold it', async () => {
    const { page, harm, leave } = await openWith([...impossibleIds, 'possible']);
    for (const screen of [
      'requests',
      'users',
      'delete-requests',
      'view-all-deleted-users',
      'blocked_users',
      'reported_users_profiles',
      'who-accepted-whom',
      'daily_panchanga',
      'vendor_ads',
      'expired_vendor_ads',
      'version-control',
    ]) {
      await walkTo(page, '/admin/profile');
      await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor();
      await walkTo(page, `/admin/${screen}`);
      await page.getByText('3 rows of this page could not be read.').waitFor();
      expect(await page.locator('tbody tr').count()).toBe(1);
      expect(await look(page, {})).toEqual([]);
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  it('or leads nowhere where it is only mentioned', async () => {
    const { page, harm, leave } = await openInfected({
      rows: 1,
      textOf: () => 'Somebody',
      special: (name) =>
        name === 'blocked_users' ? [...impossibleIds, 'possible'] : name === 'user_id' ? 'possible' : undefined,
    });
    await walkTo(page, '/admin/blocked_users');
    await page.getByRole('link', { name: 'possible' }).waitFor();
    expect(await page.locator('.ids a').count()).toBe(1);
    expect(harm()).toEqual([]);
    await leave();
  });

  it('and a text of digits is not turned into another number', async () => {
    const given = ['007', '12345678901234567890', '1e3', '7'];
    const { page, leave } = await openWith(given);
    await walkTo(page, '/admin/version-control');
    for (const [row, id] of given.entries()) {
      const request = nextWrite(page);
      await page
        .getByRole('switch', { name: /^Version .* active$/ })
        .nth(row)
        .click();
      expect((await request).postDataJSON()).toMatchObject({ version_id: id === '7' ? 7 : id });
    }
    await leave();
  });
});

describe('a sign-in leads to a screen of the console', () => {
  const asked = (next: string) => `/auth/login?next=${encodeURIComponent(next)}`;
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(server.email);
    await page.getByLabel('Password', { exact: true }).fill(server.password);
    await press(page, 'Sign In');
  };

  it('for whoever has a session, whatever the address asks for', async () => {
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

  it('for whoever signs in, whatever the address asks for', async () => {
    const all = returnAddresses(new URL(server.address).host);
    for (const next of ['/admin/version-control', ...all.filter((_next, index) => index % 9 === 0)]) {
      const { page, harm, leave } = await openInfected({ isSignedIn: false });
      await page.goto(server.address + asked(next));
      await signIn(page);
      await page.waitForURL(
        `${server.address}/admin/${next === '/admin/version-control' ? 'version-control' : 'dashboard'}`,
      );
      expect([next, ...harm()]).toEqual([next]);
      await leave();
    }
  });

  it('for whoever came to an odd address first', async () => {
    for (const address of oddAddresses) {
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
