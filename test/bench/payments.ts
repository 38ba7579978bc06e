/* What a long list of payments costs the built console at a quarter of the machine's speed: npm run bench:payments [-- payments …] */
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser, signIn, visit } from '../browser/support/openBrowser';
import { servePayments } from '../browser/support/servePayments';
import { makeDataFolder, startServer, type RunningServer } from '../browser/support/startServer';
import { answerTime, medianOf, nameFunctions, type Press } from './answerTime';

const slowdown = 4;
const runs = 7;
const patience = 300_000;

declare global {
  /** Of the page's own thread, in milliseconds. */
  var longestTask: number;
  /** Milliseconds from the last question to a worker to its answer. */
  var lastAnswer: number;
}

const firstName = '.payment-figures + .list tbody .person-name';

const presses: (Press & { name: string })[] = [
  { name: 'next page', at: 'a[aria-label="Next page"]', answer: firstName },
  { name: 'last page', at: 'a[aria-label="Last page"]', answer: firstName },
  { name: 'search for a name', at: 'input[type=search]', typed: 'kumar 77', answer: firstName },
  { name: 'search for a phone', at: 'input[type=search]', typed: '+91 98 1234', answer: firstName },
  { name: 'last day', at: '.payment-day + .payment-day input', typed: '2026-01-15', answer: firstName },
  { name: 'over 24 hours', at: '[data-state=processing] a', answer: firstName },
  { name: 'call list', at: '.payment-figure[data-state=failed] a', answer: '.list tbody .person-name' },
];

async function run(counts: number[]) {
  const data = makeDataFolder();
  const server = await startServer(data.folder, 120);
  try {
    for (const count of counts) {
      const stub = await servePayments(server.address, count);
      // A browser of its own, so that its process has done nothing else.
      const browser = await openBrowser();
      console.log(`${count.toLocaleString('en')} payments, ${megabytes(stub.bytes)} MB of JSON`);
      await measure(browser, { ...server, address: stub.address }, stub.bytes);
      await browser.close();
      stub.close();
    }
  } finally {
    await server.stop();
    data.remove();
  }
}

async function measure(browser: Browser, site: RunningServer, bytes: number) {
  const { page, leave } = await visit(browser);
  await nameFunctions(page);
  await page.addInitScript(() => {
    window.longestTask = 0;
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
  await signIn(page, site);
  await page.waitForLoadState('networkidle');
  const threads = await threadsOf(page);
  const processId = await rendererOf(browser);
  const before = memoryOf(processId).now;

  await page.evaluate(() => void (window.longestTask = 0));
  await threads.slow(slowdown);
  const start = performance.now();
  await page.getByRole('link', { name: 'Premium Analytics' }).click();
  await page.locator(firstName).first().waitFor({ timeout: patience });
  const loaded = performance.now() - start;
  await threads.slow(1);
  const growth = memoryOf(processId).highest - before;
  const heap = await threads.heap();
  console.table({
    'until the first page, ms': Math.round(loaded),
    'longest task of the page, ms': Math.round(await page.evaluate(() => window.longestTask)),
    'heap of page and worker, MB': megabytes(heap),
    'heap / JSON': ratio(heap, bytes),
    'most that the process grew, MB': megabytes(growth),
    'growth / JSON': ratio(growth, bytes),
  });

  const rows = [];
  for (const press of presses) {
    const times: number[] = [];
    const worker: number[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      await page.getByRole('link', { name: 'Premium Analytics' }).click();
      await page.waitForURL(/premium-analytics$/);
      await page.waitForTimeout(400);
      await threads.slow(slowdown);
      times.push(await answerTime(page, press));
      worker.push(await page.evaluate(() => window.lastAnswer));
      await threads.slow(1);
    }
    const ms = Math.round(medianOf(times));
    const ofWorker = Math.round(medianOf(worker));
    // As much slower as the page, the worker would take three times its time on top.
    const allSlow = ms + (slowdown - 1) * ofWorker;
    rows.push({ press: press.name, 'median ms': ms, 'of it the worker': ofWorker, 'worker slowed too': allSlow, runs });
  }
  console.table(rows);
  await leave();
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
    /** Bytes that are in use once everything else was thrown away. */
    async heap() {
      const sizes = all().map(async (send) => {
        await send('HeapProfiler.collectGarbage');
        const { usedSize, backingStorageSize = 0 } = (await send('Runtime.getHeapUsage')) as HeapUsage; // as the protocol documents it
        return usedSize + backingStorageSize;
      });
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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
const ratio = (one: number, other: number) => Number((one / other).toFixed(2));

const asked = process.argv.slice(2).map(Number);
void run(asked.length > 0 ? asked : [100_000, 1_000_000]);
