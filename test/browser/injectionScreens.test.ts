import type { Page, Request } from '@playwright/test';
import { callOf, type CallName } from '../server/contract';
import { expect } from './support/fixtures';
import type { Infection } from './support/infectedAnswers';
import { addressOf, box, closeBox, press, wrongAt, type Stage, infectedTest as test } from './support/infectedStage';
import { ids, impossibleIds, oddAddresses, payloads, picturePaths, returnAddresses } from './support/injections';
import { walkTo } from './support/openBrowser';
import { administrator } from './support/serveWorld';
import { look, type Sight } from './support/watchHarm';

test.describe('thirty texts that try to become code stay texts', () => {
  let stage: Stage;
  test.beforeAll(async ({ openInfected }) => {
    stage = await openInfected();
  });
  test.afterAll(() => stage.leave());

  /** Walks from address to address, up to the first at which something is wrong. */
  async function walk(sights: Iterable<[address: string, sight: Sight]>, { page, harm } = stage) {
    for (const [address, sight] of sights) {
      expect(await wrongAt(page, address, sight)).toEqual([]);
      expect([address, ...harm()]).toEqual([address]);
    }
  }

  // Address, heading, rows on a page, and how often the text of a row stands there at least.
  for (const [screen, title, size, times] of [
    ['dashboard', 'Dashboard', 10, 3],
    ['requests', 'User Requests', 10, 3],
    ['users', 'Users', 10, 3],
    ['users?group=rejected', 'Users', 10, 3],
    ['who-accepted-whom', 'Accepted Matches', 10, 4],
    ['delete-requests', 'Delete User Requests', 10, 3],
    ['view-all-deleted-users', 'View All Deleted Users', 10, 3],
    ['blocked_users', 'Blocked Users', 10, 1],
    ['reported_users_profiles', 'Reported Users', 10, 1],
    ['daily_panchanga', 'Daily Panchanga', 5, 5],
    ['vendor_ads', 'Vendor ads', 5, 3],
    ['expired_vendor_ads', 'Expired Vendor ads', 5, 5],
    ['premium-analytics', 'Premium Analytics', 10, 2],
    ['version-control', 'Version Control', 10, 2],
  ] as const)
    test(`on every page of ${screen}`, () =>
      walk(
        Array.from({ length: payloads.length / size }, (_, index) => [
          addressOf(screen, index + 1),
          { title, texts: payloads.slice(index * size, (index + 1) * size), times },
        ]),
      ));

  test('in profiles, on their screens', () =>
    walk(payloads.map((text, row) => [`/admin/view-user/hurt-${row}`, { title: 'Member', texts: [text], times: 50 }])));

  test('on the desk', { tag: '@commit' }, () =>
    walk(
      payloads
        .map((text, row): [string, Sight] => [
          `/admin/requests?page=${Math.ceil((row + 1) / 10)}&member=hurt-${row}`,
          { title: 'User Requests', texts: [text], times: 50 },
        ])
        .filter((_one, row) => row % 3 === 2),
    ),
  );

  test('in the planner, and on its sheet', async () => {
    const days = payloads.map((text, row) => ({ text, date: new Date(Date.now() - row * 86_400_000).toISOString() }));
    for (const month of new Set(days.map(({ date }) => date.slice(0, 7)))) {
      const texts = days.filter(({ date }) => date.startsWith(month)).map(({ text }) => text);
      await walk([[`/admin/daily_panchanga?view=month&month=${month}`, { title: 'Daily Panchanga', texts, times: 6 }]]);
      await stage.page.emulateMedia({ media: 'print' });
      expect(await stage.page.locator('.month-sheet').innerText()).toContain(texts[0]?.trim().split(/\s/)[0]);
      await stage.page.emulateMedia({ media: 'screen' });
    }
  });

  test('in the call list', () =>
    walk(
      ['calls', 'stuck'].map((view) => [
        `/admin/premium-analytics?view=${view}`,
        { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 },
      ]),
    ));

  test('as the months of the chart, wherever the pointer rests on it', async () => {
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
    expect([...(await look(page, {})), ...harm()]).toEqual([]);
  });
});

test('a picture comes from the host of the API or not at all', async ({ openInfected, server }) => {
  const paths = picturePaths(new URL(server.address).host).slice(0, 20);
  const { page, harm, leave } = await openInfected({
    rows: paths.length,
    textOf: (row) => `Somebody ${row}`,
    special: (name, row) => {
      // Without a number no ad is known to be listed again.
      if (name === 'mobile') return '';
      return /^(profile_link|profile_image|image)$/.test(name) ? paths[row] : undefined;
    },
  });
  const arePicturesGone = async (where: string) => {
    await page.waitForFunction(() => document.querySelector('#content img, [role=dialog] img') === null);
    expect([where, ...(await look(page, {})), ...harm()]).toEqual([where]);
  };
  // The lists show all of them, and whatever else draws pictures some.
  for (const [screen, size, drawing, times] of [
    ['users', 10, '.avatar svg', 1],
    ['who-accepted-whom', 10, '.avatar svg', 2],
    ['view-all-deleted-users', 10, '.avatar svg', 1],
    ['expired_vendor_ads', 5, 'svg.no-picture', 1],
  ] as const)
    for (let number = 1; number <= paths.length / size; number += 1) {
      const address = addressOf(screen, number);
      expect(await wrongAt(page, address, { texts: [`Somebody ${(number - 1) * size}`] })).toEqual([]);
      await arePicturesGone(address);
      expect(await page.locator(drawing).count()).toBe(size * times);
    }
  for (let row = 0; row < paths.length; row += 4) {
    const profile = `/admin/view-user/hurt-${row}`;
    expect(await wrongAt(page, profile, { title: 'Member', texts: [`Somebody ${row}`] })).toEqual([]);
    await arePicturesGone(profile);
    for (const [screen, opener, word] of [
      ['expired_vendor_ads', `List again Somebody ${row}`, /^The picture of the expired ad could not be fetched/],
      ['vendor_ads', `Edit Somebody ${row}`, 'Update'],
      ['vendor_ads', `View Details of Somebody ${row}`, 'Close'],
    ] as const) {
      await walkTo(page, addressOf(screen, Math.floor(row / 5) + 1));
      await press(page.locator('#content'), opener);
      await box(page).getByText(word).first().waitFor();
      await arePicturesGone(opener);
      await closeBox(page);
    }
  }
  await leave();
});

