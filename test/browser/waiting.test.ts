import type { Page, Request } from '@playwright/test';
import { aMember, aReport } from '../support/builders';
import { expect } from './support/fixtures';
import { profileTest as test, type Profile } from './support/profiles';

const minute = 60_000;

/** A dashboard or list whose clock the test moves; what waits has been asked for. */
async function openWithClock({ context }: Profile, address: string) {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await page.getByText('Ravi Shetty').or(page.getByText('Meera')).first().waitFor();
  return page;
}

/** While a call is under way time must stand still: the call would run out of it. */
function watchCalls(page: Page) {
  const calls = new Set<Request>();
  page.on('request', (call) => void calls.add(call));
  page.on('requestfinished', (call) => void calls.delete(call));
  page.on('requestfailed', (call) => void calls.delete(call));
  return { end: () => expect.poll(() => calls.size).toBe(0) };
}

test('half an hour on the idle dashboard makes at most 35 calls', async ({ newProfile }) => {
  const profile = await newProfile();
  const page = await openWithClock(profile, '/admin/dashboard');
  await page.clock.runFor(5_000);
  await page.locator('.waiting-lines[aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  const underWay = watchCalls(page);
  const before = profile.calls.length;
  const step = 10_000;
  for (let passed = 0; passed < 30 * minute; passed += step) {
    await page.clock.runFor(step);
    await underWay.end();
  }
  expect(profile.calls.length - before).toBeGreaterThanOrEqual(25);
  expect(profile.calls.length - before).toBeLessThanOrEqual(35);
  expect(profile.complaints).toEqual([]);
});

test('a sign-up that arrives is announced, and moves no row before it is asked for', async ({ newProfile, server }) => {
  const profile = await newProfile();
  const page = await openWithClock(profile, '/admin/requests');
  const first = page.getByText('Meera').first();
  await page.clock.runFor(5_000);
  await page.getByText('Maintenance mode is on').waitFor();
  const place = await first.boundingBox();
  const late = aMember({ username: 'Late Arrival', status: 'pending' });
  await server.db.insertInto('members').values(late).execute();
  await page.clock.runFor(minute);
  const news = page.getByRole('button', { name: '1 new request. Show' });
  await news.waitFor();
  expect(await first.boundingBox()).toEqual(place);
  expect(await page.getByText('Late Arrival').count()).toBe(0);
  await news.click();
  await page.getByText('Late Arrival').waitFor();
  await news.waitFor({ state: 'detached' });
  await server.db.deleteFrom('members').where('user_id', '=', late.user_id).execute();
  expect(profile.complaints).toEqual([]);
});

test('a report that arrives is announced too, but not while nobody looks', async ({ newProfile, server }) => {
  const profile = await newProfile();
  const page = await openWithClock(profile, '/admin/reported_users_profiles');
  const calls = () => profile.calls.filter((call) => call.endsWith('/list_reported_user')).length;
  const answer = page.waitForResponse('**/list_reported_user');
  await page.clock.runFor(minute + 1_000);
  // In the minutes that are skipped below, a call under way would run out of time and be made again.
  await (await answer).finished();
  expect(calls()).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const reported = aMember({ username: 'Newly Reported', status: 'approved' });
  await server.db.insertInto('members').values(reported).execute();
  const report = aReport(reported, reported);
  await server.db.insertInto('reports').values(report).execute();
  await page.clock.runFor(10 * minute);
  expect(calls()).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const news = page.getByRole('button', { name: '1 new reported user. Show' });
  await news.waitFor();
  expect(await page.getByText('Newly Reported').count()).toBe(0);
  await news.press('Enter');
  await page.getByText('Newly Reported').waitFor();
  await server.db.deleteFrom('reports').where('id', '=', report.id).execute();
  await server.db.deleteFrom('members').where('user_id', '=', reported.user_id).execute();
  expect(profile.complaints).toEqual([]);
});
