/*
 * What the two large lists cost the built console at a quarter of the machine's speed: npm run bench:lists [-- payments|members rows [folder …]]
 * Each folder holds a built console, by turns: a busy machine tells only how they compare within one run.
 */
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser, signIn, visit, walkTo } from '../browser/support/openBrowser';
import { servePayments } from '../browser/support/servePayments';
import { makeDataFolder, startServer, type RunningServer } from '../browser/support/startServer';
import { medianOf, nameFunctions, timesOf, type Press, type PressTimes } from './answerTime';

const slowdown = 4;
const runs = 5;
const totalTimeout = 900_000;
const none = { heap: Number.NaN, beside: Number.NaN };

declare global {
  /** Of the page's own thread, in milliseconds. */
  var longestTask: number;
  /** Milliseconds from the last question to a worker to its answer. */
  var lastAnswer: number;
}

type ListPress = Press & { name: string; opens?: string };

// Not the dashboard's list, which stands there until the screen has come.
const measured = '.list:is([aria-label=Payments], [aria-label="Call list"], [aria-label="Users List"])';
const firstName = `${measured} .person-name`;
// Who stands first in the server's order does so by name and by e-mail as well.
const lastName = `${measured} tr:last-child .person-name`;

const paymentPresses: ListPress[] = [
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

const memberPresses: ListPress[] = [
  { name: 'next page', at: 'a[aria-label="Next page"]', answer: firstName },
  { name: 'last page', at: 'a[aria-label="Last page"]', answer: firstName },
  { name: 'search for a name', at: 'input[type=search]', typed: 'kumar 77', answer: firstName },
  { name: 'search for a phone', at: 'input[type=search]', typed: '+91 98 0001', answer: firstName },
  { name: 'sort by name', at: 'th.ant-table-column-has-sorters', answer: lastName },
  { name: 'sort by e-mail', at: 'th.ant-table-column-has-sorters + th', answer: lastName },
];

async function run(name: string, count: number, folders: string[]) {
  const [open, presses] = name === 'members' ? [openMembers, memberPresses] : [openPayments, paymentPresses];
  for (const folder of folders) {
    process.chdir(folder);
    const data = makeDataFolder();
    const server = await startServer(data.folder, 120);
    try {
      await measure(server, count, open, presses, await measure(server, 0, open, []));
    } finally {
      await server.stop();
      data.remove();
    }
  }
}

async function openPayments(page: Page, count: number) {
  await page.goto(`${new URL(page.url()).origin}/admin/premium-analytics`);
  const end = count === 0 ? page.getByText('No Data Found!!').first() : page.locator(firstName).first();
  await end.or(page.getByText('too large').first()).first().waitFor({ timeout: totalTimeout });
  return /premium-analytics$/;
}

async function openMembers(page: Page, count: number) {
  await page.goto(`${new URL(page.url()).origin}/admin/users?set=whole`);
  await page.getByText(/members · updated/).waitFor({ timeout: totalTimeout });
  if (count > 0) await page.locator(firstName).first().waitFor();
  return /users\?set=whole$/;
}

/** Opens a list and presses what there is to press; answers the bytes that the page itself then holds. */
async function measure(
  server: RunningServer,
  count: number,
  open: (page: Page, count: number) => Promise<RegExp>,
  presses: ListPress[],
  empty = Number.NaN,
) {
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
  const threads = await threadsOf(page);
  const processId = await rendererOf(browser);
  const before = memoryOf(processId).now;

  // Reading ten thousand pages waits for the server; only payments come in one answer.
  await threads.slow(open === openPayments ? slowdown : 1);
  const start = performance.now();
  const address = await open(page, count);
  const loaded = performance.now() - start;
  await threads.slow(1);
  // What a page does after it has shown something is over then.
  await page.waitForTimeout(1000);
  const growth = memoryOf(processId).highest - before;
  const [ofPage = none, ...ofWorkers] = await threads.heaps();
  console.log(`${process.cwd()}: ${count.toLocaleString('en')} rows, ${open.name}`);
  console.table({
    'until the first page, ms': Math.round(loaded),
    'longest task of the page, ms': Math.round(await page.evaluate(() => window.longestTask)),
    'heap of the page, MB': megabytes(ofPage.heap),
    'more than with an empty list, MB': megabytes(ofPage.heap - empty),
    'beside the heap, MB': megabytes(ofPage.beside),
    'heap of the worker, MB': megabytes(ofWorkers.reduce((sum, { heap, beside }) => sum + heap + beside, 0)),
    'most that the process grew, MB': megabytes(growth),
  });

  const link = await page.evaluateHandle(() => window.location.href);
  for (const press of presses) {
    const times: PressTimes[] = [];
    const worker: number[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      await walkTo(page, await link.jsonValue());
      await page.waitForURL(address);
      await page.waitForTimeout(400);
      if (press.opens) await page.locator(press.opens).click();
      if (press.opens) await page.waitForTimeout(400);
      await page.evaluate(() => void (window.lastAnswer = 0));
      await threads.slow(slowdown);
      // Every search is a new one: what was found before is kept for a while.
      const typed = 'typed' in press && { typed: `${press.typed}${turn}` };
      times.push(await timesOf(page, { ...press, ...typed }));
      worker.push(await page.evaluate(() => window.lastAnswer));
      await threads.slow(1);
    }
    const paint = medianOf(times.map((time) => time.paint));
    const answer = Math.round(medianOf(times.map((time) => time.answer)));
    const ofWorker = Math.round(medianOf(worker));
    // As much slower as the page, the worker would take three times its time on top.
    const allSlow = answer + (slowdown - 1) * ofWorker;
    console.log(
      `${press.name}: painted after ${paint} ms, answered after ${answer}, of it the worker ${ofWorker}; ${allSlow} with the worker slowed too`,
    );
  }
  await leave();
  await browser.close();
  stub.close();
  return ofPage.heap;
}

async function watch(page: Page) {
  await nameFunctions(page);
  await page.addInitScript(() => {
    window.longestTask = 0;
    window.lastAnswer = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });

    const ask = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function timed(this: Worker, ...message: Parameters<typeof ask>) {
      const asked = performance.now();
      this.addEventListener('message', () => void (window.lastAnswer = performance.now() - asked), { once: true });
      ask.apply(this, message);
    } as typeof ask; // its overloads are one call with one or two arguments
  });
}

