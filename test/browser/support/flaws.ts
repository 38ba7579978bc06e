import axe from 'axe-core';
import type { Page } from '@playwright/test';

const desktop = { width: 1366, height: 900 };
export const phone = { width: 390, height: 844 };

/** Both colours and both sizes. */
const looks = [
  ['light', desktop],
  ['dark', phone],
] as const;

/** What is wrong with the page in both looks: rules of accessibility that it breaks, and parts out of sight. */
export async function flaws(page: Page) {
  await page.waitForLoadState('networkidle');
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [colorScheme, viewport] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const wrong = await violations(page);
    found.push(...wrong.map((flaw) => `${viewport.width} pixels wide in ${colorScheme} colours: ${flaw}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** What is wrong with the page as large as it is, in both colours. */
export async function flawsInBothColours(page: Page) {
  await page.waitForLoadState('networkidle');
  // What a pointer has opened a dialog with would show its hint beside it.
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await violations(page, true)));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * What axe finds on the page, rule and elements that break it, and whether it is wider than the window. `isRecoloured`: only
 * the rules that read colours have not seen it yet.
 */
async function violations(page: Page, isRecoloured = false) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(settle);
  return page.evaluate(async (isColoursOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe; // the source above put it there
    // What the rules found to be right is thousands of elements that nobody reads.
    const { violations: found } = await run({
      resultTypes: ['violations'],
      ...(isColoursOnly && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    const broken = found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...broken, 'it is wider than the window'] : broken;
  }, isRecoloured);
}

/** Colours in the middle of a fade are not what anybody reads. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  passing.forEach((animation) => animation.finish());
}
