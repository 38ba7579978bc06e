import WebDriver from 'webdriver';
import { freePort } from '../support/freePort';
import { windowSize, type Engine } from './engine';
import { end, findProgram, start, untilReady } from './system';

/** WebKitGTK on a screen of its own; its driver tells nothing of the console. */
export async function openWebKit(): Promise<Engine> {
  const screen = findProgram('Xvfb', 'xvfb');
  const driverProgram = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const number = 90 + (process.pid % 900);
  const display = start(screen, [`:${number}`, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const driver = start(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${number}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const closePrograms = async () => {
    await end(driver);
    await end(display);
  };

  try {
    const hostname = '127.0.0.1';
    await untilReady(() => fetch(`http://${hostname}:${port}/status`));
    const session = await WebDriver.newSession({
      hostname,
      port,
      path: '/',
      logLevel: 'error',
      capabilities: { 'wdio:enforceWebDriverClassic': true },
    });
    await session.setWindowRect(null, null, windowSize.width, windowSize.height);
    return {
      name: 'WebKit',
      goTo: async (address) => void (await session.navigateTo(address)),
      evaluate: async <Value>(expression: string) => (await session.executeScript(`return ${expression}`, [])) as Value, // the expression is the caller's own
      complaints: () => [],
      close: async () => {
        await session.deleteSession();
        await closePrograms();
      },
    };
  } catch (error) {
    await closePrograms();
    throw error;
  }
}
