import type { Page } from '@playwright/test';
import { areWaiting, waitingRequests } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

// Enough members for more than two pages of requests.
test.use({ members: 900 });

// The page knows its address earlier than those who watch it from outside.
const memberInAddress = (page: Page) => page.evaluate(() => new URL(location.href).searchParams.get('member'));

const longText = 'We live by the sea, sing at the temple and keep a garden of old roses, of which I know every name. '
  .repeat(12)
  .trim();
const fullPersonal = {
  height: "5'8",
  weight: '70 kg',
  physical: 'Normal',
  marital: 'Never married',
  mother_tongue: 'Kannada',
  caste: 'Brahmin',
  intercaste: 'Yes',
  manglik: 'No',
  country: 'IN',
  state: 'Karnataka',
  city: 'Udupi',
};

/** From now on every profile says this beside what it says itself. */
const changeProfiles = (page: Page, changes: Record<string, object>) =>
  page.route('**/retrieve/userDetails*', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    for (const [part, said] of Object.entries(changes)) Object.assign(profile[part], said);
    await route.fulfill({ response, json: profile });
  });

/** The desk with the first request open, reached by keys alone. */
async function openDesk(page: Page) {
  await page.goto('/admin/requests');
  await page.locator('.desk-link').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('#member-name bdi').waitFor();
}

/** Presses keys and waits until another member lies on the desk. */
async function goOn(page: Page, ...keys: string[]) {
  const before = await memberInAddress(page);
  for (const key of keys) {
    // A question is answered once its button has the focus.
    if (key === 'Enter')
      await page.waitForFunction(() => document.activeElement?.matches('.ant-modal-footer .ant-btn-primary'));
    await page.keyboard.press(key);
  }
  await page.waitForFunction(
    (id) => document.querySelector<HTMLElement>('.desk-link[aria-current]')?.dataset.request !== id,
    before,
  );
  await page.waitForFunction(() => !document.querySelector('.ant-modal'));
}

test('reads and answers twenty requests with the keyboard alone', { tag: '@commit' }, async ({ page }) => {
  await page.goto('/admin/dashboard');
  const waiting = await waitingRequests(page);
  expect(waiting).toBeGreaterThan(21);
  await openDesk(page);
  const met: (string | null)[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    met.push(await memberInAddress(page));
    const row = page.locator('.desk-link[aria-current]');
    expect(await row.getAttribute('data-request')).toBe(await memberInAddress(page));
    // The end of a profile is known when all of it has come.
    await page.waitForFunction(
      () => document.querySelector('.member[aria-busy="false"]') && !document.querySelector('.history .ant-skeleton'),
    );
    // Into the profile, down to its end, and back to the desk's keys.
    await page.keyboard.press('Enter');
    // A hint may come after the key and push the end down.
    await expect(async () => {
      await page.keyboard.press('End');
      const [read, left] = await page
        .locator('.desk-profile')
        .evaluate((profile) => [profile.scrollTop, profile.scrollHeight - profile.clientHeight - profile.scrollTop]);
      expect(read).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(1);
    }).toPass({ intervals: [100] });
    await goOn(page, turn % 4 === 3 ? 'r' : 'a', 'Enter');
    await page.waitForFunction(() => document.querySelector('.desk-profile')?.scrollTop === 0);
  }
  expect(new Set(met).size).toBe(20);
  await areWaiting(page, waiting - 20);
});

test('shows every personal fact and four warnings at once, however much is told below', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.route('**/media/photo.png', (route) => route.fulfill({ path: 'public/icon-512.png' }));
  await changeProfiles(page, {
    personalDetails: {
      ...fullPersonal,
      gender: '',
      dob: '2010-05-01',
      age: '31',
      profile_link: '/media/photo.png',
    },
    careerDetails: { rashi: 'Mithuna', star: '' },
    familyDetails: { about_me: longText },
    partnerDetails: { partner_age: '40 - 30', partner_height: "6'2 - 5'1" },
  });
  await openDesk(page);
  await page.locator('.warnings li').nth(3).waitFor();
  const bottomOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().bottom);
  const end = await bottomOf('.desk-profile');
  expect(end).toBeLessThanOrEqual(768);
  expect(await bottomOf('.desk-profile .warnings')).toBeLessThan(end);
  expect(await bottomOf('.desk-profile .member-columns > .wide + .wide dl')).toBeLessThanOrEqual(end);
  await expect(page.locator('.desk-profile')).toContainText(longText);
});

test.describe('from dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('prints a full profile on one sheet, with phone and e-mail only where asked', async ({ page }) => {
    await openDesk(page);
    await page.goto(`/admin/view-user/${await memberInAddress(page)}`);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.locator('.member dd').first().waitFor();
    await page.waitForLoadState('networkidle');
    // Nothing may be missing from a full profile.
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll('.member dd'))
        if (answer.textContent === '-') answer.textContent = 'An answer as long as most';
    });
    for (const isAsked of [false, true]) {
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText('Phone Number', { exact: true }).isVisible()).toBe(isAsked);
      await page.emulateMedia({ media: null });
      if (!isAsked) await page.getByRole('checkbox', { name: 'Print phone and e-mail' }).check();
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect(sheets).toBe(1);
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of '.top-bar .admin-side .stats .history .footer .ant-notification .member-tools'.split(' '))
      expect(await page.locator(part).first().isVisible()).toBe(false);
    const { color, background } = await page.locator('#member-name').evaluate((name) => ({
      color: getComputedStyle(name).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    expect([color, background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});
