import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';

const box = (page: Page) => page.getByRole('combobox', { name: 'Screens, actions and people' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search members and screens' });

/** The name of a member whose request waits, from the list of requests. */
async function waitingName(page: Page) {
  await page.goto('/admin/requests');
  return (await page.locator('.list .person-name').first().textContent()) ?? '';
}

test('leads to a member by keys alone, in a box of one height', { tag: '@commit' }, async ({ page }) => {
  const name = await waitingName(page);
  await page.keyboard.press('Control+k');
  await box(page).waitFor();
  const height = async () => (await palette(page).boundingBox())?.height;
  const before = await height();
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
  expect(await height()).toBe(before);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/view-user/*');
  await page.locator('#member-name').getByText(name).waitFor();
  await expect(palette(page)).toBeHidden();
});
