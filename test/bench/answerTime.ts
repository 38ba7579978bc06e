import type { Page } from 'playwright-core';

/** What is pressed, or typed into a box, and the element whose text then is another one than before. */
export type Press = { answer: string } & ({ at: string; typed?: string } | { key: string });

/** The compiler of a benchmark names functions by a helper, which functions that run in the page do not find there without this. */
export const nameFunctions = (page: Page) => page.addInitScript({ content: 'globalThis.__name = (what) => what' });

/** Milliseconds from a press until its answer is painted. */
export function answerTime(page: Page, press: Press) {
  return page.evaluate(
    (facts) =>
      new Promise<number>((resolve) => {
        const shown = () => document.querySelector(facts.answer)?.textContent;
        const before = shown();
        const place = 'at' in facts ? document.querySelector<HTMLInputElement>(facts.at) : document.activeElement;
        // Antd's fields hear Enter once until it is let go.
        const press = (key: string) => {
          for (const type of ['keydown', 'keyup'])
            place?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
        };
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - start);
        const look = () => {
          const isAnswered = Boolean(shown()) && shown() !== before;
          // A message that is sent before a frame is painted arrives after it.
          if (isAnswered) painted.port2.postMessage(null);
          else requestAnimationFrame(look);
        };

        const start = performance.now();
        if ('key' in facts) press(facts.key);
        else if (facts.typed === undefined) (place as HTMLElement | null)?.click();
        else {
          // React hears of a value only when it was set behind its back.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(place, facts.typed);
          place?.dispatchEvent(new Event('input', { bubbles: true }));
          press('Enter');
        }
        requestAnimationFrame(look);
      }),
    press,
  );
}

export const medianOf = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
