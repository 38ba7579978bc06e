import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** What axe finds on the page: rule, and the elements that break it. */
export async function violations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(settle);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe; // the source above put it there
    // Every rule runs; what they found to be right is thousands of elements that nobody reads.
    const { violations: found } = await run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Colours in the middle of a fade are not what anybody reads. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  passing.forEach((animation) => animation.finish());
}