type Send = (method: string, params?: object) => Promise<unknown>;

/** The page's own thread and those of its workers, also of workers that begin later. */
async function threadsOf(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const workers = new Map<string, Send>();
  devTools.on('Target.attachedToTarget', ({ sessionId }) => {
    workers.set(sessionId, sendTo(devTools, sessionId));
  });
  devTools.on('Target.detachedFromTarget', ({ sessionId }) => void workers.delete(sessionId));
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const all = (): Send[] => [devTools.send.bind(devTools) as Send, ...workers.values()]; // its overloads are one call by name
  return {
    /** Slows the page down; the browser has no such brake for workers. */
    slow: (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Bytes that the page and each of its workers use once everything else was thrown away; beside the heap are buffers and the text of the code. */
    async heaps() {
      const sizes = all().map(async (send) => {
        await send('HeapProfiler.collectGarbage');
        const { usedSize, backingStorageSize = 0 } = (await send('Runtime.getHeapUsage')) as HeapUsage; // as the protocol documents it
        return { heap: usedSize, beside: backingStorageSize };
      });
      return Promise.all(sizes);
    },
  };
}

type HeapUsage = { usedSize: number; backingStorageSize?: number };

/** A worker is spoken to through the session of its page. */
function sendTo(devTools: CDPSession, sessionId: string): Send {
  let lastId = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const listen = (event: { sessionId: string; message: string }) => {
        const reply = JSON.parse(event.message) as { id?: number; result?: unknown; error?: { message: string } }; // as the protocol documents it
        if (event.sessionId !== sessionId || reply.id !== id) return;
        devTools.off('Target.receivedMessageFromTarget', listen);
        if (reply.error) reject(new Error(reply.error.message));
        else resolve(reply.result);
      };
      devTools.on('Target.receivedMessageFromTarget', listen);
      void devTools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    });
}

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

const [list = 'payments', count = '100000', ...folders] = process.argv.slice(2);
void run(list, Number(count), folders.length > 0 ? folders : [process.cwd()]);
