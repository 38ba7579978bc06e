import { act } from '@testing-library/react';

/** The day ('YYYY-MM-DD') in a zone, of India unless said otherwise; `later` counts days from today. */
export const dayThere = (later = 0, timeZone = 'Asia/Kolkata') =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + later * 86_400_000);

const notMoved = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** Lets the clock of the browser jump; timers go on as they were. */
export function moveClock(milliseconds: number) {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...notMoved, 'setTimeout', 'clearTimeout'] });
}

async function show(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  // React may wait for code that is still loading: only an awaited act says nothing of it.
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Does something, and lets the timers that it starts run for so many ms. */
export async function runTimersOf(action: () => unknown, milliseconds: number) {
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...notMoved, 'Date'] });
  await action();
  await act(async () => jest.advanceTimersByTime(milliseconds));
  jest.useRealTimers();
}

/** Looks at another tab for eleven seconds, while something happens there. */
export async function leaveTab(meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  await runTimersOf(() => show('hidden'), 11_000);
  await meanwhile();
  await show('visible');
}
