/*
 * What the payments cost the built console at a quarter of the machine's speed: node --import tsx test/bench/largeLists.ts [rows [folder …]]
 * Each folder holds a built console, by turns: a busy machine tells only how they compare within one run.
 */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, signIn, visit, walkTo } from '../browser/support/openBrowser';
import { servePayments } from '../browser/support/servePayments';
import { makeDataFolder, startServer, type RunningServer } from '../browser/support/startServer';
import { medianOf, nameFunctions, timesOf, type Press, type PressTimes } from './answerTime';

const slowdown = 4;
const runs = 5;
const totalTimeout = 900_000;

declare global {
  /** Of the page's own thread, in milliseconds. */
  var longestTask: number;
}

type ListPress = Press & { name: string; opens?: string };

// Not the dashboard's list, which stands there until the screen has come.
const measured = '.list:is([aria-label=Payments], [aria-label="Call list"])';
const firstName = `${measured} .person-name`;
const presses: ListPress[] = [
  { name: 'next page', at: 'a[aria-label="Next page"]', answer: firstName },
  { name: 'last page', at: 'a[aria-label="Last page"]', answer: firstName },
  { name: 'search for a name', at: 'input[type=search]', typed: 'kumar 77', answer: firstName },
  { name: 'search for a phone', at: 'input[type=search]', typed: '+91 98 1234', answer: firstName },
  {
    name: 'filter',
    opens: '.payment-filter',
    at: '.ant-select-item-option[title="Failed Payments"]',
    answer: firstName,
  },
  { name: 'over 24 hours', at: '[data-state=processing] a', answer: firstName },
  { name: 'call list', at: '.payment-figure[data-state=failed] a', answer: firstName },
];

async function run(count: number, folders: string[]) {
  for (const folder of folders) {
    process.chdir(folder);
    const data = makeDataFolder();
    const server = await startServer(data.folder, 120);
    try {
      await measure(server, count, presses, await measure(server, 0, []));
    } finally {
      await server.stop();
      data.remove();
    }
  }
}

async function openPayments(page: Page, count: number) {
  await page.goto(`${new URL(page.url()).origin}/admin/premium-analytics`);
  const end = count === 0 ? page.getByText('No Data Found!!') : page.locator(firstName);
  await end.first().waitFor({ timeout: totalTimeout });
  return /premium-analytics$/;
}

/** Opens a list and presses what there is to press; answers the bytes that the page itself then holds. */
async function measure(server: RunningServer, count: number, pressed: ListPress[], empty = Number.NaN) {
  const stub = await servePayments(server.address, count, count);
  // A browser of its own, so that its process has done nothing else.
  const browser = await openBrowser();
  // A window in which the chart below the payments is out of sight, so that its code is not fetched.
  const { page, leave } = await visit(browser, { viewport: { width: 1366, height: 768 } });
  await watch(page);
  // A filter shows what is there until the server answers, which it never does here.
  await page.route('**/getPaymentList?*filter_type=3*', () => undefined);
  await signIn(page, { ...server, address: stub.address });
  await page.waitForLoadState('networkidle');
  const thread = await threadOf(page);
  const processId = await rendererOf(browser);
  const before = memoryOf(processId).now;

  await thread.slow(slowdown);
  const start = performance.now();
  const address = await openPayments(page, count);
  const loaded = performance.now() - start;
  await thread.slow(1);
  // What a page does after it has shown something is over then.
  await page.waitForTimeout(1000);
  const growth = memoryOf(processId).highest - before;
  const { heap, beside } = await thread.heap();
  console.log(`${process.cwd()}: ${count.toLocaleString('en')} rows, payments`);
  console.table({
    'until the first page, ms': Math.round(loaded),
    'longest task of the page, ms': Math.round(await page.evaluate(() => window.longestTask)),
    'heap of the page, MB': megabytes(heap),
    'more than with an empty list, MB': megabytes(heap - empty),
    'beside the heap, MB': megabytes(beside),
    'most that the process grew, MB': megabytes(growth),
  });

  const link = await page.evaluateHandle(() => window.location.href);
  for (const press of pressed) {
    const times: PressTimes[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      await walkTo(page, await link.jsonValue());
      await page.waitForURL(address);
      await page.waitForTimeout(400);
      if (press.opens) await page.locator(press.opens).click();
      if (press.opens) await page.waitForTimeout(400);
      await thread.slow(slowdown);
      // Every search is a new one: what was found before is kept for a while.
      const typed = 'typed' in press && { typed: `${press.typed}${turn}` };
      times.push(await timesOf(page, { ...press, ...typed }));
      await thread.slow(1);
    }
    const paint = medianOf(times.map((time) => time.paint));
    const answer = Math.round(medianOf(times.map((time) => time.answer)));
    console.log(`${press.name}: painted after ${paint} ms, answered after ${answer}`);
  }
  await leave();
  await browser.close();
  stub.close();
  return heap;
}

async function watch(page: Page) {
  await nameFunctions(page);
  await page.addInitScript(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}

async function threadOf(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  return {
    slow: (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Bytes in use once everything else was thrown away; beside the heap are buffers and the text of the code. */
    async heap() {
      await devTools.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = (await devTools.send('Runtime.getHeapUsage')) as HeapUsage; // as the protocol documents it
      return { heap: usedSize, beside: backingStorageSize };
    },
  };
}

type HeapUsage = { usedSize: number; backingStorageSize?: number };

/** The process that runs the page; Linux alone tells how much memory it takes. */
async function rendererOf(browser: Browser) {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
  return renderers[0]?.id ?? Number.NaN;
}

function memoryOf(processId: number) {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const field = (name: string) => 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: field('VmRSS'), highest: field('VmHWM') };
}

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));

const [count = '100000', ...folders] = process.argv.slice(2);
void run(Number(count), folders.length > 0 ? folders : [process.cwd()]);
