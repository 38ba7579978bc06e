import type { Page } from '@playwright/test';

/** What is pressed, or typed into a box, and the element whose text then is another one than before. */
export type Press = { answer: string } & ({ at: string; typed?: string } | { key: string });

/** Milliseconds since a press. */
export type PressTimes = {
  /** Until the browser paints again, as the Event Timing API counts it: in steps of 8, and 0 for less than 16. */
  paint: number;
  /** Until the answer is painted. */
  answer: number;
};

declare global {
  /** When the answer to the last press was painted, in milliseconds since it. */
  var answered: Promise<number>;
  /** The longest of the entries that the browser made of the last press. */
  var paintTime: number;
}

/** The compiler of a benchmark names functions by a helper, which functions that run in the page do not find there without this. */
export const nameFunctions = (page: Page) => page.addInitScript({ content: 'globalThis.__name = (what) => what' });

/** Presses as an administrator does, by the browser's own mouse and keyboard. */
export async function timesOf(page: Page, press: Press): Promise<PressTimes> {
  const isClick = 'at' in press && press.typed === undefined;
  if ('at' in press && press.typed !== undefined) await page.locator(press.at).fill(press.typed);
  if (isClick) await page.locator(press.at).first().hover();
  await page.evaluate(watchPress, { answer: press.answer, act: isClick ? 'click' : 'keydown' });
  if (isClick) {
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await page.keyboard.press('key' in press ? press.key : 'Enter');
  }
  const answer = await page.evaluate(() => window.answered);
  // The browser hands out its entries some time after the frame.
  await page.waitForTimeout(300);
  return { paint: await page.evaluate(() => window.paintTime), answer };
}

function watchPress({ answer, act }: { answer: string; act: string }) {
  const shown = () => document.querySelector(answer)?.textContent;
  const before = shown();
  window.paintTime = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.paintTime = Math.max(window.paintTime, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // which TypeScript does not know of
  window.answered = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
      const look = () => {
        const isAnswered = Boolean(shown()) && shown() !== before;
        // A message that is sent before a frame is painted arrives after it.
        if (isAnswered) painted.port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(act, begin, { capture: true, once: true });
  });
}

export const medianOf = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
