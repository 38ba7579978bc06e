import type { Locator, Page } from '@playwright/test';
import { aDeletionRequest, aMember, aReport, someMembers, type World } from '../support/builders';
import { expect, demoTest } from './support/fixtures';
import { profileTest } from './support/profiles';
import { phone } from './support/flaws';

const settled = (page: Page) => page.locator('.list[aria-busy=false]').first().waitFor();

/** Opens a screen in a window of this size, and waits for its list. */
async function openAt(page: Page, path: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await page.goto(`/admin/${path}`);
  await settled(page);
}

const searched = [
  'users?group=rejected',
  'who-accepted-whom',
  'delete-requests',
  'view-all-deleted-users',
  'blocked_users',
  'reported_users_profiles',
  'daily_panchanga',
  'vendor_ads',
  'expired_vendor_ads',
  'premium-analytics?view=calls',
];

/** The names of those elements over which it lies. */
const covered = (cover: Locator, selector: string) =>
  cover.evaluate((element, under) => {
    const lies = element.getBoundingClientRect();
    return [...document.querySelectorAll(under)]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < lies.right && right > lies.left && top < lies.bottom && bottom > lies.top;
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));
  }, selector);

/** Whether it has an area on which something is drawn, which a clipped text has not. */
const isDrawn = (element: Locator) =>
  element.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(one).clipPath === 'none';
  });

for (const viewport of [{ width: 1366, height: 900 }, phone])
  demoTest.describe(`${viewport.width} pixels wide`, () => {
    demoTest.use({ viewport });

    for (const [path, title] of [
      ['users', 'Users List'],
      ['blocked_users', 'Blocked Users List'],
      ['reported_users_profiles', 'Reported Users List'],
      ['dashboard', 'User Requests'],
      ['dashboard', 'Registered Users'],
    ] as const)
      demoTest(`the title ${title} can be seen`, async ({ page }) => {
        await page.goto(`/admin/${path}`);
        const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
        await heading.waitFor({ state: 'attached' });
        expect(await isDrawn(heading)).toBe(true);
      });

    demoTest('a list on paper has its rows, and no tools', async ({ page }) => {
      await page.goto('/admin/users');
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      const shown = ['.list-tools', '.ant-pagination', '.list-rows'].map((part) =>
        page.locator(part).first().isVisible(),
      );
      expect(await Promise.all(shown)).toEqual([false, false, true]);
    });
  });

demoTest.describe('on a phone', () => {
  demoTest.use({ viewport: phone });

  demoTest('the first row of the dashboard begins in the upper 45 % of the window', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await settled(page);
    await page.waitForLoadState('networkidle');
    const row = await page.locator('.list-card').first().boundingBox();
    expect(row?.y).toBeLessThanOrEqual(phone.height * 0.45);
  });
});

for (const name of ['Filters', 'View'])
  demoTest(
    `a press beside the open menu ${name} meets what was pressed, though its button is out of sight`,
    async ({ page }) => {
      await openAt(page, 'users', { width: 1366, height: 500 });
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('group', { name, exact: true }).waitFor();
      const link = page.locator('tbody .member-link').last();
      await link.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await link.click();
      await page.waitForURL('**/admin/view-user/*');
    },
  );

/** Texts are as wide as the machine's font makes them: Arial, which most machines have or imitate. */
const drawInArial = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: Arial !important }');
    document.adoptedStyleSheets.push(sheet);
  });

demoTest('both links of a reported user stand side by side in their cells, in one line each', async ({ page }) => {
  await drawInArial(page);
  await openAt(page, 'reported_users_profiles', { width: 1366, height: 900 });
  const texts = page
    .locator('tbody tr')
    .first()
    .getByText(/^View Report(ed User|er) Details$/);
  const lines = await texts.evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { top, right, height } = range.getBoundingClientRect();
      const isInCell = right < (link.closest('td')?.getBoundingClientRect().right ?? 0);
      return {
        middle: Math.round(top + height / 2),
        isOneLine: height < 25,
        isInCell,
        font: getComputedStyle(link).fontSize,
      };
    }),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual(lines[1]);
  expect(lines[0]).toMatchObject({ isOneLine: true, isInCell: true });
});

