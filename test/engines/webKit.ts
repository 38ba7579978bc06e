import { windowSize, type Engine } from './engine';
import { end, findProgram, start, untilReady } from './system';
import { freePort } from '../support/freePort';

/** WebKitGTK on a screen of its own, driven by plain W3C WebDriver, which tells nothing of the console. */
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

  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Value }; // what the caller names is what the command answers
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
  const closePrograms = async () => {
    await end(driver);
    await end(display);
  };

  try {
    await untilReady(() => call('GET', '/status'));
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const at = `/session/${sessionId}`;
    await call('POST', `${at}/window/rect`, windowSize);
    return {
      name: 'WebKit',
      goTo: (address) => call('POST', `${at}/url`, { url: address }),
      evaluate: async <Value>(expression: string) =>
        JSON.parse(
          await call<string>('POST', `${at}/execute/sync`, {
            script: `return JSON.stringify(${expression}) ?? 'null'`,
            args: [],
          }),
        ) as Value, // the expression is the caller's own
      complaints: () => [],
      close: async () => {
        await call('DELETE', at);
        await closePrograms();
      },
    };
  } catch (error) {
    await closePrograms();
    throw error;
  }
}
