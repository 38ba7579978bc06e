import { demoTest as test } from './fixtures';
import { visit, type Visit } from './openBrowser';
import type { Page } from '@playwright/test';

/** One tab for all tests beside it: a browser that has the console's code already opens a screen at half of the work. */
export function shareTab(look: (page: Page) => Promise<string[]>) {
  let tab: Visit;
  test.beforeAll(async ({ browser, baseURL, storageState, viewport }) => {
    tab = await visit(browser, { baseURL, storageState, viewport });
  });
  test.afterAll(() => tab.leave());
  return {
    page: () => tab.page,
    /** What is wrong with the page as it stands, and what the browser said since it was last asked. */
    wrong: async () => [...(await look(tab.page)), ...tab.complaints.splice(0)],
  };
}

export async function openScreen(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