test.describe('an id stays what it is in every address', () => {
  /** A server that knows so many rows, by these ids. */
  const withIds = (given: readonly string[]): Partial<Infection> => ({
    rows: given.length,
    textOf: (row) => `Somebody ${row}`,
    special: (name, row) => (/(^|_)id$/.test(name) ? given[row] : undefined),
  });

  const sentCall = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return { segments: pathname.split('/').map(decodeURIComponent), search: [...searchParams] };
  };
  const rightCall = (name: CallName, id: string) => ({
    segments: callOf(name)
      .path.split('/')
      .map((segment) => (segment === '{id}' ? id : segment)),
    search: callOf(name).path.includes('{id}') ? [] : [['user_id', id]],
  });

  test('whatever it looks like, in a path, in a query and in the address of a profile', async ({
    openInfected,
    server,
  }) => {
    const { page, harm, leave } = await openInfected(withIds(ids));
    for (const [name, screen, action] of [
      ['acceptDeletion', 'delete-requests', 'Delete account'],
      ['acceptMember', 'requests', 'Accept'],
    ] as const) {
      await page.goto(addressOf(screen));
      for (const [row, id] of ids.entries()) {
        const shown = page.getByRole('row').filter({ hasText: `Somebody ${row}` });
        await shown.first().waitFor();
        const request = page.waitForRequest((call) => call.method() !== 'GET');
        await press(shown.first(), 'Accept');
        await press(box(page), action);
        expect(sentCall(await request)).toEqual(rightCall(name, id));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    for (const [row, id] of ids.entries()) {
      await walkTo(page, addressOf('users'));
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

  test('or its row is said to be unreadable where no address can hold it, and links nowhere', async ({
    openInfected,
  }) => {
    const given = [...impossibleIds, 'possible'];
    const { page, infection, harm, leave } = await openInfected(withIds(given));
    for (const screen of [
      ...['requests', 'users', 'delete-requests', 'view-all-deleted-users', 'blocked_users', 'who-accepted-whom'],
      ...['reported_users_profiles', 'daily_panchanga', 'vendor_ads', 'expired_vendor_ads', 'version-control'],
    ]) {
      await walkTo(page, '/admin/profile');
      expect(await wrongAt(page, `/admin/${screen}`, {})).toEqual([]);
      await page.getByText('3 rows of this page could not be read.').waitFor();
      await expect(page.locator('tbody tr'), screen).toHaveCount(1);
    }
    Object.assign(infection, {
      rows: 1,
      special: (name: string) => (name === 'blocked_users' ? given : name === 'user_id' ? 'possible' : undefined),
    });
    await page.goto('/admin/blocked_users');
    await page.getByRole('link', { name: 'possible' }).waitFor();
    expect(await page.locator('.ids a').count()).toBe(1);
    expect(harm()).toEqual([]);
    await leave();
  });

  test('and a text of digits is not turned into another number', async ({ openInfected }) => {
    const given = ['007', '12345678901234567890', '1e3', '7'];
    const { page, leave } = await openInfected(withIds(given));
    await walkTo(page, '/admin/version-control');
    for (const [row, id] of given.entries()) {
      const request = page.waitForRequest((call) => call.method() !== 'GET');
      await page
        .getByRole('switch', { name: /^Version .* active$/ })
        .nth(row)
        .click();
      expect((await request).postDataJSON()).toMatchObject({ version_id: id === '7' ? 7 : id });
    }
    await leave();
  });
});

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
      expect([next, ...(await look(page, { title: 'Dashboard' })), ...harm()]).toEqual([next]);
    }
    await leave();
  });

  test('for whoever comes to an odd address, and for whoever signs in there', async ({ openInfected, server }) => {
    const addresses = [...oddAddresses, asked('//elsewhere.test/admin/users'), asked('javascript:hurt()')];
    for (const address of addresses) {
      const { page, harm, leave } = await openInfected({ isSignedIn: false });
      const answer = await page.goto(server.address + address);
      expect([address, answer?.status()]).toEqual([address, 200]);
      await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/auth/login');
      await signIn(page);
      await page.waitForURL(/\/admin\//);
      expect([address, ...(await look(page, {})), ...harm()]).toEqual([address]);
      // The same with a session.
      await page.goto(server.address + address);
      await page.waitForURL(/\/admin\//);
      expect([address, ...(await look(page, {})), ...harm()]).toEqual([address]);
      await leave();
    }
  });
});
