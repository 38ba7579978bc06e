import type { Page } from '@playwright/test';
import { expect } from './support/fixtures';
import { button, heading, signOut, profileTest as test } from './support/profiles';
import { browserScreens } from './support/adminScreens';
import { walkTo } from './support/openBrowser';
import { sights } from './support/sights';

for (const [how, viewport] of [
  ['enlarged to 200 %', { width: 683, height: 450 }],
  ['in 320 pixels', { width: 320, height: 640 }],
] as const)
  test.describe(how, () => {
    test.use({ viewport });

    /** What nobody could see or press: what lies beyond the window, is cut off, or is covered. */
    const hidden = (page: Page) =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
        const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
        if (dialog && dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls sideways');
        const controls = (dialog ?? document).querySelectorAll(
          'button, a[href], input, select, textarea, [role=switch]',
        );
        for (const control of controls) {
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          control.scrollIntoView({ block: 'center' });
          const { left, right, top, width, height } = control.getBoundingClientRect();
          const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
          if (!isShown || control.matches('.skip-link, [type=file]')) continue;
          if (left < -1 || right > clientWidth + 1) found.push(`${name} is outside`);
          if (control.matches('.ant-btn') && control.scrollWidth > control.clientWidth + 1)
            found.push(`${name} is cut off`);
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          if (!hit || !(control.contains(hit) || hit.contains(control) || hit.closest('label')))
            found.push(`${name} is covered`);
        }
        window.scrollTo(0, 0);
        return found;
      });

    test('every screen can be read and used without scrolling sideways', async ({ open }) => {
      const page = await open('/admin/profile');
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await hidden(page)).map((what) => `${where}: ${what}`));
      await heading(page, 'My profile');
      await look('profile');
      for (const { address, title, data } of browserScreens) {
        await walkTo(page, address);
        await heading(page, title);
        await page.locator('#content').getByText(data).first().waitFor();
        await look(address);
      }
      await signOut(page);
      for (const address of ['login', 'forgot-password', 'reset-password', 'reset-password/code']) {
        await walkTo(page, `/auth/${address}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await look(address);
      }
      expect(found).toEqual([]);
    });

    test('the keyboard goes to nothing beneath the note of the maintenance', async ({ open }) => {
      const page = await open('/admin/dashboard');
      const covered: string[] = [];
      for (const address of ['dashboard', 'daily_panchanga?view=month']) {
        await walkTo(page, address);
        await page.locator('.list, .month-grid').first().waitFor();
        await page.getByText(/^Maintenance mode is on/).waitFor();
        for (let stops = 0; stops < 50; stops += 1) {
          await page.keyboard.press('Tab');
          const name = await page.evaluate(() => {
            const { left, top, width, height } = document.activeElement!.getBoundingClientRect(); // the body at least
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.admin-notes');
            return hit && !hit.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
          });
          if (name) covered.push(`${address}: ${name}`);
        }
      }
      expect(covered).toEqual([]);
    });

    const dialogs =
      /^(the form of an ad|an ad|a new ad with mistakes|the categories|a day|its missing days|a new version|the reporters|a question|the tools of the users)$/;

    test('every dialog can be read and used, down to its last button', async ({ open }) => {
      const page = await open('/admin/profile');
      const found: string[] = [];
      for (const [name, address, ...steps] of sights.filter(([one]) => dialogs.test(one))) {
        await page.goto(`/admin/${address}`);
        await page.waitForLoadState('networkidle');
        for (const step of steps) await step(page);
        await page.getByRole('dialog').last().waitFor();
        await page.waitForLoadState('networkidle');
        found.push(...(await hidden(page)).map((what) => `${name}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  });

/** Three lines with something to press in each of them, and the room around them. */
const threeLines = 3 * 44 + 17;

for (const width of [800, 1024])
  test(`every list has room for its names on a tablet ${width} pixels wide`, async ({ open }) => {
    const page = await open('/admin/profile');
    await page.setViewportSize({ width, height: 768 });
    const found: string[] = [];
    for (const { address, data } of browserScreens) {
      await walkTo(page, address);
      await page.locator('#content').getByText(data).first().waitFor();
      // The screen before is out of sight while the next one loads.
      const narrow = await page.locator('.list-table tr.ant-table-row, .list-card').evaluateAll((rows) =>
        rows
          .filter((row) => row.checkVisibility())
          .flatMap((row) => [...row.querySelectorAll('bdi.person-name')])
          .filter((name) => {
            const { left, right } = name.getBoundingClientRect();
            const cell = name.closest('td, .list-card > div')?.getBoundingClientRect();
            return cell && (left < cell.left || right > cell.right || cell.width < 100);
          })
          .map((name) => name.textContent),
      );
      found.push(...narrow.map((name) => `${address}: ${name}`));
    }
    expect(found).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the icon that empties a field of the tools can be hit beside it', async ({ open }) => {
    const page = await open('/admin/premium-analytics?from=2026-11-01&to=2026-11-29');
    await button(page, /^Tools/).click();
    await page.locator('.tools-sheet .ant-picker').hover();
    const isHit = (icon: Element) => {
      const { left, top } = icon.getBoundingClientRect();
      return icon.contains(document.elementFromPoint(left - 5, top - 5));
    };
    await expect.poll(() => page.locator('.tools-sheet .ant-picker-clear').evaluate(isHit)).toBe(true);
  });

  test(
    'every list begins high, has rows of three lines and scrolls only downwards; its tools and the desk answer to a finger',
    { tag: '@commit' },
    async ({ newProfile }) => {
      const { open, context } = await newProfile({ hasTouch: true });
      const page = await open('/admin/profile');
      const found: string[] = [];
      const rows = page.locator('#content .list-card');
      for (const { address, data, title } of browserScreens) {
        await page.setViewportSize({ width: 390, height: 844 });
        await walkTo(page, address);
        if (title !== 'Member') await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await page.locator('#content').getByText(data).first().waitFor();
        const boxes = await rows.evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
        );
        const [top = 0] = boxes.map(({ y }) => y);
        const searches = await page
          .getByRole('searchbox')
          .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.clientWidth));
        for (const width of searches) if (width < 80) found.push(`${address} has a search ${width} wide`);
        // On the dashboard what waits comes first.
        if (title !== 'Dashboard' && top > 0.45 * 844) found.push(`${address} begins at ${top}`);
        for (const { height } of boxes) if (height > threeLines) found.push(`${address} has a row of ${height}`);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) found.push(`${address} is ${wide} wide in ${width}`);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });

      await walkTo(page, 'users');
      // The screen before has tools too.
      await heading(page, 'Users');
      await button(page, 'Tools').tap();
      const sheet = page.getByRole('dialog', { name: 'Tools' });
      await sheet.getByRole('combobox', { name: 'Users to list' }).tap();
      await page.getByTitle('Rejected Users').tap();
      await page.waitForURL(/group=rejected/);
      await button(page, 'Close').tap();
      await button(page, 'Tools (1)').waitFor();
      await page.getByRole('checkbox', { name: 'All on this page' }).waitFor();

      await walkTo(page, 'requests');
      await page.getByRole('link', { name: 'Meera', exact: true }).tap();
      const desk = page.getByRole('dialog', { name: 'Request' });
      const sizes = await Promise.all(
        ['Accept', 'Reject', 'Skip'].map((name) => desk.getByRole('button', { name, exact: true }).boundingBox()),
      );
      expect(sizes.map((size) => [size?.height, Math.round(844 - (size?.y ?? 0)) < 70])).toEqual(
        sizes.map(() => [48, true]),
      );
      await desk.getByRole('button', { name: 'Accept', exact: true }).tap();
      await page.getByRole('dialog', { name: 'Accept the request' }).getByRole('button', { name: 'Accept' }).tap();
      // The desk says itself what was answered; its buttons stand where a toast would lie.
      const toast = page.locator('.ant-notification-notice').first();
      await toast.waitFor({ state: 'attached' });
      expect(await toast.isVisible()).toBe(false);

      const manifest = await context.request.get('/console.webmanifest');
      expect(manifest.headers()['content-type']).toBe('application/manifest+json');
      for (const { src } of (await manifest.json()).icons)
        expect((await context.request.get(src)).headers()['content-type']).toMatch(/^image\/(png|svg\+xml)\b/);
      expect(found).toEqual([]);
    },
  );
});
