import type { Page } from '@playwright/test';
import { partnerSections } from '@/features/members/detail/sections';
import {
  aBlock,
  aCategory,
  aDeletedMember,
  aDeletionRequest,
  aMatch,
  aMember,
  anAd,
  anEntry,
  anExpiredAd,
  aPanchanga,
  aPayment,
  aProfile,
  aReport,
  aVersion,
  daysAgo,
  type World,
} from '../support/builders';
import { expect, worldTest as test } from './support/fixtures';
import { payloads } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look, watchHarm, type Sight } from './support/watchHarm';

/** A profile in which every answer is this text. */
function aHostileProfile(member: { user_id: string }, text: string) {
  const names = partnerSections.flatMap(({ fields }) => fields.split(' ').map((name) => [`partner_${name}`, 'Any']));
  const { user_id, ...groups } = aProfile(member, { partner: Object.fromEntries(names) as Record<string, string> });
  const infected = Object.entries(groups).map(([group, answers]) => [
    group,
    JSON.stringify(JSON.parse(answers, (name, answer: unknown) => (name === '' ? answer : text))),
  ]);
  return { user_id, ...(Object.fromEntries(infected) as typeof groups) };
}

/** These fields, each with the text. */
const filled = <Name extends string>(text: string, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>; // of exactly these

/** A row of everything for each of the texts, which stands in it wherever the database takes one. */
function aHostileWorld(): World {
  const members = (kind: string, facts: Parameters<typeof aMember>[0]) =>
    payloads.map((text, row) => {
      const texts = filled(text, 'username', 'email', 'phone', 'profile_link');
      return aMember({ user_id: `${kind}-${row}`, ...texts, created_at: daysAgo(row), ...facts });
    });
  const users = members('user', { status: 'approved' });
  const pending = members('pending', {});
  const next = (row: number) => users[(row + 1) % users.length] ?? aDeletedMember();
  const ad = (text: string) => filled(text, 'title', 'description', 'mobile', 'email', 'address', 'image', 'category');
  return {
    members: [
      ...users,
      ...pending,
      ...members('rejected', { status: 'rejected' }),
      ...members('gone', { status: 'approved', deleted_at: daysAgo(1) }),
    ],
    profiles: [...users, ...pending].map((member) => aHostileProfile(member, member.username)),
    deletionRequests: users.map((member) => aDeletionRequest(member)),
    blocks: users.map((member, row) => aBlock(member, next(row))),
    reports: users.map((member, row) => aReport(next(row), member, { reason: member.username })),
    interests: users.map((member, row) => aMatch(member, next(row))),
    payments: payloads.map((text, row) =>
      aPayment({ user_name: text, phone_no: `98765432${10 + row} ${text}`, state: 'Failed' }),
    ),
    versions: payloads.map((text) => aVersion({ android_version: text, ios_version: text })),
    panchanga: payloads.map((text, row) =>
      aPanchanga({
        date: daysAgo(row).slice(0, 10),
        ...filled(text, 'nakshatra', 'thithi', 'vaaara', 'yoga', 'karana'),
      }),
    ),
    categories: payloads.map((category) => aCategory({ category })),
    ads: payloads.flatMap((text) => [anAd(ad(text)), anExpiredAd(ad(text))]),
    entries: users.map(({ user_id, username }) => anEntry({ subject_id: user_id, administrator: username })),
  };
}

test.use({ world: aHostileWorld() });

let page: Page;
let harm: () => string[];

test.beforeEach(async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, storageState: await server.signedIn() });
  harm = await watchHarm(context, server.address);
  page = await context.newPage();
  await page.goto('/admin/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
test.afterEach(async ({ server }) => {
  server.standInBetween(undefined);
  await page.context().close();
});

const isWell = async (sight: Sight = {}) =>
  expect([page.url(), ...(await look(page, sight)), ...harm()]).toEqual([page.url()]);
const open = async (screen: string, sight: Sight) => {
  await walkTo(page, `/admin/${screen}`);
  await isWell(sight);
};

// Address, heading, and rows on a page.
for (const [screen, title, least] of [
  ['dashboard', 'Dashboard', 10],
  ['requests', 'User Requests', 10],
  ['users', 'Users', 10],
  ['users?group=rejected', 'Users', 10],
  ['who-accepted-whom', 'Accepted Matches', 10],
  ['delete-requests', 'Delete User Requests', 10],
  ['view-all-deleted-users', 'View All Deleted Users', 10],
  ['blocked_users', 'Blocked Users', 10],
  ['reported_users_profiles', 'Reported Users', 10],
  ['daily_panchanga', 'Daily Panchanga', 5],
  ['vendor_ads', 'Vendor ads', 5],
  ['expired_vendor_ads', 'Expired Vendor ads', 5],
  ['premium-analytics', 'Premium Analytics', 10],
  ['version-control', 'Version Control', 10],
  ['activity', 'Activity', 10],
] as const)
  test(`texts that try to become code stay texts on every page of ${screen}`, async () => {
    for (let number = 1; number <= payloads.length / least; number += 1)
      await open(`${screen}${screen.includes('?') ? '&' : '?'}page=${number}`, { title, texts: payloads, least });
  });

test('they stay texts in profiles, and on the desk', async () => {
  for (const [row, text] of payloads.entries()) {
    await open(`view-user/user-${row}`, { title: 'Member', texts: [text], times: 40 });
    if (row % 3 === 2)
      await open(`requests?page=1&member=pending-${row}`, { title: 'User Requests', texts: [text], times: 40 });
  }
});

test('they stay texts in the planner and on its sheet, and in the call list', async () => {
  await open('daily_panchanga?view=month', { title: 'Daily Panchanga', texts: payloads, least: 1, times: 5 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.month-sheet')).toContainText('hurt()');
  await page.emulateMedia({ media: 'screen' });
  await open('premium-analytics?view=calls', { title: 'Premium Analytics', texts: payloads, least: 5 });
});

// What opens the dialog, and its screen.
for (const [opener, screen] of [
  [/^View Reporter Details/, 'reported_users_profiles'],
  [/^View Details/, 'vendor_ads'],
  [/^Edit /, 'vendor_ads'],
  ['Manage Category', 'vendor_ads'],
  ['Edit', 'daily_panchanga'],
  [/^Edit version/, 'version-control'],
] as const)
  test(`they stay texts in what ${opener} opens on ${screen}`, async () => {
    await open(screen, { texts: payloads, least: 5 });
    await page.locator('#content').getByRole('button', { name: opener, exact: true }).first().click();
    const dialog = page.getByRole('dialog').last();
    await dialog.waitFor();
    await isWell();
    const fields = () =>
      dialog.locator('input, textarea').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    await expect.poll(async () => `${await dialog.textContent()} ${(await fields()).join(' ')}`).toContain('hurt()');
  });

test('they stay texts in the form of an ad, with its lists and the names of its files', async () => {
  await page.goto('/admin/vendor_ads');
  await page.getByRole('button', { name: 'Add Vendor Ad' }).click();
  const dialog = page.getByRole('dialog');
  const category = dialog.getByLabel('Category', { exact: true });
  await category.click();
  await page.locator('.ant-select-item-option').getByText('hurt()').first().waitFor();
  for (const text of payloads.slice(0, 8)) await category.fill(text);
  await page.locator('.ant-select-item-option-active').waitFor();
  await page.keyboard.press('Enter');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="hurt()"><image href="//elsewhere.test/x"/></svg>';
  // What does not begin as a picture is refused.
  const buffer = Buffer.from(`\x89PNG\r\n\x1a\n${drawing}`, 'latin1');
  const file = dialog.locator('input[type=file]');
  for (const [index, text] of payloads.entries()) {
    // No system lets a file be named with these.
    const name = `${text.replaceAll(/[/\\\u0000]/g, '_')}.png`;
    const mimeType = ['image/png', 'image/svg+xml', 'text/html'][index % 3] ?? '';
    await file.setInputFiles({ name, mimeType, buffer });
    await isWell({ texts: [name] });
  }
});

test('they stay texts in what the server says where a list should be', async ({ server }) => {
  let sentences = 0;
  server.standInBetween(({ url = '' }, response) => {
    if (!/^\/(admins|analysis|retrieve|api|payment|version)\//.test(url)) return false;
    const message = payloads[(sentences += 1) % payloads.length];
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ responseCode: 409, responseMessage: message, message }));
    return true;
  });
  for (const screen of ['users', 'who-accepted-whom', 'vendor_ads', 'daily_panchanga', 'view-user/somebody']) {
    await walkTo(page, `/admin/${screen}`);
    await page.locator('#content').getByRole('button', { name: 'Retry' }).first().waitFor();
    await isWell({ texts: payloads, least: 1 });
  }
});
