import type { Page } from '@playwright/test';
import { looks } from './looks';
import { violations } from './violations';

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What is wrong with the page as it stands, in each of its looks: rules of accessibility that it breaks, and parts out of sight. */
export async function flaws(page: Page, chosen: readonly (typeof looks)[number][] = looks) {
  await page.waitForLoadState('networkidle');
  const before = page.viewportSize();
  const found: string[] = [];
  let seenWidth = 0;
  for (const [look, colorScheme, viewport] of chosen) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const wrong = await violations(page, seenWidth === viewport.width);
    seenWidth = viewport.width;
    if (await overflows(page)) wrong.push('it is wider than the window');
    found.push(...wrong.map((flaw) => `${look}: ${flaw}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
