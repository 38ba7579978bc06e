import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';
import { flaws } from './support/flaws';
import { looks } from './support/looks';
import { areWaiting, waitingRequests } from './support/openBrowser';

const box = (page: Page) => page.getByRole('combobox', { name: 'Screens, actions and people' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anyone, go anywhere' });

/** The name of a member whose request waits, from the list of requests. */
async function waitingName(page: Page) {
  await page.goto('/admin/requests');
  return (await page.locator('.list .person-name').first().textContent()) ?? '';
}

test('leads to a member and accepts a request by keys alone', async ({ page }) => {
  const name = await waitingName(page);
  const waiting = await waitingRequests(page);
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  await page.keyboard.type(name);
  await page.getByRole('option', { name: `Accept the request of ${name}` }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.ant-modal-footer .ant-btn-primary'));
  await page.keyboard.press('Enter');
  await page.getByText('Accepted successfully!!').waitFor();
  await areWaiting(page, waiting - 1);
  await expect(box(page)).toBeFocused();
  await page.getByRole('option', { name: `Block ${name}` }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/view-user/*');
  await page.locator('#member-name').getByText(name).waitFor();
  await expect(palette(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('does the same by touch', async ({ page }) => {
    const name = await waitingName(page);
    await page.getByRole('button', { name: 'Find anyone, go anywhere' }).tap();
    await box(page).fill(name);
    await page.getByRole('option', { name: `Accept the request of ${name}` }).tap();
    await page.getByRole('dialog', { name: 'Accept the request' }).getByRole('button', { name: 'Accept' }).tap();
    await page.getByText('Accepted successfully!!').waitFor();
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
    await page.waitForURL('**/admin/view-user/*');
    await page.locator('#member-name').getByText(name).waitFor();
  });
});

for (const width of [1366, 390])
  test.describe(`at ${width} pixels`, () => {
    const looksHere = looks.filter(([, , viewport]) => viewport.width === width);
    test.use({ viewport: looksHere[0]?.[2] });

    test('breaks no rule of accessibility, and stays within the window', async ({ page }) => {
      const name = await waitingName(page);
      await page.keyboard.press('Control+k');
      await box(page).waitFor();
      const found = await flaws(page, looksHere);
      await page.keyboard.type(name.slice(0, 3));
      await page.getByText(/results?\.(?!.*Searching)/).waitFor();
      found.push(...(await flaws(page, looksHere)));
      expect(found).toEqual([]);
    });
  });
