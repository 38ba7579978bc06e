/*
 * What a press costs on the built console at a quarter of the machine's speed, and what many payments cost:
 * node --import tsx test/tools/bench/presses.ts [rows [folder …]]
 * Each folder holds a built console, by turns: a busy machine tells only how they compare within one run.
 */
import type { Page } from '@playwright/test';
import { openBrowser, signIn, visit } from '../../browser/support/openBrowser';
import { servePayments } from '../../browser/support/servePayments';
import { makeDataFolder, startServer, type RunningServer } from '../../browser/support/startServer';

const slowdown = 4;
const runs = 5;
const totalTimeout = 900_000;

declare global {
  /** When the answer to the last press was painted, in milliseconds since it. */
  var answered: Promise<number>;
  /** The longest of the entries that the browser made of the last press: in steps of 8 ms, and 0 for less than 16. */
  var paintTime: number;
}

/** What is pressed, or typed into a box, and the element whose text then is another one than before. */
type Press = { name: string; screen: string; answer: string } & ({ at: string; typed?: string } | { key: string });

const users = { screen: '/admin/users', answer: '.list-table tbody .person-name' };
// Not the dashboard's list, which stands there until the screen has come.
const measured = '.list[aria-label=Payments]';
const payments = { screen: '/admin/premium-analytics', answer: `${measured} .person-name` };
const presses: Press[] = [
  { name: 'page turn, answered by the API', ...users, at: 'a[aria-label="Next page"]' },
  { name: 'confirm dialog', ...users, at: '.actions button', answer: '.ant-modal-title' },
  { name: 'next page', ...payments, at: 'a[aria-label="Next page"]' },
  { name: 'last page', ...payments, at: 'a[aria-label="Last page"]' },
  { name: 'search for a name', ...payments, at: 'input[type=search]', typed: 'kumar 77' },
  { name: 'search for a phone', ...payments, at: 'input[type=search]', typed: '+91 98 1234' },
  { name: 'next profile on the desk', screen: '/admin/requests', key: 'j', answer: '#member-name bdi' },
];

async function run(count: number, folders: string[]) {
  for (const folder of folders) {
    process.chdir(folder);
    const data = makeDataFolder();
    const server = await startServer(data.folder);
    try {
      await measure(server, count, presses, await measure(server, 0, []));
    } finally {
      await server.stop();
      data.remove();
    }
  }
}

/** Opens the payments and presses what there is to press; answers the bytes that the page itself then holds. */
async function measure(server: RunningServer, count: number, pressed: Press[], empty = Number.NaN) {
  const stub = await servePayments(server.address, count);
  // A browser of its own, so that its process has done nothing else.
  const browser = await openBrowser();
  // A window in which the chart below the payments is out of sight, so that its code is not fetched.
  const { page, leave } = await visit(browser, { viewport: { width: 1366, height: 768 } });
  // The compiler names functions by a helper, which functions that run in the page do not find there without this.
  await page.addInitScript({ content: 'globalThis.__name = (what) => what' });
  await signIn(page, { ...server, address: stub.address });
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  const slow = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate });

  await slow(slowdown);
  const start = performance.now();
  await page.goto(stub.address + payments.screen);
  const end = count === 0 ? page.getByText('No Data Found!!') : page.locator(payments.answer);
  await end.first().waitFor({ timeout: totalTimeout });
  const loaded = performance.now() - start;
  await slow(1);
  // What a page does after it has shown something is over then.
  await page.waitForTimeout(1000);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await devTools.send('Runtime.getHeapUsage')) as { usedSize: number }; // as the protocol documents it
  console.log(`${process.cwd()}: ${count.toLocaleString('en')} rows, payments`);
  console.table({
    'until the first page, ms': Math.round(loaded),
    'heap of the page, MB': megabytes(usedSize),
    'more than with an empty list, MB': megabytes(usedSize - empty),
  });

  for (const press of pressed) {
    const times: { paint: number; answer: number }[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      await page.goto(stub.address + press.screen);
      await page.locator('.person-name').first().waitFor({ timeout: totalTimeout });
      if ('key' in press) await openDesk(page);
      await page.waitForLoadState('networkidle');
      await slow(slowdown);
      times.push(await timesOf(page, press));
      await slow(1);
    }
    const paint = medianOf(times.map((time) => time.paint));
    const answer = Math.round(medianOf(times.map((time) => time.answer)));
    console.log(`${press.name}: painted after ${paint} ms, answered after ${answer}`);
  }
  await leave();
  await browser.close();
  stub.close();
  return usedSize;
}

async function openDesk(page: Page) {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('#member-name bdi').waitFor();
}

/** Presses as an administrator does, by the browser's own mouse and keyboard. */
async function timesOf(page: Page, press: Press) {
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

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));
const medianOf = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

const [count = '100000', ...folders] = process.argv.slice(2);
void run(Number(count), folders.length > 0 ? folders : [process.cwd()]);
