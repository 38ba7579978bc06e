import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import WebDriver from 'webdriver';
import { freePort } from '../support/freePort';

/** A browser of one engine, as far as the walk needs it. */
export type Engine = {
  goTo: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page; its value travels as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** What the console said since it was last asked, where the engine tells. */
  complaints: () => string[];
  close: () => Promise<void>;
};

const windowSize = { width: 1366, height: 900 };
const hostname = '127.0.0.1';

/** The path of a program of Debian's, whose package is installed where it is missing and can be. */
function findProgram(name: string, debianPackage = name): string {
  const place = `/usr/bin/${name}`;
  if (!existsSync(place) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quietly);
  }
  if (!existsSync(place)) throw new Error(`The walk needs ${name}: apt-get install ${debianPackage}`);
  return place;
}

/** Debian's Firefox without a window. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    defaultViewport: windowSize,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  return {
    goTo: (address) => page.goto(address),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value, // the expression is the caller's own
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}

/** WebKitGTK on a screen of its own; its driver tells nothing of the console. */
export async function openWebKit(): Promise<Engine> {
  const screen = findProgram('Xvfb', 'xvfb');
  const driverProgram = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const port = await freePort();
  const display = `:${90 + (process.pid % 900)}`;
  const programs = [
    // Each ends with its whole group.
    spawn(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore', detached: true }),
    spawn(driverProgram, [`--port=${port}`, `--host=${hostname}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    }),
  ];
  const endPrograms = () => {
    for (const { pid, exitCode } of programs.reverse()) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
  };
  try {
    // It listens a moment after it was started.
    for (let attempt = 0; !(await fetch(`http://${hostname}:${port}/status`).catch(() => undefined)); attempt += 1) {
      if (attempt > 300) throw new Error('WebKitWebDriver does not listen.');
      await sleep(100);
    }
    const capabilities = { 'wdio:enforceWebDriverClassic': true };
    const session = await WebDriver.newSession({ hostname, port, path: '/', logLevel: 'error', capabilities });
    await session.setWindowRect(null, null, windowSize.width, windowSize.height);
    return {
      goTo: (address) => session.navigateTo(address),
      evaluate: async <Value>(expression: string) => (await session.executeScript(`return ${expression}`, [])) as Value, // the expression is the caller's own
      complaints: () => [],
      close: async () => {
        await session.deleteSession();
        endPrograms();
      },
    };
  } catch (error) {
    endPrograms();
    throw error;
  }
}