demoTest('a toast covers neither Accept nor Reject of any row, nor the way to another page', async ({ page }) => {
  for (const [path, height] of [
    ['dashboard', 900],
    ['dashboard', 768],
    ['requests', 900],
    ['requests', 768],
  ] as const) {
    await openAt(page, path, { width: 1366, height });
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    const toast = page.locator('.ant-notification-notice');
    await toast.waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => covered(toast.first(), 'tbody .ant-btn, .ant-pagination a')).toEqual([]);
  }
});

demoTest('no toast covers the button that closes a dialog or a sheet, on a phone and a laptop', async ({ page }) => {
  const toast = page.locator('.ant-notification-notice').first();
  const switchAd = async () => {
    await page.getByRole('switch').first().click();
    await toast.waitFor();
  };
  for (const viewport of [phone, { width: 1280, height: 720 }]) {
    await openAt(page, 'vendor_ads', viewport);
    await switchAd();
    // Its buttons are in the middle, or at the lower edge of the window.
    for (const name of ['View Details', 'Add Vendor Ad']) {
      await page.getByRole('button', { name }).first().click();
      await expect.poll(() => covered(toast, '.ant-modal-footer .ant-btn')).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  await page.setViewportSize(phone);
  await switchAd();
  await page.getByRole('button', { name: /^Tools/ }).click();
  await expect.poll(() => covered(toast, '.ant-drawer .ant-btn, .ant-drawer-close')).toEqual([]);
});

demoTest(
  'a failure is told beside the buttons of the desk on a phone, after its question was left too',
  async ({ page }) => {
    let refuse: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => void (refuse = resolve));
    await page.route('**/admins/accept*', async (route) => {
      await asked;
      await route.fulfill({ json: { responseCode: 409, message: 'Refused' } });
    });
    await openAt(page, 'requests', phone);
    await page.locator('.desk-link').first().click();
    const desk = page.locator('.desk-drawer');
    const name = desk.locator('.member-name bdi');
    const first = await name.innerText();
    await desk.getByRole('button', { name: 'Skip' }).click();
    // A press before is meant for the first one, and answers nothing.
    await expect(name).not.toHaveText(first);
    await desk.getByRole('button', { name: 'Accept' }).click();
    await page.locator('.ant-modal').getByRole('button', { name: 'Accept' }).click();
    await page.goBack();
    await page.locator('.ant-modal').waitFor({ state: 'detached' });
    refuse();
    const toast = page.locator('.ant-notification-notice').filter({ hasText: 'Not accepted: Refused' });
    await expect(toast).toBeVisible();
    await expect.poll(() => covered(toast, '.desk-decisions .ant-btn')).toEqual([]);
  },
);

demoTest('the toast of a run that is not done covers no button of its dialog', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/panchanga/add_panchanga', async (route) => {
    calls += 1;
    if (calls === 2) await route.fulfill({ json: { responseCode: 409, responseMessage: 'Refused' } });
    else await route.continue();
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin/daily_panchanga?view=month&month=2031-02');
  await page.getByRole('button', { name: 'Fill the missing days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 28 days' }).click();
  await page.getByRole('button', { name: 'Resume with the 1 day left' }).waitFor();
  const toast = page.locator('.ant-notification-notice').first();
  await expect.poll(() => covered(toast, '.ant-modal-footer .ant-btn')).toEqual([]);
});

for (const width of [720, 768, 1010])
  demoTest(`what stands above the reported users does not overlap, ${width} pixels wide`, async ({ page }) => {
    await openAt(page, 'reported_users_profiles', { width, height: 800 });
    expect(await covered(page.locator('.list-head .search-box'), '.list-head h2, .list-count')).toEqual([]);
  });

for (const width of [390, 768, 1280, 1366])
  demoTest(`every search says in full what it looks for, ${width} pixels wide`, async ({ page }) => {
    await drawInArial(page);
    await page.setViewportSize({ width, height: 844 });
    for (const path of searched) {
      await page.goto(`/admin/${path}`);
      await settled(page);
      const cut = await page.locator('.search-box:visible input').evaluateAll((fields) =>
        fields
          .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement)
          .filter((field) => {
            const text = document.createElement('canvas').getContext('2d')!; // every browser has one
            text.font = getComputedStyle(field).font;
            return text.measureText(field.placeholder).width > field.clientWidth;
          })
          .map((field) => field.placeholder),
      );
      expect([path, cut]).toEqual([path, []]);
    }
  });

