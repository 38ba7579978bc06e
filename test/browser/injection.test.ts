import { expect } from './support/fixtures';
import { box, closeBox, payloadOf, press, infectedTest as test, type Stage } from './support/infection';
import { payloads } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look, type Sight } from './support/watchHarm';

const everyPayload = payloads.join(' ');

test.describe('thirty texts that try to become code stay texts', () => {
  let stage: Stage;
  test.beforeAll(async ({ openInfected }) => {
    stage = await openInfected();
  });
  test.afterEach(() => {
    Object.assign(stage.infection, { isRefusing: false, rows: payloads.length, textOf: payloadOf });
  });
  test.afterAll(() => stage.leave());

  const isWell = async (sight: Sight = {}) => {
    expect([stage.page.url(), ...(await look(stage.page, sight)), ...stage.harm()]).toEqual([stage.page.url()]);
  };
  const open = async (screen: string, sight: Sight = {}) => {
    await walkTo(stage.page, `/admin/${screen}`);
    await isWell(sight);
  };
  /** Three rows, of which each text holds all payloads; whatever was read before is forgotten. */
  const crowd = async () => {
    Object.assign(stage.infection, { rows: 3, textOf: () => everyPayload });
    await stage.page.goto('/admin/profile');
  };

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
    test(`on every page of ${screen}`, async () => {
      for (let page = 1; page <= payloads.length / size; page += 1) {
        const texts = payloads.slice((page - 1) * size, page * size);
        await open(`${screen}${screen.includes('?') ? '&' : '?'}page=${page}`, { title, texts, times });
      }
    });

  test('in profiles, on their screens', async () => {
    for (const [row, text] of payloads.entries())
      await open(`view-user/hurt-${row}`, { title: 'Member', texts: [text], times: 50 });
  });

  test('on the desk', async () => {
    for (let row = 2; row < payloads.length; row += 3) {
      const sight = { title: 'User Requests', texts: [payloadOf(row)], times: 50 };
      await open(`requests?page=${Math.ceil((row + 1) / 10)}&member=hurt-${row}`, sight);
    }
  });

  test('in the planner, and on its sheet', async () => {
    const days = payloads.map((text, row) => ({ text, date: new Date(Date.now() - row * 86_400_000).toISOString() }));
    for (const month of new Set(days.map(({ date }) => date.slice(0, 7)))) {
      const texts = days.filter(({ date }) => date.startsWith(month)).map(({ text }) => text);
      await open(`daily_panchanga?view=month&month=${month}`, { title: 'Daily Panchanga', texts, times: 6 });
      await stage.page.emulateMedia({ media: 'print' });
      expect(await stage.page.locator('.month-sheet').innerText()).toContain(texts[0]?.trim().split(/\s/)[0]);
      await stage.page.emulateMedia({ media: 'screen' });
    }
  });

  test('in the call list', async () => {
    for (const view of ['calls', 'stuck'])
      await open(`premium-analytics?view=${view}`, { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 });
  });

  test('as the months of the chart, wherever the pointer rests on it', async () => {
    const { page } = stage;
    await open('dashboard', { title: 'Dashboard' });
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
    await isWell();
  });

  test('in the boxes that show, and the forms that change', async () => {
    const { page } = stage;
    await crowd();
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
    }
  });

  test('in the form of an ad, with its lists and the names of its files', async () => {
    const { page } = stage;
    await page.goto('/admin/vendor_ads');
    await press(page.locator('#content'), 'Add Vendor Ad');
    const category = box(page).getByLabel('Category', { exact: true });
    await category.click();
    await page.locator('.ant-select-item-option').getByText(payloadOf(0)).first().waitFor();
    for (const text of payloads.slice(0, 8)) await category.fill(text);
    await page.locator('.ant-select-item-option-active').waitFor();
    await page.keyboard.press('Enter');
    const file = box(page).locator('input[type=file]');
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"><script>hurt()</script><image href="//elsewhere.test/x"/></svg>';
    // What does not begin as a picture is refused.
    const buffer = Buffer.from(`\x89PNG\r\n\x1a\n${drawing}`, 'latin1');
    // No system lets a file be named with these.
    const names = payloads.map((text) => `${text.replaceAll(/[/\\\u0000]/g, '_')}.png`);
    for (const [place, name] of names.entries()) {
      const mimeType = ['image/png', 'image/svg+xml', 'text/html'][place % 3] ?? '';
      await file.setInputFiles({ name, mimeType, buffer });
      await isWell({ texts: [name] });
    }
    await file.setInputFiles({ name: '<svg onload=hurt()>.html', mimeType: 'text/html', buffer: Buffer.from(drawing) });
    await box(page).getByText('Please choose a jpg').waitFor();
    await isWell();
    await closeBox(page);
  });

  test('in what the server says where a list should be', async () => {
    const { page, infection } = stage;
    await page.goto('/admin/profile');
    infection.isRefusing = true;
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
