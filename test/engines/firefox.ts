import { launch } from 'puppeteer-core';
import { windowSize, type Engine } from './engine';
import { findProgram } from './system';

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
    name: 'Firefox',
    goTo: async (address) => void (await page.goto(address)),
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value, // the expression is the caller's own
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  };
}
