import { expect } from './support/fixtures';
import { wrongAt, addressOf, type Stage, infectedTest as test } from './support/infectedStage';
import { payloads } from './support/injections';
import { look, type Sight } from './support/watchHarm';

test.describe('sixty texts that try to become code stay texts', () => {
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

  test('are sixty', () => expect(new Set(payloads).size).toBe(60));

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
    test(`on every page of ${screen}`, () => {
      const pages = Array.from({ length: payloads.length / size }, (_, index) => index);
      return walk(
        pages.map((index) => [
          addressOf(screen, index + 1),
          { title, texts: payloads.slice(index * size, (index + 1) * size), times },
        ]),
      );
    });

  test('in profiles, on their screens', () =>
    walk(
      [...payloads.entries()].map(([row, text]) => [
        `/admin/view-user/hurt-${row}`,
        { title: 'Member', texts: [text], times: 50 },
      ]),
    ));

  test('on the desk', { tag: '@commit' }, () =>
    walk(
      payloads
        .map((text, row): [string, Sight] => [
          `/admin/requests?page=${Math.ceil((row + 1) / 10)}&member=hurt-${row}`,
          { title: 'User Requests', texts: [text], times: 50 },
        ])
        .filter((_one, row) => row % 6 === 5),
    ),
  );

  test('in the planner of three months, and on its sheet', async () => {
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
    walk([
      ['/admin/premium-analytics?view=calls', { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 }],
      ['/admin/premium-analytics?view=stuck', { title: 'Premium Analytics', texts: payloads, times: 2, least: 5 }],
    ]));

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
    expect(await look(page, {})).toEqual([]);
    expect(harm()).toEqual([]);
  });
});
