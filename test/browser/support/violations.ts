import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** What axe finds on the page: rule, and the elements that break it. `isRecoloured`: only the rules that read colours have not seen it yet. */
export async function violations(page: Page, isRecoloured = false) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(settle);
  return page.evaluate(async (isColoursOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe; // the source above put it there
    // What the rules found to be right is thousands of elements that nobody reads.
    const { violations: found } = await run({
      resultTypes: ['violations'],
      ...(isColoursOnly && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, isRecoloured);
}

/** Colours in the middle of a fade are not what anybody reads. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  passing.forEach((animation) => animation.finish());
}