const names = ['Deepa', 'Dharmendra Rao', 'Divyalakshmi Venkataraman', 'Dakshayini Subrahmanya Bhat'];
const sharedPhone = '9845012345';
const sharing = (status: 'pending' | 'approved') =>
  names.map((username) =>
    aMember({ username, status, phone: sharedPhone, email: `${username.slice(0, 3)}@example.org` }),
  );
const leaving = sharing('approved');
const reporter = aMember();
const marked: World = {
  members: [...sharing('pending'), ...leaving, reporter],
  deletionRequests: leaving.map((member) => aDeletionRequest(member)),
  reports: leaving.map((member) => aReport(reporter, member)),
};

const reported = someMembers(12, 'Member', { status: 'approved' });

profileTest.describe('beside a list of two pages', () => {
  profileTest.use({
    world: { members: [...reported, reporter], reports: reported.map((member) => aReport(reporter, member)) },
  });
  for (const width of [820, 1024])
    profileTest(`no toast covers a button of the desk or a name beside it, ${width} pixels wide`, async ({ open }) => {
      const page = await open('/admin/reported_users_profiles');
      await page.route('**/admins/block*', (route) =>
        route.fulfill({ json: { responseCode: 409, message: 'Refused' } }),
      );
      await page.setViewportSize({ width, height: 768 });
      await settled(page);
      await page.locator('.desk-link').first().click();
      await page.locator('.desk-decisions').getByRole('button', { name: 'Block', exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Block the user' });
      await question.getByRole('button', { name: 'Block', exact: true }).click();
      const toast = page.locator('.ant-notification-notice').first();
      await toast.waitFor();
      await question.getByRole('button', { name: 'Close' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => covered(toast, '.desk-decisions .ant-btn, .desk-list:has(~ .desk-side) a')).toEqual([]);
    });
});

/** Those that are cut, or broken within a word. */
const cutNames = (names: Locator) =>
  names.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        return (
          lines > (element.textContent ?? '').split(' ').length ||
          element.scrollWidth > element.clientWidth ||
          element.clientWidth > (element.closest('td, .list-card > div')?.clientWidth ?? 0)
        );
      })
      .map((element) => element.textContent),
  );

profileTest.describe('beside chips', () => {
  profileTest.use({ world: marked });

  for (const width of [1010, 1366])
    for (const path of ['requests', 'delete-requests', 'reported_users_profiles'])
      profileTest(
        `the desk ${path} marks the open row, and cuts no name nor a word of it, ${width} pixels wide`,
        async ({ open }) => {
          const page = await open(`/admin/${path}`);
          await page.setViewportSize({ width, height: 768 });
          await page.locator('.desk-link').first().click();
          await page.locator('.desk-card .mark').first().waitFor();
          expect(await cutNames(page.locator('.desk-card .desk-link'))).toEqual([]);
          await expect(page.locator('tr:has(.desk-link[aria-current]) td')).toHaveCSS('box-shadow', / inset$/);
        },
      );

  profileTest('a mark of the dashboard can be read beside the longest name', async ({ open }) => {
    const page = await open('/admin/dashboard');
    await page.setViewportSize({ width: 1366, height: 768 });
    const mark = page.locator('tr').filter({ hasText: 'Dakshayini' }).locator('.mark').first();
    await mark.waitFor();
    expect((await mark.boundingBox())?.width).toBeGreaterThan(50);
  });

  for (const width of [900, 1024])
    profileTest(`no name of a list is cut, nor a word of it, ${width} pixels wide`, async ({ open }) => {
      const page = await open('/admin/dashboard');
      await page.setViewportSize({ width, height: 768 });
      for (const path of ['dashboard', 'requests', 'users', 'delete-requests']) {
        await page.goto(`/admin/${path}`);
        const names = page.locator('#content bdi.person-name:visible');
        await names.first().waitFor();
        expect([path, await cutNames(names)]).toEqual([path, []]);
      }
    });
});
