import { openBrowser, visit } from '../browser/support/openBrowser';
import { windowSize, type Engine } from './engine';

export async function openChromium(): Promise<Engine> {
  const browser = await openBrowser();
  const { page, complaints } = await visit(browser, { viewport: windowSize });
  return {
    name: 'Chromium',
    goTo: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    // The world of the tests names pictures that nobody has.
    complaints: () => complaints.splice(0).filter((text) => !text.includes('Failed to load resource')),
    close: () => browser.close(),
  };
}
