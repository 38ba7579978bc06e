import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { visit } from '../browser/support/openBrowser';
import type {} from './watch';

export type Site = { address: string; email: string; password: string };

/** `ms` since the navigation began; `requests` answered and `bytes` received until then, headers included. */
export type Figures = { ms: number; requests: number; bytes: number; shift: number };

export const scenes = ['sign-in form', 'instant journey', 'typed journey', 'warm reload', 'cold reload'] as const;
export type Scene = (typeof scenes)[number];

const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowdown = 4;
const keyEvery = 90;
const totalTimeout = 60_000;

const watch = { content: '' };

/** The whole journey in a fresh profile, from an empty tab to an open confirm box, and then two reloads. */
export async function measure(browser: Browser, site: Site, pace: keyof typeof enter) {
  watch.content ||= watchScript();
  const { page, leave } = await visit(browser);
  const figures = new Map<Scene, Figures>();
  try {
    const devTools = await page.context().newCDPSession(page);
    const traffic = await countTraffic(devTools);
    await devTools.send('Network.emulateNetworkConditions', slowLine);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);

    await page.goto(`${site.address}/`, { waitUntil: 'commit' });
    await inTime(page.evaluate(() => window.watch.form));
    const untilForm = traffic.soFar();
    await enter[pace](page, site);
    figures.set(pace, await finish(page, traffic));
    figures.set('sign-in form', { ...untilForm, ms: await page.evaluate(() => window.watch.typedAt), shift: 0 });

    for (const scene of ['warm reload', 'cold reload'] as const) {
      if (scene === 'cold reload') await devTools.send('Network.clearBrowserCache');
      traffic.forget();
      await page.reload({ waitUntil: 'commit' });
      figures.set(scene, await finish(page, traffic));
    }
  } finally {
    await leave();
  }
  return figures;
}

function watchScript() {
  const source = path.join(__dirname, 'watch.ts');
  return buildSync({ entryPoints: [source], bundle: true, write: false, format: 'iife' }).outputFiles[0]?.text ?? '';
}

const enter = {
  async 'instant journey'({ keyboard }: Page, { email, password }: Site) {
    const steps = [keyboard.insertText(email), keyboard.press('Tab'), keyboard.insertText(password)];
    await Promise.all([...steps, keyboard.press('Enter')]);
  },
  /** The keys fall on a clock, as a person's do, however busy the page is. */
  async 'typed journey'({ keyboard }: Page, { email, password }: Site) {
    const start = performance.now();
    const presses: Promise<void>[] = [];
    for (const [index, key] of [...email, 'Tab', ...password, 'Enter'].entries()) {
      await sleep(start + index * keyEvery - performance.now());
      presses.push(keyboard.press(key));
    }
    await Promise.all(presses);
  },
};

/** Presses the first Accept as soon as it can be seen: the dashboard is usable once that has opened the confirm box. */
async function finish(page: Page, traffic: Traffic): Promise<Figures> {
  const { x, y } = await inTime(page.evaluate(() => window.watch.dashboard));
  await page.mouse.click(x, y);
  await inTime(page.evaluate(() => window.watch.dialog));
  const { requests, bytes } = traffic.soFar();
  const [ms, shift] = await page.evaluate(() => [window.watch.usableAt, window.watch.layoutShift] as const);
  return { ms, requests, bytes, shift };
}

function inTime<Moment>(moment: Promise<Moment>): Promise<Moment> {
  const late = sleep(totalTimeout, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('It took too long.')),
  );
  return Promise.race([moment, late]);
}

type Traffic = { soFar: () => { requests: number; bytes: number }; forget: () => void };

/** Counts what comes over the line, without the chart: the dashboard can be used before it is there. */
async function countTraffic(devTools: CDPSession): Promise<Traffic> {
  const calls = new Map<string, { url: string; sentAt: number; bytes: number; isAnswered: boolean }>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    calls.set(requestId, { url: request.url, sentAt: timestamp, bytes: 0, isAnswered: false });
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const call = calls.get(requestId);
    if (call) call.bytes += encodedDataLength;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(calls.get(requestId) ?? {}, { bytes: encodedDataLength, isAnswered: true });
  });
  await devTools.send('Network.enable');
  const soFar = () => {
    const all = [...calls.values()];
    const chartAt = all.find(({ url }) => url.includes('MonthlyChart'))?.sentAt ?? Infinity;
    // The files that only the chart needs are asked for in one breath with its own, after everything else.
    const counted = all.filter(({ url, sentAt }) => sentAt < chartAt - 0.005 || !url.includes('/assets/'));
    const bytes = counted.reduce((sum, call) => sum + call.bytes, 0);
    return { requests: counted.filter(({ isAnswered }) => isAnswered).length, bytes };
  };
  return { soFar, forget: () => calls.clear() };
}
